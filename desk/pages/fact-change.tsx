import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Facts, factFiles, findContradictions, findUntranslated } from '#content';
import { startOfDate } from '#server/india-time.ts';
import type { FactChange } from '#server/storage/ports/facts.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { type Args, record, signedIn, textOf } from '../context.ts';
import { differences, withoutMarks } from '../parts/fact-values.ts';
import { Alert, Input, MainSubmit, Submit } from '../parts/field.tsx';
import { Table } from '../parts/table.tsx';
import { addChange, choicesOf, requireEditor, stateWords, titleOf } from './facts.tsx';

/** @throws Response 404 */
async function find(args: Args) {
  const desk = signedIn(args);
  requireEditor(desk);
  const change = await desk.store.facts.find(args.params.id ?? '');
  if (change === null) throw new Response('', { status: 404 });
  return { desk, change };
}

/** Runs a check on the values of a change. @returns its messages; none if the values do not fit the schema */
function checkChange({ fact, value }: FactChange, check: (changed: Partial<Facts>) => string[]): string[] {
  const name = fact as keyof Facts;
  const result = factFiles[name][2].safeParse(withoutMarks(JSON.parse(value)));
  return result.success ? check({ [name]: result.data }) : [];
}

async function loader(args: Args) {
  const { desk, change } = await find(args);
  const { member } = desk.user;
  const members = await desk.store.staff.members();
  const nameOf = (id: string | null) => members.find((item) => item.id === id)?.name ?? 'The publisher';
  const live = JSON.stringify(JSON.parse(await desk.factFiles.live(change.fact as keyof Facts)));
  return {
    change,
    live,
    choices: await choicesOf(desk),
    contradictions: checkChange(change, findContradictions),
    untranslated: checkChange(change, findUntranslated),
    isOwner: member.role === 'owner',
    needsOther: desk.needsSecondPerson && change.proposedBy === member.id,
    author: nameOf(change.proposedBy),
    publisher: change.publishedBy === null ? null : nameOf(change.publishedBy),
  };
}

function Change() {
  const { change, live, author, publisher, untranslated } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>() as string | undefined;
  const { id, fact, state, publishAt, liveAt, expiresAt, problem, pages, base, value } = change;
  const isWaiting = state === 'proposed' || (state === 'approved' && publishAt === null);
  return (
    <>
      <title>{`${titleOf(fact)} · Desk`}</title>
      {isWaiting && <meta httpEquiv="refresh" content="2" />}
      <h1>Change of {titleOf(fact).toLowerCase()}</h1>
      <p role="status">
        {state === 'live' && liveAt !== null
          ? `Live since ${formatDateTime(liveAt)}.`
          : `This change is ${stateWords[state]}.`}
        {state === 'approved' && publishAt !== null && ` It goes live on ${formatDateTime(publishAt)}.`}
        {expiresAt !== null && ` It ends on ${formatDateTime(expiresAt)}; then the old values return.`}
        {isWaiting && ' This takes some seconds. The page updates automatically.'}
      </p>
      <p className="soft">
        Proposed by <bdi>{author}</bdi>
        {publisher !== null && (
          <>
            , approved by <bdi>{publisher}</bdi>
          </>
        )}
      </p>
      <Alert>{error}</Alert>
      {state === 'refused' && (
        <>
          <p className="error">{problem}</p>
          <p>
            <a className="button" href={`/facts/${fact}?from=${id}`}>
              Open these values in the form
            </a>
          </p>
        </>
      )}
      <Differences before={base} after={value} heading="What changes" />
      {state === 'refused' && live !== base && (
        <Differences before={live} after={value} heading="Compared with what is live now" />
      )}
      {untranslated.length > 0 && (
        <p className="soft">
          Pages in other languages show this in English, because it has no translation yet: {untranslated.join('; ')}.
        </p>
      )}
      {state === 'ready' && <Preview id={id} pages={pages ?? []} />}
      <Actions />
    </>
  );
}

/** A table for each entry that changes. */
function Differences({ before, after, heading }: { before: string; after: string; heading: string }) {
  const { choices } = useLoaderData<typeof loader>();
  const none = <span className="soft">none</span>;
  const entries = Map.groupBy(differences(before, after, choices), ({ entry }) => entry);
  return (
    <>
      <h2>{heading}</h2>
      {[...entries].map(([entry, fields]) => (
        <Table
          key={entry}
          className="differences"
          caption={entry}
          head={['Field', 'Before', 'After']}
          rows={fields.map(({ field, before: old, after: now }) => [field, field, old ?? none, now ?? none])}
        />
      ))}
    </>
  );
}

function Preview({ id, pages }: { id: string; pages: readonly string[] }) {
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      {pages.length === 0 ? (
        <p>No page looks different.</p>
      ) : (
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <a href={`/facts/changes/${id}/preview${page}`}>{page}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Actions() {
  const { change, contradictions, isOwner, needsOther, live } = useLoaderData<typeof loader>();
  const { state, publishAt, value } = change;
  const withdraw = <Submit intent="withdraw">Withdraw</Submit>;
  if (state === 'ready') {
    return (
      <form method="post" className="stack panel">
        {contradictions.map((line) => (
          <p key={line} className="error">
            {line}
          </p>
        ))}
        {contradictions.length > 0 && isOwner && (
          <label>
            <input type="checkbox" name="override" /> I know this, and publish it anyway.
          </label>
        )}
        {contradictions.length > 0 && !isOwner && <p>Only an owner may publish this.</p>}
        {needsOther && <p>Somebody else must publish this change.</p>}
        <Input label="Not before (optional)" type="date" name="publishOn" />
        <Input label="Until, including this day (optional)" type="date" name="until" />
        <p className="row">
          {!needsOther && (contradictions.length === 0 || isOwner) && <MainSubmit intent="publish">Publish</MainSubmit>}
          {withdraw}
        </p>
      </form>
    );
  }
  if (state === 'approved' && publishAt !== null) return <form method="post">{withdraw}</form>;
  if (state !== 'live') return null;
  return (
    <form method="post" className="row">
      {live === value ? (
        <Submit intent="undo">Undo: put the old values back</Submit>
      ) : (
        <Submit intent="return">Go back to this version</Submit>
      )}
    </form>
  );
}

async function action(args: Args) {
  const { desk, change } = await find(args);
  const { store, user, now, needsSecondPerson } = desk;
  const { id, fact, state } = change;
  const { member } = user;
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const here = redirect(`/facts/changes/${id}`, 303);
  const conflict = () => data('Somebody else was faster. This is the state now.', 409);
  if (intent === 'withdraw' && (state === 'ready' || state === 'approved')) {
    if (!(await store.facts.update(id, state, { state: 'withdrawn' }))) return conflict();
    await record(desk, 'facts-withdrawn', id);
    return here;
  }
  if (intent === 'undo' || intent === 'return') {
    if (state !== 'live') return conflict();
    const base = JSON.stringify(JSON.parse(await desk.factFiles.live(fact as keyof Facts)));
    const value = intent === 'undo' ? change.base : change.value;
    const set = { publishedBy: member.id, overridesSpecification: member.role === 'owner' };
    const back = await addChange(desk, { fact, base, value, state: 'approved', ...set });
    await record(desk, 'facts-undone', back);
    return redirect(`/facts/changes/${back}`, 303);
  }
  if (intent !== 'publish' || state !== 'ready') return conflict();
  if (needsSecondPerson && change.proposedBy === member.id) return data('Somebody else must publish this change.', 403);
  const overrides = form.get('override') !== null && member.role === 'owner';
  if (checkChange(change, findContradictions).length > 0 && !overrides)
    return data('This change contradicts the specification. An owner must tick the box to publish it.', 422);
  const publishAt = startOfDate(textOf(form, 'publishOn')) ?? null;
  const expiresAt = startOfDate(textOf(form, 'until'), 1) ?? null;
  if (expiresAt !== null && expiresAt <= (publishAt ?? now.toISOString()))
    return data('The last day is over before the change is live. Choose a later day.', 422);
  const set = { state: 'approved', publishedBy: member.id, overridesSpecification: overrides } as const;
  if (!(await store.facts.update(id, 'ready', { ...set, publishAt, expiresAt }))) return conflict();
  await record(desk, 'facts-approved', id);
  return here;
}

/** A file of the preview of a change. */
export async function previewLoader(args: Args): Promise<Response> {
  const { desk, change } = await find(args);
  const file = await desk.factFiles.preview(change.id, args.params['*'] ?? '');
  if (file === null) throw new Response('', { status: 404 });
  return file;
}

export const page = { loader, action, Component: Change };
