import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';

const startTimeoutMs = 20_000;
/** The slowest command, a long page on a busy machine, takes a few seconds. */
const commandTimeoutMs = 20_000;
const reply = z.object({ value: z.unknown() });
const newSession = z.object({ sessionId: z.string() });
const element = z.record(z.string(), z.string());

type Method = 'GET' | 'POST' | 'DELETE';

/** One browser window that a W3C WebDriver controls by HTTP. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Starts a browser.
   * @param origin of the driver, which may still be starting
   * @param capabilities that the browser must have
   */
  static async start(origin: string, capabilities: Readonly<Record<string, unknown>>): Promise<WebDriverSession> {
    await waitUntilReady(origin);
    const started = await command('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverSession(`${origin}/session/${newSession.parse(started).sessionId}`);
  }

  /** @throws Error with the message of the driver if a command fails, and if the browser does not answer */
  command(method: Method, path: string, body?: object): Promise<unknown> {
    return command(method, `${this.#address}${path}`, body);
  }

  /** Sends a command to the first element that matches a CSS selector. */
  async sendToElement(selector: string, path: string, body: object = {}): Promise<void> {
    const reference = element.parse(await this.command('POST', '/element', { using: 'css selector', value: selector }));
    await this.command('POST', `/element/${Object.values(reference)[0]}/${path}`, body);
  }
}

async function waitUntilReady(origin: string): Promise<void> {
  const deadlineMs = performance.now() + startTimeoutMs;
  for (;;) {
    try {
      return void (await command('GET', `${origin}/status`));
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await setTimeout(50);
    }
  }
}

async function command(method: Method, address: string, body?: object): Promise<unknown> {
  const name = `${method} ${new URL(address).pathname}`;
  const signal = AbortSignal.timeout(commandTimeoutMs);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch(
    (error) => {
      throw signal.aborted ? new Error(`${name}: no answer within ${commandTimeoutMs / 1000} s`) : error;
    },
  );
  const { value } = reply.parse(await response.json());
  if (!response.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
  return value;
}
