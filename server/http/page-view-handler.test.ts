import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageViewPath } from '#forms/page-view.ts';
import { startTestSite, type TestSite } from '../test-support/site.ts';

let site: TestSite;
let counted: string[];
beforeEach(async () => {
  counted = [];
  site = await startTestSite({ countView: (page) => counted.push(page) });
});
afterEach(() => site.stop());

const report = async (body: string, headers: Record<string, string> = {}) =>
  (await site.get(pageViewPath, { method: 'POST', body, headers: { 'user-agent': 'Firefox', ...headers } })).status;

it('counts pages of the site, and steps of a registration', async () => {
  for (const page of ['/', '/about', '/about#2']) expect(await report(page)).toBe(204);
  expect(counted).toEqual(['/', '/about', '/about#2']);
});

it.each([
  ['a page that does not exist', '/nothing', {}],
  ['a file', '/assets/app-a1b2c3d4.js', {}],
  ['a query', '/about?email=a@example.com', {}],
  ['another website', '/about', { origin: 'https://evil.example' }],
  ['a robot', '/about', { 'user-agent': 'Googlebot/2.1' }],
])('does not count %s', async (_, page, headers) => {
  expect(await report(page, headers)).toBe(204);
  expect(counted).toEqual([]);
});

it('refuses a long body and other methods, and logs no body', async () => {
  expect(await report('/about'.padEnd(300, 'x'))).toBe(413);
  expect((await site.get(pageViewPath)).status).toBe(405);
  expect(JSON.stringify(site.logged)).not.toContain('xxx');
  expect(counted).toEqual([]);
});
