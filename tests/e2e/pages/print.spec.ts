import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { profile } from '#content';
import { expect, test } from '../support/test.ts';

test.afterEach(({ stillPage }) => stillPage.emulateMedia({ media: null, colorScheme: null }));

/** One page of each kind. */
const addresses = [
  '/',
  '/services/cloud-solutions',
  '/technologies/devops',
  '/our-work',
  '/textmi',
  '/work/crm-suite',
  '/about',
  '/company/our-team',
  '/company/careers',
  '/how-we-contract',
  '/sectors/hospitals',
  '/tender-file',
  '/curriculum/cpp-programming',
  '/privacy-policy',
  '/privacy-notice',
];

for (const address of addresses) {
  test(`${address} prints black on white, with its address and our contact details, and without controls @desktop`, async ({
    stillPage: page,
  }) => {
    await page.goto(address);
    const printedAddress = page.getByText(`${profile.origin}${address === '/' ? '' : address}`, { exact: true });
    await expect(printedAddress).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(printedAddress).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of ['header', 'footer :is(nav, form)', '.cloth', 'main button', 'main form']) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    for (const contact of [profile.phone.text, profile.email.text, profile.registeredOffice.text]) {
      await expect(page.getByRole('contentinfo').getByText(contact, { exact: false }).first(), contact).toBeVisible();
    }
    // A4 is 680 CSS pixels wide between its margins, and must not cut off any text on the right.
    await page.setViewportSize({ width: 680, height: 1000 });
    const cut = await page.evaluate(() => {
      const isCut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
      return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, figcaption)')]
        .filter(isCut)
        .map((element) => element.textContent);
    });
    expect(cut).toEqual([]);
  });
}

test('the tender file is two sheets of A4 @desktop', async ({ stillPage: page }) => {
  await page.goto('/tender-file');
  const sheets = await printedSheets(page);
  expect(sheets.length).toBe(2);
  expect(sheets[1]?.map(({ words }) => words).join('')).toContain('Sheet 2 of 2');
});

/** Each has content across a page break, or a header picture that a screen shows next to the text. */
for (const address of [
  '/privacy-notice',
  '/internship',
  '/placement-training',
  '/services/enterprise-solutions',
  '/services/mobile-development',
  '/technologies/react-angular',
]) {
  test(`${address} prints no text over another text @desktop`, async ({ stillPage: page }) => {
    await page.goto(address);
    for (const [sheet, runs] of (await printedSheets(page)).entries()) {
      const overlaps = runs.flatMap((run, index) =>
        runs
          .slice(index + 1)
          .filter((other) => Math.abs(other.y - run.y) < 0.9 * run.height && overlapOf(run, other) > 2)
          .map((other) => `${run.words} | ${other.words}`),
      );
      expect(overlaps, `sheet ${sheet + 1}`).toEqual([]);
    }
  });
}

test('a heading of the privacy notice is never the last line of a sheet @desktop', async ({ stillPage: page }) => {
  await page.goto('/privacy-notice');
  const headings = await page.locator('main h2').evaluateAll((all) => all.map(({ textContent }) => textContent));
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeGreaterThan(2);
  for (const runs of sheets) {
    const last = runs.reduce((lowest, run) => (run.y < lowest.y ? run : lowest));
    expect(headings).not.toContain(last.words.replace(/^\d+\. /, ''));
  }
});

/** A piece of text on a sheet of A4: its start and baseline, in points from the lower left corner. */
interface Run {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlapOf = (one: Run, other: Run) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);

/** @returns the texts of each sheet */
async function printedSheets(page: Page): Promise<readonly (readonly Run[])[]> {
  const loadingTask = getDocument({ data: Uint8Array.from(await page.pdf({ preferCSSPageSize: true, format: 'A4' })) });
  const document = await loadingTask.promise;
  const sheets: Run[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ words: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
          : [],
      ),
    );
  }
  await loadingTask.destroy();
  return sheets;
}
