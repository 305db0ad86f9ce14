import { launch } from 'puppeteer-core';
import { DeskServer } from '../../tests/e2e/support/desk.ts';
import { requireChromium } from '../programs/chromium.ts';
import { median } from './median.ts';
import { type Result, runLighthouse } from './speed.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** For each page, with its stylesheet and script: largest contentful paint in milliseconds, and bytes on the wire. */
const limits = { largestPaintMs: 1500, bytes: 30 * 1024 };

/**
 * Prints what Lighthouse says about the pages of the desk on its simulated phone, with a thousand leads and an empty cache.
 * @returns whether each page has full scores, and is within `limits`
 */
export async function reportDeskSpeed(rounds: number): Promise<boolean> {
  await using stack = new AsyncDisposableStack();
  const desk = await DeskServer.start(1000);
  stack.defer(() => desk.remove());
  const browser = await launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const reference = await desk.addLead('Ananya Chakraborty');
  // The first pages are measured before the sign-in.
  const signIn = await measure('/sign-in');
  const { address, code } = await desk.makeCode();
  const page = await browser.newPage();
  await page.goto(address);
  await page.type('[name=code]', code);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  const cookies = await browser.cookies();
  await page.close();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const measured = [signIn];
  for (const path of ['/', '/leads', `/leads/${reference}`]) measured.push(await measure(path, { Cookie }));
  console.table(measured);
  return measured.every(
    (result) =>
      categories.every((name) => result[name] === 100) &&
      result.largestPaintMs <= limits.largestPaintMs &&
      result.bytes <= limits.bytes,
  );

  async function measure(path: string, extraHeaders: Record<string, string> = {}) {
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(
        await runLighthouse(browser, `${desk.origin}${path}`, {
          extraHeaders,
          onlyCategories: [...categories],
        }),
      );
    const figure = (read: (result: Result) => number | null | undefined) =>
      Math.round(median(results.map((result) => read(result) ?? Number.NaN)));
    const [performance, accessibility, bestPractices] = categories.map((name) =>
      figure((result) => (result.categories[name]?.score ?? 0) * 100),
    );
    return {
      path: path.startsWith('/leads/') ? 'one lead' : path,
      performance,
      accessibility,
      'best-practices': bestPractices,
      largestPaintMs: figure((result) => result.audits['largest-contentful-paint']?.numericValue),
      bytes: figure((result) => result.audits['total-byte-weight']?.numericValue),
    };
  }
}
