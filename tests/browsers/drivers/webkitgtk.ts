import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { type Driver, heightPx, type Key, type WindowOptions, wideWindowPx } from './driver.ts';
import { WebDriverSession } from './webdriver-session.ts';

/** Key codes of the WebDriver standard. */
const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** The screen is as high as a long screenshot, because WebKitGTK captures only the visible part of the page. */
const screenSize = `${wideWindowPx}x${heightPx}x24`;

/** Launches WebKitGTK's MiniBrowser on a virtual screen. */
export async function launchWebKitGtk(
  driverPath: string,
  { isDark = false, widthPx = wideWindowPx }: WindowOptions,
): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'webkitgtk-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const { display, xvfb } = await startScreen();
  const remove = async () => {
    await stopProcess(xvfb);
    await rm(home, { recursive: true, maxRetries: 5 });
  };
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    DISPLAY: display,
    // Test machines have no graphics card, and compositing without one takes up to a second for each typed character.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const start = () => startBrowser(driverPath, { env, isDark, widthPx });
  // A browser that has just started sometimes never answers its driver. A second one does.
  const startAgain = () => start().catch(start);
  try {
    return await createDriver(startAgain, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

interface BrowserOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly isDark: boolean;
  readonly widthPx: number;
}

interface RunningBrowser {
  readonly session: WebDriverSession;
  readonly stop: () => Promise<void>;
}

/** Starts a driver, which supports only one session, and its browser. */
async function startBrowser(driverPath: string, { env, isDark, widthPx }: BrowserOptions): Promise<RunningBrowser> {
  const port = await unusedPort();
  const driverProcess = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env });
  const stop = () => stopProcess(driverProcess);
  try {
    const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { args: ['--automation', ...(isDark ? ['--dark-mode'] : [])] },
    });
    await session.command('POST', '/window/rect', { width: widthPx, height: heightPx });
    return { session, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDriver(start: () => Promise<RunningBrowser>, remove: () => Promise<void>): Promise<Driver> {
  let { session, stop } = await start();
  const evaluate = (expression: string) =>
    session.command('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  const screenshot = async () => Buffer.from(z.string().parse(await session.command('GET', '/screenshot')), 'base64');
  return {
    open: async (url) => void (await session.command('POST', '/url', { url })),
    click: (selector) => session.sendToElement(selector, 'click'),
    type: (selector, text) => session.sendToElement(selector, 'value', { text }),
    select: async (selector, value) => {
      const options = `[...document.querySelector(${JSON.stringify(selector)}).options].map(({ value }) => value)`;
      const index = z
        .array(z.string())
        .parse(await evaluate(options))
        .indexOf(value);
      await session.sendToElement(`${selector} option:nth-of-type(${index + 1})`, 'click');
    },
    chooseFile: (selector, path) => session.sendToElement(selector, 'value', { text: path }),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await session.command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    screenshot,
    restart: async () => {
      // The browser stores nothing beyond its session.
      await session.command('DELETE', '').finally(stop);
      ({ session, stop } = await start());
    },
    close: async () => {
      await session.command('DELETE', '').finally(stop).finally(remove);
    },
  };
}

async function startScreen(): Promise<{ display: string; xvfb: ChildProcess }> {
  // Xvfb chooses a free display number and writes it to file descriptor 3.
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screenSize, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(xvfb.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, xvfb };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
