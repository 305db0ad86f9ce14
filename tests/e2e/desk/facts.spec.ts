import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { buildDir } from '../../../tools/site-build/paths.ts';
import { copyProject, type ProjectCopy } from '../../../tools/test-support/project-copy.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { textBeyondEdge } from '../support/text-beyond-edge.ts';

let copy: ProjectCopy;
let server: ChildProcess;
let env: NodeJS.ProcessEnv;
const origins = { site: '', desk: '' };

test.beforeAll(async () => {
  copy = await copyProject();
  await cp(buildDir, copy.path('build'), { recursive: true });
  await mkdir(copy.path('data'));
  env = { PATH: process.env.PATH, DATA_DIR: copy.path('data'), PORT: String(await unusedPort()), DESK_PORT: '0' };
  server = spawn(process.execPath, ['server/main.ts', '--with-desk'], { cwd: copy.dir, env });
  let output = '';
  for await (const chunk of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    origins.site = /site is at (\S+)/.exec(output)?.[1] ?? '';
    origins.desk = /desk of the staff is at (\S+)/.exec(output)?.[1] ?? '';
    if (origins.site && origins.desk) break;
  }
  server.stdout?.resume();
  await copy.run(['tools/desk.ts', '--invite', 'rina@example.com', '--name', 'Rina Das', '--owner'], env);
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await copy.remove();
});

test.skip(({ isMobile }) => !isMobile, 'publishing twice takes half a minute');

test('announces more seats, sees the pages first, and undoes the change', async ({ page }) => {
  test.setTimeout(120_000);
  const { text } = await copy.run(['tools/desk.ts', '--code', 'rina@example.com'], env);
  await page.goto(`${origins.desk}/sign-in?${/\?(\S+)/.exec(text)?.[1]}`);
  await page.getByLabel('Code').fill(/code (\d{3} \d{3})/.exec(text)?.[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.goto(`${origins.desk}/facts`);
  await page.getByRole('link', { name: /^Batches/ }).click();
  const first = page.locator('details').first();
  await first.locator('summary').click();
  await first.getByLabel('Seats').fill('two');
  await page.getByRole('button', { name: 'Check and preview' }).first().click();
  await expect(page.getByRole('alert')).toContainText('One field needs a correction. Nothing was lost.');
  await expect(first.getByLabel('Seats')).toHaveValue('two');
  expect(await textBeyondEdge(page)).toEqual([]);
  await first.getByLabel('Seats').fill('22');
  await page.getByRole('button', { name: 'Check and preview' }).first().click();
  await expect(page.getByRole('row', { name: 'cpp-programming, 2027-01-09 › Seats 20 22' })).toBeVisible();

  const preview = page.getByRole('link', { name: '/curriculum/cpp-programming' });
  await expect(preview).toBeVisible({ timeout: 40_000 });
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await textBeyondEdge(page)).toEqual([]);
  await preview.click();
  await expect(page.getByText('22 in the room').first()).toBeAttached();
  await page.goBack();
  expect(await seatsOnSite()).toContain('20 in the room');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Live since', { timeout: 40_000 });
  await expect.poll(seatsOnSite, { timeout: 10_000 }).toContain('22 in the room');

  await page.getByRole('button', { name: 'Undo: put the old values back' }).click();
  await expect(page.getByRole('status')).toContainText('Live since', { timeout: 40_000 });
  await expect.poll(seatsOnSite, { timeout: 10_000 }).toContain('20 in the room');
});

/** While the site restarts, there is no page. */
async function seatsOnSite(): Promise<string> {
  const response = await fetch(`${origins.site}/curriculum/cpp-programming`).catch(() => null);
  return (await response?.text()) ?? '';
}
