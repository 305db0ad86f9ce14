import { proofField } from '#forms/define.ts';
import { challengeLifeMs, challengePath, needsProof, proofOf } from '#forms/proof-of-work.ts';

/** The longest wait for a proof after submit, in milliseconds. The server also stores a post without a proof. */
const timeoutMs = 10_000;

/** The age at which a proof is replaced, in milliseconds. The other half of its lifetime is left for the submission. */
const freshMs = challengeLifeMs / 2;

interface PendingProof {
  readonly startedAtMs: number;
  /** Undefined after a failure. */
  readonly proof: Promise<string | undefined>;
  readonly controller: AbortController;
}

/** All forms of the page share it; the first submission uses it up. */
let pending: PendingProof | undefined;

/**
 * Starts a proof at the first focus in a form, so that it is ready at submit. It does not start earlier, because most visitors submit
 * nothing.
 * @param element the form or an element that contains it
 */
export function startProofOnFocus(formId: string, element: HTMLElement): void {
  if (!needsProof(formId)) return;
  const onFocus = (target: EventTarget | null) => {
    // A script also focuses headings and messages, for example after a submission.
    if (target instanceof Element && target.matches('input, select, textarea')) startOrReuse();
  };
  element.addEventListener('focusin', ({ target }) => onFocus(target));
  // The first focus loads this script, so the event has already fired.
  if (element.contains(document.activeElement)) onFocus(document.activeElement);
}

/** Adds a proof to a post, and waits for it if necessary. Each proof is valid for one post. */
export async function addProof(formId: string, body: FormData | URLSearchParams): Promise<void> {
  if (!needsProof(formId)) return;
  const { proof, controller } = startOrReuse();
  pending = undefined;
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const value = await proof;
  clearTimeout(timer);
  if (value !== undefined) body.set(proofField, value);
}

/** @returns the pending proof if it is recent enough, or else a new one */
function startOrReuse(): PendingProof {
  const startedAtMs = Date.now();
  // An absolute difference: the clock may have been set back.
  if (pending && Math.abs(startedAtMs - pending.startedAtMs) < freshMs) return pending;
  const controller = new AbortController();
  const started = { startedAtMs, controller, proof: prove(controller) };
  pending = started;
  // After a failure, the next focus tries again.
  void started.proof.then((value) => {
    if (value === undefined && pending === started) pending = undefined;
  });
  return started;
}

/** Undefined if the device is offline, the rate limit is reached, the page is served over plain http or the server requires no proof. */
async function prove(controller: AbortController): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.INTAKE_ORIGIN + challengePath, { signal: controller.signal });
    return await proofOf(await response.json(), controller);
  } catch {
    return undefined;
  }
}
