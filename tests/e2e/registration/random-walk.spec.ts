import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { leadsOf } from '../support/leads.ts';
import {
  answerField,
  clearButton,
  expectLive,
  forceClick,
  internship,
  messages,
  newRegistration,
  openWizard,
  placement,
  setAnswer,
  stepHeading,
  successToast,
  type Wizard,
  wizardProblems,
} from '../support/registration.ts';
import { expect, test } from '../support/test.ts';

/**
 * A model of sections 4 (steps) and 5 (messages) of the specification, as simple as possible. The test performs random actions on the
 * wizard in the browser, and compares it with this model after every action.
 */
class Model {
  step = 0;
  /** The last step that Forward can reach. */
  forwardTo = 0;
  answers = new Map<string, Kind>();
  shown = new Set<string>();
  focused: string | undefined;
  sent = 0;
  /** The names of the required fields of each step. */
  readonly required: readonly (readonly string[])[];

  constructor(required: readonly (readonly string[])[]) {
    this.required = required;
  }

  get currentFields(): readonly string[] {
    return this.required[this.step] ?? [];
  }
  get missing(): string[] {
    return this.currentFields.filter((name) => ['empty', 'blank'].includes(this.kindOf(name)));
  }
  /** The missing answers listed next to the button: none in an untouched form after one was sent. */
  get listedMissing(): string[] {
    const isUntouched =
      this.sent > 0 && this.shown.size === 0 && [...this.answers.values()].every((kind) => kind === 'empty');
    return isUntouched ? [] : this.missing;
  }
  get wrong(): string[] {
    return this.currentFields.filter((name) => this.kindOf(name) !== 'right');
  }
  kindOf(name: string): Kind {
    return this.answers.get(name) ?? 'empty';
  }

  /** The wizard validates a question when it loses the focus, and not earlier. */
  focus(name: string | undefined): void {
    const previous = this.focused;
    if (previous !== undefined && previous !== name && this.wrong.includes(previous)) this.shown.add(previous);
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
    else if (this.step < 2) this.#goTo(this.step + 1, this.step + 1);
    else this.#send();
  }
  previous(): void {
    if (this.step > 0) this.#goTo(this.step - 1);
  }
  forward(): void {
    if (this.step < this.forwardTo && this.wrong.length === 0) this.#goTo(this.step + 1);
  }
  reload(): void {
    this.shown.clear();
    this.focused = undefined;
  }
  clear(): void {
    this.answers.clear();
    this.#goTo(0);
  }
  #send(): void {
    this.sent += 1;
    this.clear();
  }
  #goTo(step: number, forwardTo = this.forwardTo): void {
    this.step = step;
    this.forwardTo = forwardTo;
    this.reload();
  }
}

type Kind = 'empty' | 'blank' | 'short' | 'right';
type Action =
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

/** One character is enough for an Institute ID, and an email field drops whitespace. */
function kindIn(name: string, kind: Kind): Kind {
  if (name === 'instituteId' && kind === 'short') return 'right';
  return name === 'email' && kind === 'blank' ? 'empty' : kind;
}

/** The text to type for each kind of answer. */
function textOf(name: string, kind: Kind, right: string): string {
  return { empty: '', blank: ' \t ', short: name === 'instituteId' ? 'x' : 'é', right }[kind];
}

const kinds = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Kind>('right') },
  { weight: 2, arbitrary: fc.constantFrom<Kind>('empty', 'blank', 'short') },
);
const field = fc.nat(2);
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('fill' as const), field, kind: kinds }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('visit' as const, 'enter' as const), field }) },
  { weight: 5, arbitrary: fc.constant<Action>({ act: 'fillStep' }) },
  { weight: 6, arbitrary: fc.constant<Action>({ act: 'press' }) },
  { weight: 2, arbitrary: fc.constantFrom<Action>({ act: 'leave' }, { act: 'point' }) },
  { weight: 4, arbitrary: fc.constantFrom<Action>({ act: 'previous' }, { act: 'back' }, { act: 'forward' }) },
  { weight: 1, arbitrary: fc.constantFrom<Action>({ act: 'reload' }, { act: 'clear' }) },
);

const walkOf = (names: string): Action[] => names.split(' ').map((act) => ({ act }) as Action);

/** These walks run every time. */
const examples: [Action[]][] = [
  [walkOf('fillStep press fillStep press press fillStep back forward press forward back fillStep press forward')],
  [walkOf('fillStep press leave fillStep press previous previous forward point reload previous back clear forward')],
];

/** Each run has another seed and prints it. WALK_SEED repeats a run. */
const seed = Number(process.env.WALK_SEED);
/** The wizards share their program, so each run tests one of them. */
const testedWizard = seed % 2 === 0 ? internship : placement;

const stepsOf = (wizard: Wizard) => [
  ['name', 'email', 'whatsapp'],
  ['instituteId', 'courseYear', 'instituteName'],
  ['domain', 'mode', ...(newRegistration(wizard).courseLength ? ['courseLength'] : [])],
];

/** The visible state of the wizard, and the position in the browser's history. */
const actualState = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('.wizard-step')];
    const button = document.querySelector<HTMLButtonElement>('.wizard-form [type=submit]');
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map(({ textContent }) => textContent);
    return {
      steps: all.flatMap((step, index) => (step.checkVisibility() ? [index] : [])),
      current: document.querySelector('.wizard-steps [aria-current=step] strong')?.textContent,
      entry: history.state?.wizardStep,
      label: button?.textContent,
      isDisabled: button?.disabled,
      isLocked: button?.ariaDisabled === 'true',
      canGoBack: document.querySelector<HTMLButtonElement>('.wizard-nav > button')?.disabled === false,
      focused: document.activeElement?.getAttribute('name') ?? undefined,
      messages: textsOf('.field-error'),
      isErrorTitle: document.title.startsWith('Error: '),
      problems: textsOf('.wizard-problems p'),
    };
  });

function expectedState(model: Model, wizard: Wizard): Awaited<ReturnType<typeof actualState>> {
  const words: Record<string, string> = { ...messages, domain: wizard.domainMessage };
  const shown = model.wrong.filter((name) => model.shown.has(name));
  const wrong = shown.filter((name) => !model.missing.includes(name));
  const listOf = (names: readonly string[], [one, several]: readonly [string, string]) =>
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
    isDisabled: false,
    isLocked: model.missing.length > 0,
    canGoBack: model.step > 0,
    focused: model.focused,
    messages: shown.map((name) => words[name] ?? ''),
    isErrorTitle: shown.length > 0,
    problems: [
      ...listOf(model.listedMissing, ['answer is missing', 'answers are missing']),
      ...listOf(wrong, ['answer needs another look', 'answers need another look']),
    ],
  };
}

// Animations would take time, and move buttons away from the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(`${testedWizard.path} follows the specification after every action of a random walk @desktop`, async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  console.info(`WALK_SEED=${seed}`);
  // The clock is installed only to skip the two seconds of Processing....
  await page.clock.install();
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 8, maxLength: 30, size: 'max' }), async (walk) => {
      const right = newRegistration(testedWizard);
      const model = new Model(stepsOf(testedWizard));
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.clear());
      await openWizard(page, testedWizard);
      for (const action of walk) {
        await perform(page, testedWizard, model, right, action);
        await expect
          .poll(() => actualState(page), { intervals: [10, 20, 50, 100, 200], timeout: 3000 })
          .toEqual(expectedState(model, testedWizard));
      }
      const storedKeys = await page.evaluate(() => Object.keys(localStorage).sort());
      const isTyped = [...model.answers].some(([name, kind]) => textOf(name, kind, 'right') !== '');
      expect(storedKeys).toEqual([
        ...(isTyped ? [`draft:${testedWizard.id}`] : []),
        ...(model.sent > 0 ? [`sent:${testedWizard.id}`] : []),
      ]);
      if (model.sent > 0) expect(await leadsOf(site, right)).toHaveLength(1);
    }),
    // Two examples and two random walks: each takes more than a second, and each run of the tests has other walks.
    { seed, numRuns: 4, endOnFailure: true, examples },
  );
});

/** Goes forward in the history if possible, and waits for this many moves. */
function goForward(page: Page, moves: number): Promise<void> {
  return page.evaluate(async (count) => {
    if (!navigation.canGoForward) return;
    const ended = new Promise<void>((resolve) => {
      let remaining = count;
      addEventListener('popstate', () => {
        remaining -= 1;
        if (remaining === 0) resolve();
      });
    });
    history.forward();
    await ended;
  }, moves);
}

/** Performs an action on the page and on the model. Skips an action that the current step does not offer. */
async function perform(
  page: Page,
  wizard: Wizard,
  model: Model,
  right: Readonly<Record<string, string>>,
  action: Action,
) {
  switch (action.act) {
    case 'fill': {
      const name = model.currentFields[action.field];
      if (name) await answer(name, action.kind);
      return;
    }
    case 'fillStep':
      for (const name of model.currentFields) await answer(name, 'right');
      return;
    case 'visit': {
      const name = model.currentFields[action.field];
      if (name) await visit(name);
      return;
    }
    case 'enter': {
      const name = model.currentFields[action.field];
      // Enter opens a select.
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
      const [name] = model.listedMissing;
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
      // The wizard undoes a refused move, which is a second move.
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

  async function press(trigger: () => Promise<void>): Promise<void> {
    const { sent } = model;
    model.press();
    const button = page.locator('.wizard-form [type=submit]');
    const responsePromise = model.sent > sent ? page.waitForResponse(`/api/send/${wizard.id}`) : undefined;
    await trigger();
    if (!responsePromise) return;
    await expect(button).toHaveText('Processing...');
    await responsePromise;
    await page.clock.fastForward(2000);
    await expect(successToast(page)).toContainText(wizard.toast);
    await page.getByRole('button', { name: 'Close message' }).click();
    await stepHeading(page).focus();
  }

  async function visit(name: string): Promise<void> {
    const field = answerField(page, wizard, name);
    // Chromium ignores `focus()` before its first paint of a page.
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
    // A selected card cannot be deselected.
    await setAnswer(page, wizard, name, right[name] ?? '');
    model.fill(name, 'right');
  }
}
