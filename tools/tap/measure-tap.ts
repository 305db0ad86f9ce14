import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, launch, type Page, type Point } from 'puppeteer-core';
import { inFolder, pathOf, startProgram } from '../bench/run-programs.ts';
import { installChromium } from '../chromium/install.ts';
import { locateChromium } from '../chromium/locate.ts';
import { type SlowLine, startSlowLine } from './slow-line.ts';

/** From one page to another, by a link of it. */
export interface Walk {
  readonly from: string;
  readonly to: string;
  /** Whether the link stands in the menu of a phone. */
  readonly isInMenu?: boolean;
}

/** One walk, as often as it was measured: milliseconds from the finger's leaving the screen to the next page's painted heading. */
export interface MeasuredWalk extends Walk {
  /** The link had been in view for a second. */
  readonly seenMs: readonly number[];
  /** Tapped as soon as it was in view. */
  readonly atOnceMs: readonly number[];
  /** As soon as it was in view, between plain documents. */
  readonly plainMs: readonly number[];
}

/**
 * A window of a phone's size, with a finger in the place of a pointer by the settings of the browser itself: what CDP emulates ends for a page
 * the moment it is left, so that all of it is styled and laid out once more before the next one is shown (half a second, which no phone takes).
 */
const phone = { width: 360, height: 800, deviceScaleFactor: 2 };
const phoneArguments = [
  '--touch-events=enabled',
  '--hide-scrollbars',
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2',
];
/** How many times slower than this machine's its processor is. */
const slowness = 4;
/** For how long a finger rests on the screen in a quick tap. */
const tapMs = 80;

/**
 * Walks over the last build on a phone with a slow line, each time in a browser that has seen nothing but the page the walk begins at. What is
 * compared is measured in turn, so that what else the machine does meets all of it.
 * @throws Error if there is no Chromium, or a walk does not arrive
 */
export const measureWalks = (walks: readonly Walk[], rounds: number): Promise<MeasuredWalk[]> =>
  onSlowLine(async (line) => {
    const measured = walks.map((walk) => ({
      ...walk,
      seenMs: [] as number[],
      atOnceMs: [] as number[],
      plainMs: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { seenMs, atOnceMs, plainMs, ...walk } of measured) {
        plainMs.push((await takeWalk(line, walk, { isPlain: true, restMs: 0 })).ms);
        atOnceMs.push((await takeWalk(line, walk, { isPlain: false, restMs: 0 })).ms);
        seenMs.push((await takeWalk(line, walk, { isPlain: false, restMs: 1000 })).ms);
      }
    }
    return measured;
  });

/** Does something with the last build, served over a slow line. */
export const onSlowLine = <T>(work: (line: SlowLine) => Promise<T>): Promise<T> =>
  inFolder(async (folder) => {
    await using stack = new AsyncDisposableStack();
    const site = await startProgram(pathOf('../../server/main.ts'), { PORT: '0', DATA_DIR: folder }, folder);
    stack.defer(() => site.stop());
    const line = await startSlowLine(site.origin);
    stack.defer(() => line.stop());
    return await work(line);
  });

interface Way {
  readonly isPlain: boolean;
  /** For how long the link is in view before it is tapped. */
  readonly restMs: number;
}

interface Taken {
  /** From tap to heading. */
  readonly ms: number;
  /** The addresses that the browser had asked for by the time of the tap, without being told to go there. */
  readonly fetchedAhead: readonly string[];
  /** How often the page that opens was asked for. */
  readonly timesAsked: number;
}

/** Takes a walk once. */
export async function takeWalk(line: SlowLine, walk: Walk, { isPlain, restMs }: Way): Promise<Taken> {
  line.isPlain = isPlain;
  const executablePath = locateChromium() ?? installChromium();
  if (!executablePath) throw new Error('No Chromium: install one, or set CHROMIUM to its path.');
  const browser = await launch({ executablePath, args: ['--no-sandbox', ...phoneArguments] });
  try {
    line.asked.length = 0;
    line.fetchedAhead.length = 0;
    const page = await openPage(browser, line.origin + walk.from);
    const link = await bringIntoView(page, walk);
    await sleep(restMs);
    const fetchedAhead = [...line.fetchedAhead];
    const ms = await tap(page, link, walk);
    return { ms, fetchedAhead, timesAsked: line.asked.filter((address) => address === walk.to).length };
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** When the heading of this page was painted, in milliseconds of the epoch. */
    headingAtMs?: number;
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(phone);
  await page.emulateCPUThrottling(slowness);
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      const [painted] = list.getEntries() as (PerformanceEntry & { readonly renderTime: number })[];
      if (painted) window.headingAtMs ??= performance.timeOrigin + painted.renderTime;
    }).observe({ type: 'element', buffered: true });
    // Element timing wants the attribute before the first paint.
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      heading?.setAttribute('elementtiming', 'heading');
      if (heading) observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** Opens the menu where the link stands in it, and scrolls to the link. @returns its middle, in CSS pixels of the window */
async function bringIntoView(page: Page, { to, isInMenu = false }: Walk): Promise<Point> {
  if (isInMenu) {
    await page.tap('[popovertarget=menu]');
    await page.waitForSelector('#menu:popover-open');
  }
  const link = await page.waitForSelector(`${isInMenu ? '#menu' : 'main'} a[href="${to}"]`);
  if (!link) throw new Error(`${page.url()}: there is no link to ${to}`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return await link.clickablePoint();
}

async function tap(page: Page, place: Point, { to }: Walk): Promise<number> {
  await page.evaluate(() => {
    addEventListener('touchend', ({ timeStamp }) => {
      sessionStorage.setItem('liftedAtMs', String(performance.timeOrigin + timeStamp));
    });
  });
  const finger = await page.touchscreen.touchStart(place.x, place.y);
  await sleep(tapMs);
  await finger.end();
  const taken = await page.waitForFunction(
    (path) =>
      location.pathname === path &&
      window.headingAtMs !== undefined &&
      window.headingAtMs - Number(sessionStorage.getItem('liftedAtMs')),
    { polling: 100 },
    to,
  );
  return Number(await taken.jsonValue());
}
