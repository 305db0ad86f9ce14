import type { Page } from '@playwright/test';
import fc from 'fast-check';
import {
  clearButton,
  expectLive,
  messages,
  newRegistration,
  openWizard,
  registrationsOf,
  setAnswer,
  successToast,
  type Wizard,
  wizards,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';

/**
 * Section 4 of the specification once more, written down from the specification alone and as plainly as can be. The wizard in the
 * browser is led through random walks, and has to look like this after every move.
 */
class Model {
  step = 0;
  /** The furthest step that Forward can lead to. */
  forwardTo = 0;
  answers = new Map<string, Kind>();
  shown = new Set<string>();
  sent = 0;
  /** The names of the fields that each step needs. */
  readonly required: readonly (readonly string[])[];

  constructor(required: readonly (readonly string[])[]) {
    this.required = required;
  }

  get isFilled(): boolean {
    return this.#here.every((name) => !['empty', 'blank'].includes(this.kindOf(name)));
  }
  get wrong(): string[] {
    return this.#here.filter((name) => this.kindOf(name) !== 'right');
  }
  get #here(): readonly string[] {
    return this.required[this.step] ?? [];
  }
  kindOf(name: string): Kind {
    return this.answers.get(name) ?? 'empty';
  }
  isHere(name: string): boolean {
    return this.#here.includes(name);
  }

  fill(name: string, kind: Kind): void {
    this.answers.set(name, kind);
    if (kind === 'right') this.shown.delete(name);
  }
  press(): void {
    if (!this.isFilled) return;
    this.shown = new Set(this.wrong);
    if (this.wrong.length > 0) return;
    if (this.step < 2) this.#to(this.step + 1, this.step + 1);
    else this.#sent();
  }
  previous(): void {
    if (this.step > 0) this.#to(this.step - 1);
  }
  forward(): void {
    if (this.step < this.forwardTo && this.wrong.length === 0) this.#to(this.step + 1);
  }
  reload(): void {
    this.shown.clear();
  }
  clear(): void {
    this.answers.clear();
    this.#to(0);
  }
  #sent(): void {
    this.sent += 1;
    this.clear();
  }
  #to(step: number, forwardTo = this.forwardTo): void {
    this.step = step;
    this.forwardTo = forwardTo;
    this.shown.clear();
  }
}

type Kind = 'empty' | 'blank' | 'short' | 'right';
type Act =
  | { readonly act: 'fill'; readonly field: number; readonly kind: Kind }
  | { readonly act: 'fillStep' | 'press' | 'previous' | 'back' | 'forward' | 'reload' | 'clear' };

const typedFields = ['name', 'email', 'whatsapp', 'instituteId', 'instituteName'];

/** What is typed for each kind of answer; one character is enough for an Institute ID. */
function textOf(name: string, kind: Kind, right: string): string {
  return { empty: '', blank: ' \t ', short: name === 'instituteId' ? 'x' : 'é', right }[kind];
}

const kinds = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Kind>('right') },
  { weight: 2, arbitrary: fc.constantFrom<Kind>('empty', 'blank', 'short') },
);
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('fill' as const), field: fc.nat(3), kind: kinds }) },
  { weight: 5, arbitrary: fc.constant<Act>({ act: 'fillStep' }) },
  { weight: 7, arbitrary: fc.constant<Act>({ act: 'press' }) },
  { weight: 4, arbitrary: fc.constantFrom<Act>({ act: 'previous' }, { act: 'back' }, { act: 'forward' }) },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ act: 'reload' }, { act: 'clear' }) },
);

const walkOf = (names: string): Act[] => names.split(' ').map((act) => ({ act }) as Act);

/** Walked each time, whatever chance brings. */
const examples: [Act[]][] = [
  [walkOf('fillStep press fillStep press fillStep back forward press forward back fillStep press forward')],
  [walkOf('fillStep press fillStep press previous previous forward forward reload previous back clear forward')],
];

const stepsOf = (wizard: Wizard) => [
  ['name', 'email', 'whatsapp'],
  ['instituteId', 'courseYear', 'instituteName'],
  ['domain', 'mode', ...(newRegistration(wizard).courseLength ? ['courseLength'] : [])],
];

/** What a visitor sees, and where the browser's history is. */
const look = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.wizard-step')];
    const button = document.querySelector<HTMLButtonElement>('.wizard-form [type=submit]');
    return {
      steps: all.flatMap((step, index) => (step.checkVisibility() ? [index] : [])),
      current: document.querySelector('.wizard-steps [aria-current=step] strong')?.textContent,
      entry: history.state?.wizardStep,
      label: button?.textContent,
      isEnabled: button?.disabled === false,
      canGoBack: document.querySelector<HTMLButtonElement>('.wizard-nav button')?.disabled === false,
      messages: [...document.querySelectorAll('.field-error')]
        .filter((e) => e.checkVisibility())
        .map((e) => e.textContent),
    };
  });

function lookOf(model: Model, wizard: Wizard): Awaited<ReturnType<typeof look>> {
  const words: Record<string, string> = { ...messages, domain: wizard.domainMessage };
  return {
    steps: [model.step],
    current: `Step ${model.step + 1}`,
    entry: model.step,
    label: model.step === 2 ? 'Complete Registration' : 'Next Step',
    isEnabled: model.isFilled,
    canGoBack: model.step > 0,
    messages: model.wrong.filter((name) => model.shown.has(name)).map((name) => words[name] ?? ''),
  };
}

for (const wizard of wizards) {
  test(`${wizard.path} is what the specification says after every move of a random walk`, async ({
    page,
    site,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on every screen');
    test.setTimeout(180_000);
    // Only so that the two seconds of Processing... need not be waited for.
    await page.clock.install();
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 8, maxLength: 30, size: 'max' }), async (walk) => {
        const right = newRegistration(wizard);
        const model = new Model(stepsOf(wizard));
        await page.goto('/robots.txt');
        await page.evaluate(() => localStorage.clear());
        await openWizard(page, wizard);
        for (const each of walk) {
          await move(page, wizard, model, right, each);
          await expect
            .poll(() => look(page), { intervals: [10, 20, 50, 100, 200], timeout: 3000 })
            .toEqual(lookOf(model, wizard));
        }
        const stored = await page.evaluate(() => localStorage.length);
        expect(stored).toBe([...model.answers.values()].some((kind) => kind !== 'empty') ? 1 : 0);
        if (model.sent > 0) expect(await registrationsOf(site, right)).toHaveLength(1);
      }),
      // A failure prints its seed and path: put beside numRuns, they walk it again.
      { numRuns: 12, endOnFailure: true, examples },
    );
  });
}

async function move(page: Page, wizard: Wizard, model: Model, right: Readonly<Record<string, string>>, to: Act) {
  switch (to.act) {
    case 'fill': {
      const name = model.required[model.step]?.[to.field];
      if (name) await answer(name, to.kind);
      return;
    }
    case 'fillStep':
      for (const name of model.required[model.step] ?? []) await answer(name, 'right');
      return;
    case 'press': {
      const { sent } = model;
      model.press();
      const button = page.locator('.wizard-form [type=submit]');
      if (await button.isDisabled()) return;
      const answered = model.sent > sent ? page.waitForResponse(`/api/send/${wizard.id}`) : undefined;
      await button.click();
      if (!answered) return;
      await expect(button).toHaveText('Processing...');
      await answered;
      await page.clock.fastForward(2000);
      await expect(successToast(page)).toContainText(wizard.toast);
      return;
    }
    case 'previous':
      if (model.step > 0) await page.getByRole('button', { name: 'Previous' }).click();
      return model.previous();
    case 'back':
      if (model.step > 0) await page.evaluate(() => history.back());
      return model.previous();
    case 'forward':
      await page.evaluate(() => history.forward());
      // One that is refused ends where it began: it has to have ended.
      await page.waitForTimeout(30);
      return model.forward();
    case 'reload':
      await page.reload();
      await expectLive(page);
      return model.reload();
    case 'clear':
      if (await clearButton(page).isVisible()) {
        await clearButton(page).click();
        model.clear();
      }
  }

  async function answer(name: string, kind: Kind): Promise<void> {
    if (typedFields.includes(name)) {
      await setAnswer(page, wizard, name, textOf(name, kind, right[name] ?? ''));
      return model.fill(name, name === 'instituteId' && kind === 'short' ? 'right' : kind);
    }
    if (name === 'courseYear') {
      const isRight = kind === 'right';
      await setAnswer(page, wizard, name, isRight ? (right[name] ?? '') : '');
      return model.fill(name, isRight ? 'right' : 'empty');
    }
    // A card cannot be put back.
    await setAnswer(page, wizard, name, right[name] ?? '');
    model.fill(name, 'right');
  }
}
