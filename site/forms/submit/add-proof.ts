import { proofField } from '#forms/define.ts';
import { challengeLifeMs, challengePath, needsProof, solveChallenge } from '#forms/proof-of-work.ts';

/** Longest wait for a proof once a form is to be sent, in milliseconds: what comes without is not lost. */
const patienceMs = 10_000;

/** After that, another is made: half of its life is left for the way. Both are told by the same clock, whatever that says. */
const freshMs = challengeLifeMs / 2;

interface Begun {
  readonly atMs: number;
  /** Undefined where it came to nothing. */
  readonly proof: Promise<string | undefined>;
  readonly giveUp: AbortController;
}

/** Whichever form of the page is sent first takes it. */
let begun: Begun | undefined;

/**
 * Begins to prove at the first touch of a form: the proof is there when the visitor has typed. Not before: most who come by send nothing.
 * @param element the form, or what it stands in
 */
export function startProofOnFocus(formId: string, element: HTMLElement): void {
  if (!needsProof(formId)) return;
  const touch = (touched: EventTarget | null) => {
    // Headings and messages are given the focus to be read out, also after a send.
    if (touched instanceof Element && touched.matches('input, select, textarea')) begin();
  };
  element.addEventListener('focusin', ({ target }) => touch(target));
  // The script comes with the first touch, and so after it.
  if (element.contains(document.activeElement)) touch(document.activeElement);
}

/** Adds a proof to a post, and waits for it if need be. Each is good for one. */
export async function addProof(formId: string, body: FormData | URLSearchParams): Promise<void> {
  if (!needsProof(formId)) return;
  const { proof, giveUp } = begin();
  begun = undefined;
  const timer = setTimeout(() => giveUp.abort(), patienceMs);
  const value = await proof;
  clearTimeout(timer);
  if (value !== undefined) body.set(proofField, value);
}

/** @returns the one that is under way or waits to be sent; a new one where there is none that would do */
function begin(): Begun {
  const atMs = Date.now();
  if (begun && Math.abs(atMs - begun.atMs) < freshMs) return begun;
  const giveUp = new AbortController();
  const one = { atMs, giveUp, proof: prove(giveUp.signal) };
  begun = one;
  // The next touch tries again.
  void one.proof.then((value) => {
    if (value === undefined && begun === one) begun = undefined;
  });
  return one;
}

/** Nothing offline, where the network asks too often, on plain http, and where the server asks for none. */
async function prove(signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.INTAKE_ORIGIN + challengePath, { signal });
    return await solveChallenge(await response.json(), signal);
  } catch {
    return undefined;
  }
}
