import { expect } from 'vitest';
import type { Driver } from './drivers/driver.ts';

/** A page of the site in any browser. Its methods wait for elements to appear. */
export class Page {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** @param path with its query, such as `/search?q=REST` */
  open(path: string): Promise<void> {
    return this.driver.open(`${this.#origin}${path}`);
  }

  /** Runs a function in the page. It cannot use variables from outside. */
  async evaluate<const Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const value = await this.driver.evaluate(`(${run})(...${JSON.stringify(args)})`);
    return value as Awaited<Result>;
  }

  async click(selector: string): Promise<void> {
    await this.expectVisible(selector);
    await this.#scrollTo(selector);
    await this.driver.click(selector);
  }

  /** Fills in a text field, a select or a group of radio buttons. */
  async fillField(form: string, name: string, value: string): Promise<void> {
    const field = `${form} [name=${name}]`;
    await this.expectAttached(field);
    const kind = await this.evaluate(
      (selector) => document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.type,
      field,
    );
    await this.#scrollTo(field);
    if (kind === 'radio') await this.click(`${form} label:has([name=${name}][value=${JSON.stringify(value)}])`);
    else await (kind === 'select-one' ? this.driver.select(field, value) : this.driver.type(field, value));
  }

  /** The text of each visible element. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent.replace(/\s+/g, ' ').trim()),
      selector,
    );
  }

  /** The values of the fields of a form by their names. */
  formValues(form: string): Promise<Record<string, string>> {
    return this.evaluate((selector) => {
      const element = document.querySelector<HTMLFormElement>(selector);
      const entries = element ? [...new FormData(element)] : [];
      return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    }, form);
  }

  async expectTexts(selector: string, texts: readonly (string | RegExp)[]): Promise<void> {
    await expect
      .poll(() => this.texts(selector), { message: selector })
      .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
  }

  async expectVisible(selector: string, expected = true): Promise<void> {
    const isVisible = async () => (await this.texts(selector)).length > 0;
    await expect.poll(isVisible, { message: `${selector} is visible` }).toBe(expected);
  }

  /** Waits until an element exists, visible or not. */
  async expectAttached(selector: string): Promise<void> {
    const isAttached = () => this.evaluate((selector) => document.querySelector(selector) !== null, selector);
    await expect.poll(isAttached, { message: `${selector} is in the page` }).toBe(true);
  }

  /**
   * Scrolls to an element and waits until it stops moving. The drivers themselves do not wait: WebKitGTK clicks before the scrolling ends,
   * and Firefox clicks while the form changes to another step.
   */
  async #scrollTo(selector: string): Promise<void> {
    const hasStopped = await this.evaluate(async (selector) => {
      const requiredStillFrames = 4;
      let topBefore = Number.NaN;
      let stillFrames = 0;
      for (let frame = 0; frame < 200 && stillFrames < requiredStillFrames; frame += 1) {
        const element = document.querySelector(selector);
        if (stillFrames === 0) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const top = element?.getBoundingClientRect().top ?? Number.NaN;
        stillFrames = top === topBefore ? stillFrames + 1 : 0;
        topBefore = top;
      }
      return stillFrames === requiredStillFrames;
    }, selector);
    expect(hasStopped, `${selector} stops moving`).toBe(true);
  }
}
