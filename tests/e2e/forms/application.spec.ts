import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  applicationFields,
  applicationPath,
  applyButton,
  type ChosenFile,
  expectApplication,
  fillApplication,
  fillApplicationFields,
  newApplication,
  pdfFile,
  renamedProgram,
  resumeField,
} from '../support/application.ts';
import { waitForHumanPace } from '../support/human-pace.ts';
import { leadsOf } from '../support/leads.ts';
import { isFormPost, watchPosts } from '../support/posts.ts';
import { delayScript } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

const success = 'Application sent!';
const noAnswers = { name: '', email: '', phone: '', profile: '', message: '' };
const fiveMb = 5 * 1024 * 1024;
const notPdf = 'Résumé is not a PDF file. Please save it as PDF and choose that file.';
const tooLarge = 'Résumé is larger than 5 MB. Please choose a smaller PDF file.';
const wrongFiles: [what: string, file: () => ChosenFile, message: string][] = [
  ['a program with the name of a PDF', renamedProgram, notPdf],
  ['a file that is one byte too large', () => pdfFile({ size: fiveMb + 1 }), tooLarge],
];

const successToast = (page: Page) => page.getByRole('status').getByText(success, { exact: true });

// Animations would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor applies from the list of positions, and the application is stored with its file @phone', async ({
  page,
  site,
}) => {
  const answers = newApplication();
  const file = pdfFile({ size: 300_000 });
  await page.goto('/company/careers');
  await page.getByRole('link', { name: 'Apply Now for Full-Stack Developer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full-Stack Developer');
  await expect(page.getByRole('complementary')).toContainText('Experience2-4 years');
  await fillApplication(page, answers, file);
  await applyButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await expectApplication(page, noAnswers, '');
  await expect(page).toHaveURL(applicationPath);
  const stored = await leadsOf(site, answers);
  const receipt = page.getByRole('region', { name: 'Your reference number' });
  await expect(receipt).toContainText(stored[0]?.reference ?? 'no lead');
  await expect(receipt).toContainText('within five working days');
  await receipt.getByText('What you sent').click();
  await expect(receipt.getByRole('definition')).toHaveText([
    'Full-Stack Developer',
    ...Object.values(answers),
    file.name,
  ]);
  expect(stored.map((lead) => lead.answers)).toEqual([{ position: 'full-stack-developer', ...answers }]);
  expect(stored[0]?.attachments).toMatchObject([
    {
      field: 'resume',
      fileName: file.name,
      byteSize: file.buffer.length,
      sha256: createHash('sha256').update(file.buffer).digest('hex'),
    },
  ]);
});

test.describe('an unacceptable file @desktop', () => {
  test('is reported at once and never sent, and the other answers stay', async ({ page, site }) => {
    const posts = watchPosts(page);
    const answers = newApplication();
    await page.goto(applicationPath);
    for (const [what, makeFile, message] of wrongFiles) {
      await test.step(what, async () => {
        const file = makeFile();
        await fillApplication(page, answers, file);
        await expect(page.locator('.field-error')).toHaveText(message);
        await expect(resumeField(page)).toHaveAccessibleDescription(message);
        await applyButton(page).click();
        await expect(page.getByRole('alert')).toContainText('Not sent: one answer needs a change');
        await expect(page.getByText(message)).toHaveCount(1);
        await expect(resumeField(page)).toBeFocused();
        await expectApplication(page, answers, file.name);
        expect(posts).toEqual([]);
        await resumeField(page).setInputFiles(pdfFile());
        await expect(page.locator('.field-error')).toHaveCount(0);
        await expect(page.getByRole('alert')).toBeHidden();
      });
    }
    await applyButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });

  test('must be chosen again if it no longer exists', async ({ page, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cv-'));
    const path = join(folder, 'cv.pdf');
    writeFileSync(path, pdfFile().buffer);
    const answers = newApplication();
    await page.goto(applicationPath);
    await fillApplication(page, answers, path);
    await expect(page.locator('.field-error')).toHaveCount(0);
    rmSync(folder, { recursive: true });
    await applyButton(page).click();
    await expect(resumeField(page)).toHaveAccessibleDescription(
      'The file you chose can no longer be read. Please choose it again.',
    );
    await expectApplication(page, answers, 'cv.pdf');
    await resumeField(page).setInputFiles(pdfFile());
    await applyButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await leadsOf(site, answers)).toHaveLength(1);
  });
});

test('shows all missing answers at once, then the errors of the server, and keeps the answers and the file @desktop', async ({
  page,
  site,
}) => {
  const posts = watchPosts(page);
  const { name, email, profile } = applicationFields(page);
  await page.goto(applicationPath);
  await fillApplication(page, { ...newApplication(), name: '', email: 'bina@' }, null);
  await applyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Not sent: 3 answers need a change');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Full Name', 'Email Address', 'Résumé']);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Full Name is missing. Please fill it in.');
  await expect(email).toHaveAccessibleDescription(/^Email Address is not a complete email address\./);
  await expect(resumeField(page)).toHaveAccessibleDescription('Résumé is missing. Please choose a PDF file.');
  expect(posts).toEqual([]);
  const answers = { ...newApplication(), profile: 'my page' };
  const file = pdfFile();
  await fillApplication(page, answers, file);
  await applyButton(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Link to a profile' })).toBeVisible();
  await expect(profile).toHaveAccessibleDescription(/^Link to a profile is not the address of a web page\./);
  await expect(profile).toBeFocused();
  await expectApplication(page, answers, file.name);
  await profile.fill('');
  await applyButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('a slow connection shows the progress of the upload, and a second press sends nothing @desktop', async ({
  page,
  site,
}) => {
  const posts = watchPosts(page);
  const answers = newApplication();
  await page.goto(applicationPath);
  await fillApplication(page, answers, pdfFile({ size: 1_500_000 }));
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await applyButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.locator('[data-progress]')).toHaveText(/^Sending your résumé: [1-9]0%$/);
  await page.getByRole('button', { name: 'Sending...' }).click();
  await expect(successToast(page)).toBeVisible();
  await expect(page.locator('[data-progress]')).toBeEmpty();
  expect(posts).toHaveLength(1);
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test('a killed server loses no acknowledged application; the next one stays in the form without its file @desktop', async ({
  page,
  site,
}) => {
  const acknowledged = newApplication();
  await page.goto(applicationPath);
  await fillApplication(page, acknowledged, pdfFile({ size: 200_000 }));
  await applyButton(page).click();
  await expect(successToast(page)).toBeVisible();
  const answers = newApplication();
  const file = pdfFile();
  await fillApplication(page, answers, file);
  await site.kill9();
  await applyButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer from our server');
  await expectApplication(page, answers, file.name);
  const href = await page
    .getByRole('alert')
    .getByRole('link', { name: /^Email/ })
    .getAttribute('href');
  const mailtoText = decodeURIComponent(href ?? '');
  expect(mailtoText).toContain(`body=Job application\nPosition: Full-Stack Developer\nFull Name: ${answers.name}`);
  expect(mailtoText).toContain(file.name);
  await expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText(/^Email .+ and attach your file$/);
  await site.restart();
  const stored = await leadsOf(site, acknowledged);
  expect(stored.map(({ attachments }) => attachments.map(({ byteSize }) => byteSize))).toEqual([[200_000]]);
  await page.goto(applicationPath);
  const offer = page.getByRole('status').filter({ hasText: 'We do not know' });
  await expect(offer).toHaveText(
    /Please send it again: it is counted once\. A file is not kept: please choose yours again\.$/,
  );
  await expect(page.getByRole('button', { name: 'Send it now' })).toHaveCount(0);
  await expectApplication(page, answers, '');
  await resumeField(page).setInputFiles(file);
  await waitForHumanPace(page);
  await applyButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(await leadsOf(site, answers)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a reply page, and stores an application once even if it is sent twice @phone', async ({ page, site }) => {
    const answers = newApplication();
    for (let count = 0; count < 2; count += 1) {
      await page.goto(applicationPath);
      await fillApplicationFields(page, answers, pdfFile());
      await applyButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(success);
      await expect(page).toHaveTitle(/^Application sent! /);
      await expect(page.getByRole('main').getByRole('link', { name: 'Back to the open positions' })).toBeVisible();
    }
    const stored = await leadsOf(site, answers);
    expect(stored.map((lead) => [lead.answers, lead.attachments.length])).toEqual([
      [{ position: 'full-stack-developer', ...answers }, 1],
    ]);
  });

  test('refuses an unacceptable file with a reason, and keeps every other answer @desktop', async ({ page, site }) => {
    const answers = newApplication();
    await page.goto(applicationPath);
    await fillApplicationFields(page, answers, null);
    const refused: typeof wrongFiles = [
      ['a program with the name of a PDF', renamedProgram, notPdf],
      ['a file of 20 MB', () => pdfFile({ size: 20_000_000 }), tooLarge],
    ];
    for (const [what, makeFile, message] of refused) {
      await test.step(what, async () => {
        await resumeField(page).setInputFiles(makeFile());
        await applyButton(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application not sent');
        await expect(page).toHaveTitle(/^Error: Application not sent/);
        await expect(page.getByRole('alert').getByRole('link')).toHaveText('Résumé');
        await expect(page.getByText(message)).toHaveCount(1);
        const emailLink = page.locator('.failure-email a');
        await expect(emailLink).toHaveAttribute('href', /Position%3A%20Full-Stack%20Developer%0A/);
        for (const [name, field] of Object.entries(applicationFields(page))) {
          await expect(field).toHaveValue(answers[name as keyof typeof answers]);
        }
        await expect(resumeField(page)).toHaveAccessibleDescription(/^Please choose your résumé again\..+/);
        expect(await leadsOf(site, answers)).toEqual([]);
      });
    }
    await resumeField(page).setInputFiles(pdfFile());
    await applyButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(success);
    const stored = await leadsOf(site, answers);
    expect(stored.map((lead) => lead.answers)).toEqual([{ position: 'full-stack-developer', ...answers }]);
  });

  test('says that a position has been filled, and links to the others @desktop', async ({ page }) => {
    await page.goto(applicationPath);
    await fillApplicationFields(page, newApplication(), pdfFile());
    await page.route('/send/application', (route) => {
      const body = route
        .request()
        .postDataBuffer()
        ?.toString('latin1')
        .replace('full-stack-developer', 'chief-of-weaving-xyz');
      return route.continue({ postData: Buffer.from(body ?? '', 'latin1') });
    });
    await applyButton(page).click();
    await expect(page.getByRole('main')).toContainText('This position is no longer open.');
    await page.getByRole('link', { name: 'Back to the open positions' }).click();
    await expect(page).toHaveURL('/company/careers#positions');
  });
});

test.describe('axe finds no violation', () => {
  test.slow();

  test('on the page, with a wrong file, and after sending @phone', async ({ page, expectAccessible }) => {
    await page.goto(applicationPath);
    await expectAccessible();
    await fillApplication(page, newApplication(), renamedProgram());
    await expect(page.locator('.field-error')).toBeVisible();
    await applyButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not sent: one answer needs a change');
    await expectAccessible();
    await resumeField(page).setInputFiles(pdfFile());
    await applyButton(page).click();
    await page.getByText('What you sent').click();
    await expectAccessible();
  });
});

test('a long file name does not make the page scroll sideways at 320 px @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(applicationPath);
  await fillApplication(page, newApplication(), { ...renamedProgram(), name: `${'long name '.repeat(20)}.pdf` });
  await expect(page.locator('.field-error')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an empty question about a course, sent before its script loads, shows each error until the visitor corrects it @desktop', async ({
  page,
}) => {
  const release = await delayScript(page, 'send-in-place');
  await page.goto('/ask/flutter');
  await page.getByRole('button', { name: 'Send Question' }).click();
  release();
  const answers = [
    ['Full Name', 'Bina Debbarma'],
    ['Email Address', 'bina@example.com'],
    ['Your Question', 'Is it taught at weekends?'],
  ] as const;
  const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(answers.map(([label]) => label));
  await expect(field('Full Name')).toBeFocused();
  await field('Email Address').fill('bina@');
  await expect(page.locator('.field-error')).toHaveCount(answers.length);
  for (const [index, [label, answer]] of answers.entries()) {
    await field(label).fill(answer);
    await expect(page.locator('.field-error')).toHaveCount(answers.length - 1 - index);
  }
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error/);
});

test('the browser refuses a question with neither an email address nor a phone number @desktop', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (isFormPost(request)) posts += 1;
  });
  await page.goto('/ask');
  const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
  await field('Full Name').fill('Bina Debbarma');
  await field('Your Question').fill('Is it taught at weekends?');
  await page.getByRole('button', { name: 'Send Question' }).click();
  await expect(field('Email Address')).toBeFocused();
  await expect(page.locator('.field-error')).toHaveText(
    'Please give an email address or a phone number, so that we can answer you.',
  );
  expect(posts).toBe(0);
});

test('a small phone shows a failure, another contact method and the send button together @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('/api/send/application', (route) => route.abort());
  await page.goto(applicationPath);
  await fillApplication(page, newApplication(), pdfFile());
  await applyButton(page).click();
  const failure = page.getByRole('alert');
  const header = await page.getByRole('banner').boundingBox();
  const title = await failure.getByText('No answer from our server').boundingBox();
  expect(title?.y).toBeGreaterThan(header?.height ?? Number.NaN);
  await expect(failure.getByRole('link', { name: /^Email/ })).toBeInViewport({ ratio: 1 });
  await expect(applyButton(page)).toBeInViewport({ ratio: 1 });
});
