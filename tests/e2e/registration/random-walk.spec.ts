import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  clearButton,
  expectLive,
  forceClick,
  messages,
  newRegistration,
  openWizard,
  setAnswer,
  stepHeading,
  successToast,
  type Wizard,
  wizardProblems,
  wizards,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/**
 * Section 4 of the specification once more, with what is said of answers and when (section 5), written down from the words alone and as
 * plainly as can be. The wizard in the browser is led through random walks, and has to look like this after every move.
 */
class Model {
  step = 0;
  /** The furthest step that Forward can lead to. */
  forwardTo = 0;
  answers = new Map<string, Kind>();
  shown = new Set<string>();
  focused: string | undefined;
  sent = 0;
  /** The names of the fields that each step needs. */
  readonly required: readonly (readonly string[])[];

  constructor(required: readonly (readonly string[])[]) {
    this.required = required;
  }

  get here(): readonly string[] {
    return this.required[this.step] ?? [];
  }
  get missing(): string[] {
    return this.here.filter((name) => ['empty', 'blank'].includes(this.kindOf(name)));
  }
  /** Said beside the button; of a form that nobody has touched since one was sent, nothing is. */
  get missed(): string[] {
    const isUntouched =
      this.sent > 0 && this.shown.size === 0 && [...this.answers.values()].every((kind) => kind === 'empty');
    return isUntouched ? [] : this.missing;
  }
  get wrong(): string[] {
    return this.here.filter((name) => this.kindOf(name) !== 'right');
  }
  kindOf(name: string): Kind {
    return this.answers.get(name) ?? 'empty';
  }

  /** A question that is left is judged; no question is before. */
  focus(name: string | undefined): void {
    const left = this.focused;
    if (left !== undefined && left !== name && this.wrong.includes(left)) this.shown.add(left);
    this.focused = name;
  }
  fill(name: string, kind: Kind): void {
    this.focus(name);
    this.answers.set(name, kind);
    if (kind === 'right') this.shown.delete(name);
  }
  press(): void {
    this.shown = new Set(this.wrong);
    if (this.wrong.length > 0) this.focused = this.wrong[0];
    else if (this.step < 2) this.#to(this.step + 1, this.step + 1);
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
    this.focused = undefined;
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
    this.reload();
  }
}

type Kind = 'empty' | 'blank' | 'short' | 'right';
type Act =
  | { readonly act: 'fill'; readonly field: number; readonly kind: Kind }
  | { readonly act: 'visit' | 'enter'; readonly field: number }
  | {
      readonly act: 'fillStep' | 'press' | 'leave' | 'point' | 'previous' | 'back' | 'forward' | 'reload' | 'clear';
    };

const valueFields = ['name', 'email', 'whatsapp', 'instituteId', 'instituteName'];

const labels: Readonly<Record<string, string>> = {
  name: 'Full Name',
  email: 'Email Address',
  whatsapp: 'WhatsApp Number',
  instituteId: 'Institute ID',
  courseYear: 'Course Year',
  instituteName: 'Institute Name',
  mode: 'Mode of Training',
  courseLength: 'Program Duration',
};

/** One character is enough for an Institute ID, and white space does not stay in a field for an e-mail address. */
function kindIn(name: string, kind: Kind): Kind {
  if (name === 'instituteId' && kind === 'short') return 'right';
  return name === 'email' && kind === 'blank' ? 'empty' : kind;
}

/** What is typed for each kind of answer. */
function textOf(name: string, kind: Kind, right: string): string {
  return { empty: '', blank: ' \t ', short: name === 'instituteId' ? 'x' : 'é', right }[kind];
}

const kinds = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Kind>('right') },
  { weight: 2, arbitrary: fc.constantFrom<Kind>('empty', 'blank', 'short') },
);
const field = fc.nat(2);
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('fill' as const), field, kind: kinds }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('visit' as const, 'enter' as const), field }) },
  { weight: 5, arbitrary: fc.constant<Act>({ act: 'fillStep' }) },
  { weight: 6, arbitrary: fc.constant<Act>({ act: 'press' }) },
  { weight: 2, arbitrary: fc.constantFrom<Act>({ act: 'leave' }, { act: 'point' }) },
  { weight: 4, arbitrary: fc.constantFrom<Act>({ act: 'previous' }, { act: 'back' }, { act: 'forward' }) },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ act: 'reload' }, { act: 'clear' }) },
);

const walkOf = (names: string): Act[] => names.split(' ').map((act) => ({ act }) as Act);

/** Walked each time, whatever chance brings. */
const examples: [Act[]][] = [
  [walkOf('fillStep press fillStep press press fillStep back forward press forward back fillStep press forward')],
  [walkOf('fillStep press leave fillStep press previous previous forward point reload previous back clear forward')],
];

/** Another each time; with the one that is printed, the same walks are walked again. */
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000);

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
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).map((e) => e.textContent);
    return {
      steps: all.flatMap((step, index) => (step.checkVisibility() ? [index] : [])),
      current: document.querySelector('.wizard-steps [aria-current=step] strong')?.textContent,
      entry: history.state?.wizardStep,
      label: button?.textContent,
      isDead: button?.disabled,
      isEnabled: button?.ariaDisabled !== 'true',
      canGoBack: document.querySelector<HTMLButtonElement>('.wizard-nav > button')?.disabled === false,
      focused: document.activeElement?.getAttribute('name') ?? undefined,
      messages: textsOf('.field-error'),
      isErrorTitle: document.title.startsWith('Error: '),
      gaps: textsOf('.wizard-problems p'),
    };
  });

function expectedState(model: Model, wizard: Wizard): Awaited<ReturnType<typeof look>> {
  const words: Record<string, string> = { ...messages, domain: wizard.domainMessage };
  const shown = model.wrong.filter((name) => model.shown.has(name));
  const wrong = shown.filter((name) => !model.missing.includes(name));
  const listed = (names: readonly string[], [one, several]: readonly [string, string]) =>
    names.length === 0
      ? []
      : [
          `${names.length} ${names.length === 1 ? one : several}: ${names.map((name) => labels[name] ?? wizard.domainLabel).join(', ')}`,
        ];
  return {
    steps: [model.step],
    current: `Step ${model.step + 1}`,
    entry: model.step,
    label: model.step === 2 ? 'Complete Registration' : 'Next Step',
    isDead: false,
    isEnabled: model.missing.length === 0,
    canGoBack: model.step > 0,
    focused: model.focused,
    messages: shown.map((name) => words[name] ?? ''),
    isErrorTitle: shown.length > 0,
    gaps: [
      ...listed(model.missed, ['answer is missing', 'answers are missing']),
      ...listed(wrong, ['answer needs another look', 'answers need another look']),
    ],
  };
}

// Nothing moves meanwhile: it would only take time, and take what is pressed away from under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const wizard of wizards) {
  test(`${wizard.path} follows the specification after every move of a random walk @desktop`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    console.info(`WALK_SEED=${seed}`);
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
            .toEqual(expectedState(model, wizard));
        }
        const kept = await page.evaluate(() => Object.keys(localStorage).sort());
        const isTyped = [...model.answers].some(([name, kind]) => textOf(name, kind, 'right') !== '');
        expect(kept).toEqual([
          ...(isTyped ? [`draft:${wizard.id}`] : []),
          ...(model.sent > 0 ? [`sent:${wizard.id}`] : []),
        ]);
        if (model.sent > 0) expect(await leadsOf(site, right)).toHaveLength(1);
      }),
      { seed, numRuns: 5, endOnFailure: true, examples },
    );
  });
}

/** Goes forward where there is something to go to, until the history has moved so many times. */
function goForward(page: Page, moves: number): Promise<void> {
  return page.evaluate(async (count) => {
    if (!navigation.canGoForward) return;
    const ended = new Promise<void>((resolve) => {
      let left = count;
      addEventListener('popstate', () => {
        left -= 1;
        if (left === 0) resolve();
      });
    });
    history.forward();
    await ended;
  }, moves);
}

async function move(page: Page, wizard: Wizard, model: Model, right: Readonly<Record<string, string>>, to: Act) {
  switch (to.act) {
    case 'fill': {
      const name = model.here[to.field];
      if (name) await answer(name, to.kind);
      return;
    }
    case 'fillStep':
      for (const name of model.here) await answer(name, 'right');
      return;
    case 'visit': {
      const name = model.here[to.field];
      if (name) await visit(name);
      return;
    }
    case 'enter': {
      const name = model.here[to.field];
      // In a list to unfold, Enter unfolds it.
      if (!name || name === 'courseYear') return;
      await visit(name);
      return press(() => page.keyboard.press('Enter'));
    }
    case 'press':
      return press(() => forceClick(page.locator('.wizard-form [type=submit]')));
    case 'leave':
      await page.locator('h1').click();
      return model.focus(undefined);
    case 'point': {
      const [name] = model.missed;
      if (!name) return;
      await wizardProblems(page).getByRole('button').first().click();
      return model.focus(name);
    }
    case 'previous':
      if (model.step > 0) await page.getByRole('button', { name: 'Previous' }).click();
      return model.previous();
    case 'back':
      if (model.step > 0) await page.evaluate(() => history.back());
      return model.previous();
    case 'forward':
      // One that is refused comes back, and has to have come back.
      await goForward(page, model.wrong.length > 0 ? 2 : 1);
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

  async function press(by: () => Promise<void>): Promise<void> {
    const { sent } = model;
    model.press();
    const button = page.locator('.wizard-form [type=submit]');
    const answered = model.sent > sent ? page.waitForResponse(`/api/send/${wizard.id}`) : undefined;
    await by();
    if (!answered) return;
    await expect(button).toHaveText('Processing...');
    await answered;
    await page.clock.fastForward(2000);
    await expect(successToast(page)).toContainText(wizard.toast);
    await page.getByRole('button', { name: 'Close message' }).click();
    await stepHeading(page).focus();
  }

  async function visit(name: string): Promise<void> {
    const field = answerField(page, wizard, name);
    // Chromium takes no focus by script before it has drawn a page for the first time; whoever uses the page has seen it.
    await expect(async () => {
      await field.focus();
      await expect(field).toBeFocused({ timeout: 100 });
    }).toPass();
    model.focus(name);
  }

  async function answer(name: string, kind: Kind): Promise<void> {
    await visit(name);
    if (valueFields.includes(name)) {
      await setAnswer(page, wizard, name, textOf(name, kind, right[name] ?? ''));
      return model.fill(name, kindIn(name, kind));
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
