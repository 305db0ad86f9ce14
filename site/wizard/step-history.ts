interface StepEntry {
  readonly wizardStep: number;
  /** So many entries of this wizard lie behind it, each of the step before. */
  readonly depth: number;
}

/** Each step that the visitor goes on to is an entry in the browser's history, so that its back button goes a step back. */
export class StepHistory {
  #step: number | undefined;
  #isReturning = false;

  /** Brings the history to the step that is shown: on by a new entry, back by the entries there are. */
  show(step: number): void {
    const isFirst = this.#step === undefined;
    this.#step = step;
    if (this.#isReturning) return;
    const { wizardStep, depth } = entryOf(history.state) ?? { wizardStep: undefined, depth: 0 };
    if (wizardStep === step) return;
    const isOn = wizardStep !== undefined && step > wizardStep;
    if (isOn && !isFirst) {
      history.pushState({ wizardStep: step, depth: depth + 1 } satisfies StepEntry, '');
      return;
    }
    const back = isOn || wizardStep === undefined ? 0 : Math.min(depth, wizardStep - step);
    if (back === 0) {
      history.replaceState({ wizardStep: step, depth } satisfies StepEntry, '');
      return;
    }
    this.#isReturning = true;
    history.go(-back);
  }

  /**
   * To be told of each `popstate`.
   * @returns the step that the visitor asks for, unless it was no step, or we who went there
   */
  arrive(state: unknown): number | undefined {
    const entry = entryOf(state);
    const isOurs = this.#isReturning;
    this.#isReturning = false;
    if (entry && !isOurs) return entry.wizardStep;
    // A link within the page leads to an entry without a step.
    if (this.#step !== undefined) this.show(this.#step);
    return undefined;
  }
}

/** Any script and extension may write there. */
function entryOf(state: unknown): StepEntry | undefined {
  const { wizardStep, depth } = (state ?? {}) as Partial<StepEntry>;
  if (!Number.isInteger(wizardStep) || !Number.isInteger(depth)) return undefined;
  return state as StepEntry;
}
