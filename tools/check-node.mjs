// Run by whatever Node.js there is, before anything newer is: so it is no TypeScript, and written as an old one reads it.
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
    `The site needs Node.js ${least} or newer, and this is ${current}. Run: npm ci (without --omit=dev it brings one), or install a newer Node.js.`,
  );
  process.exitCode = 1;
}
