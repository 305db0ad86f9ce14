import { intakeContext } from '../../intake-context.ts';
import type { Route } from './+types/answer-json.ts';

/** A form sent by script: the same intake, answered with the reply as JSON. What was typed is still in the page. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const reply = await context.get(intakeContext).receive(params.form, request);
  if (reply.outcome === 'stored') return Response.json(reply);
  const { typed: _, ...answer } = reply;
  return Response.json(answer, { status: reply.status });
}
