import { data } from 'react-router';
import { intakeContext } from '../intake-context.ts';
import type { Route } from './+types/answer.ts';

/** A form sent without JavaScript: the same intake, answered with a page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const reply = await context.get(intakeContext).receive(params.form, request);
  return data(reply, { status: reply.status });
}

export default function Answer({ actionData: reply }: Route.ComponentProps) {
  return <main>{reply?.outcome === 'refused' ? reply.message : 'stored'}</main>;
}
