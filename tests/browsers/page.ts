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
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const value = await this.driver.evaluate(`(${work})(...${JSON.stringify(args)})`);
    return value as Awaited<Result>;
  }

  async click(selector: string): Promise<void> {
    await this.expectShown(selector);
    await this.#bringUp(selector);
    await this.driver.click(selector);
  }

  /** Fills in a field of a form: a text field, a select or a group of radio buttons. @param name of the field */
  async answer(form: string, name: string, value: string): Promise<void> {
    const field = `${form} [name=${name}]`;
    await this.expectThere(field);
    const kind = await this.evaluate(
      (selector) => document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.type,
      field,
    );
    await this.#bringUp(field);
    if (kind === 'radio') await this.click(`${form} label:has([name=${name}][value=${JSON.stringify(value)}])`);
    else await (kind === 'select-one' ? this.driver.choose(field, value) : this.driver.type(field, value));
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
  typed(form: string): Promise<Record<string, string>> {
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

  async expectShown(selector: string, isShown = true): Promise<void> {
    const count = async () => (await this.texts(selector)).length > 0;
    await expect.poll(count, { message: `${selector} is shown` }).toBe(isShown);
  }

  /** Waits until an element exists, visible or not. */
  async expectThere(selector: string): Promise<void> {
    const isThere = () => this.evaluate((selector) => document.querySelector(selector) !== null, selector);
    await expect.poll(isThere, { message: `${selector} is there` }).toBe(true);
  }

  /**
   * Scrolls to an element and waits until it stops moving. The browsers' own scrolling is not enough: WebKitGTK clicks before the end of
   * the scrolling, Firefox during the change to another step.
   */
  async #bringUp(selector: string): Promise<void> {
    const rested = await this.evaluate(async (selector) => {
      const framesAtRest = 4;
      let topBefore = Number.NaN;
      let atRest = 0;
      for (let frame = 0; frame < 200 && atRest < framesAtRest; frame += 1) {
        const element = document.querySelector(selector);
        if (atRest === 0) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const top = element?.getBoundingClientRect().top ?? Number.NaN;
        atRest = top === topBefore ? atRest + 1 : 0;
        topBefore = top;
      }
      return atRest === framesAtRest;
    }, selector);
    expect(rested, `${selector} stops moving`).toBe(true);
  }
}
