// Runs before the other commands. It is JavaScript for old versions of Node.js, so that they can print the message.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '');
const current = process.argv[2] || process.versions.node;

/** One number for major and minor version together. */
function orderOf(version) {
  const [major, minor] = version.split('.').map(Number);
  return major * 1000 + minor;
}

if (orderOf(current) < orderOf(least)) {
  console.error(
    `The site needs Node.js ${least} or newer. This is ${current}. Run npm ci, which installs one, or install a newer Node.js.`,
  );
  process.exitCode = 1;
}
