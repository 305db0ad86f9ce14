// Runs before the other commands. With --built, it also checks that a build has generated the files that they import. It is JavaScript that
// old versions of Node.js can run, so that they print the message.
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const minimum = engines.node.replace('>=', '');
const options = process.argv.slice(2);
const current = options.find((option) => !option.startsWith('-')) || process.versions.node;

/** Combines the major and the minor version into one number. */
function orderOf(version) {
  const [major, minor] = version.split('.').map(Number);
  return major * 1000 + minor;
}

if (orderOf(current) < orderOf(minimum)) {
  console.error(
    `The site needs Node.js ${minimum} or newer. This is ${current}. Run npm ci, which installs one, or install a newer Node.js.`,
  );
  process.exitCode = 1;
} else if (options.includes('--built') && !existsSync(new URL('../.generated/handouts.ts', import.meta.url))) {
  console.error('The site is not built yet. Run: npm run build');
  process.exitCode = 1;
}
