import { checkForm } from '#forms/check.ts';
import { keyField } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import type { Reply } from '#forms/reply.ts';
import { type IntakeStore, StoreUnavailable } from '../storage/ports.ts';
import { decodePairs, isReadable } from './decode.ts';
import { isForeign } from './is-foreign.ts';
import { keep } from './keep.ts';
import { type BodyLimits, readBody } from './read-body.ts';
import { failed, refuse } from './refusals.ts';

/** Who is told what went wrong with one post; what was typed is not part of it. */
export interface Watch {
  /** What the log calls this post. */
  readonly reference: string;
  onFault(error: unknown): void;
  onStoreUnavailable(reason: StoreUnavailable['reason']): void;
}

export interface IntakeOptions {
  readonly store: IntakeStore;
  readonly publicOrigin: string | null;
  readonly body: BodyLimits;
  readonly now: () => Date;
}

/** `Intake.receive` of `forms/reply.ts`, with someone to watch it. Answers everything, and throws nothing. */
export type TakePost = (formId: string, request: Request, watch: Watch) => Promise<Reply>;

export function createIntake({ store, publicOrigin, body: limits, now }: IntakeOptions): TakePost {
  return async (formId, request, watch) => {
    let typed: Record<string, string> | undefined;
    try {
      const form = forms.get(formId);
      if (form === undefined) return refuse(404);
      if (isForeign(request.headers, publicOrigin)) return refuse(403);
      if (!isReadable(request.headers)) return refuse(415);
      const body = await readBody(request, limits);
      if (typeof body === 'number') return refuse(body);

      const pairs = decodePairs(body, new Set([...form.fields.map(({ name }) => name), keyField]));
      if (pairs === null) return refuse(400);
      const { [keyField]: key = '', ...rest } = pairs;
      if (!/^[\x21-\x7e]{0,100}$/.test(key)) return refuse(400);
      typed = rest;

      const checked = checkForm(form, typed);
      if ('slip' in checked) return { outcome: 'refused', status: 422, ...checked.slip, typed };
      await keep(store, { form, key: key || null, answers: checked.answers, receivedAt: now() });
      return { outcome: 'stored', status: 200 };
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        watch.onStoreUnavailable(error.reason);
        return refuse(503, typed);
      }
      watch.onFault(error);
      return failed(watch.reference, typed);
    }
  };
}
