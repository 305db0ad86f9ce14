import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { buildDir } from '../../../tools/site-build/paths.ts';
import { copyProject, type ProjectCopy } from '../../../tools/test-support/project-copy.ts';
import { accessibilityViolations } from '../support/accessibility.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { expect, test } from '../support/test.ts';

// One after another in one worker, so that the copy and its servers start once.
test.describe.configure({ mode: 'default' });

let copy: ProjectCopy;
let server: ChildProcess;
let env: NodeJS.ProcessEnv;
const origins = { site: '', desk: '' };

test.beforeAll(async () => {
  test.setTimeout(120_000);
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

async function signIn(page: Page): Promise<void> {
  const { text } = await copy.run(['tools/desk.ts', '--code', 'rina@example.com'], env);
  await page.goto(`${origins.desk}/sign-in?${/\?(\S+)/.exec(text)?.[1]}`);
  await page.getByLabel('Code').fill(/code (\d{3} \d{3})/.exec(text)?.[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

/** Opens a file of facts and one of its entries. @returns the entry; the first one if `entry` is missing */
async function openFacts(page: Page, name: RegExp, entry?: string): Promise<Locator> {
  await page.goto(`${origins.desk}/facts`);
  await page.getByRole('link', { name }).click();
  const details = page.locator('details').filter({ has: page.locator('summary', { hasText: entry ?? /./ }) });
  if (entry !== undefined) await details.locator('summary').click();
  return details.first();
}

const checkAndPreview = (page: Page) => page.getByRole('button', { name: 'Check and preview' }).first().click();
const previewOf = (page: Page, path: string) => page.getByRole('link', { name: path, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a member of the staff adds a batch, previews its pages and publishes it @desktop', async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page);
    await openFacts(page, /^Batches/);
    await page.getByRole('button', { name: 'Add an entry' }).click();
    const added = page.locator('details[open]');
    await added.getByLabel('Course').selectOption('C/C++ Programming');
    await added.getByLabel('Starts').fill('2027-04-03');
    await added.getByLabel('Sat').check();
    await added.getByLabel('Time').fill('5PM to 7PM');
    await added.getByLabel('Centre').selectOption('Agartala');
    await added.getByLabel('Seats').fill('two');
    await added.getByLabel('Language').fill('Bengali');
    await added.getByLabel('Teacher').fill('Rina Das, engineer');
    await checkAndPreview(page);
    await expect(page.getByRole('alert')).toContainText('One field needs a correction. Nothing was lost.');
    await expect(added.getByLabel('Seats')).toHaveValue('two');
    expect(await overflowingText(page)).toEqual([]);
    await added.getByLabel('Seats').fill('22');
    await checkAndPreview(page);
    const changes = page.getByRole('table', { name: 'C/C++ Programming, 3 April 2027' });
    await expect(changes.getByRole('row', { name: 'Seats' })).toContainText('22');
    await expect(changes.getByRole('row', { name: 'Centre' })).toContainText('Agartala');

    const preview = previewOf(page, '/curriculum/cpp-programming');
    await expect(preview).toBeVisible({ timeout: 90_000 });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await overflowingText(page)).toEqual([]);
    await preview.click();
    await expect(page.getByText('22 in the room').first()).toBeAttached();
    await page.goBack();
    expect(await batchesOnSite()).not.toContain('22 in the room');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status')).toContainText('Live since', { timeout: 90_000 });
    await expect.poll(batchesOnSite, { timeout: 30_000 }).toContain('22 in the room');
    await expect(page.getByRole('button', { name: 'Undo: put the old values back' })).toBeVisible();
  });
});

test('a member of the staff previews a testimonial with a picture, and removes a position from the form @desktop', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page);

  await openFacts(page, /^Testimonials/);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const added = page.locator('details[open]');
  await added.getByLabel('Name').fill('Purnima Reang');
  await added.getByLabel('Company').fill('Reang Weavers, Udaipur');
  await added
    .getByLabel('Content')
    .fill('Orders came by phone and were lost. Now each one is in a list, and we see what to weave next.');
  await added.getByLabel('Rating').fill('5');
  await added.getByLabel('What the picture shows').first().fill('Purnima Reang at her loom');
  await added
    .getByLabel(/^Picture/)
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await checkAndPreview(page);
  await expect(added).toContainText('This picture cannot be read. Choose a JPEG, PNG or WebP file.');
  await expect(added.getByLabel('Content')).toHaveValue(/^Orders came by phone/);
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await added.getByLabel(/^Picture/).setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: photo });
  await checkAndPreview(page);
  await previewOf(page, '/').click({ timeout: 90_000 });
  const picture = page.getByAltText('Purnima Reang at her loom');
  await expect(picture).toHaveAttribute('src', /\/people\/[0-9a-f]{16}\.webp$/);
  const loaded = await page.request.get(`${origins.desk}${await picture.getAttribute('src')}`);
  expect([loaded.status(), loaded.headers()['content-type']]).toEqual([200, 'image/webp']);

  const position = await openFacts(page, /^Open positions/, 'DevOps Engineer');
  await position.getByRole('button', { name: /^Remove DevOps Engineer/ }).click();
  await expect(page.locator('summary', { hasText: 'Programming Instructor' })).toHaveCount(1);
  await expect(page.locator('summary', { hasText: 'DevOps Engineer' })).toHaveCount(0);
});

/** The page of a course with batches; empty while the site restarts. */
async function batchesOnSite(): Promise<string> {
  const response = await fetch(`${origins.site}/curriculum/cpp-programming`).catch(() => null);
  return (await response?.text()) ?? '';
}
