import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Facts, factFiles, listTranslationTasks } from '#content';
import type { FactChange } from '#server/storage/ports/facts.ts';
import { type Args, type DeskContext, record, requireRole, signedIn, textOf } from '../context.ts';
import { formatAge } from '../parts/dates.ts';
import { changeList, checkFact, differences, readValue } from '../parts/fact-values.ts';
import { Entry, MainSubmit } from '../parts/field.tsx';
import { type Choices, courseChoices, Fields, type Json, shapeOf } from '../parts/schema-form.tsx';
import { encodePhoto } from '../server/encode-photo.ts';

type FactName = keyof Facts;

/** The title of each file of facts, in the order of the list. */
const titles: Readonly<Record<FactName, string>> = {
  batches: 'Batches: dates, times, teachers',
  fees: 'Fees and tax',
  positions: 'Open positions',
  testimonials: 'Testimonials',
  members: 'Team',
  centres: 'Centres',
  partners: 'Partner organisations',
  figures: 'Figures and their evidence',
  company: 'Company: phone, email, address, hours, numbers',
};

export const titleOf = (fact: string): string => titles[fact as FactName]?.split(':')[0] ?? fact;

export const stateWords: Readonly<Record<FactChange['state'], string>> = {
  proposed: 'being checked',
  ready: 'ready to publish',
  approved: 'being published',
  live: 'live',
  refused: 'refused',
  withdrawn: 'withdrawn',
};

export const requireEditor = (desk: Parameters<typeof requireRole>[0]) => requireRole(desk, 'owner', 'editor');

/** @throws Response 404 if there is no such file of facts */
function factOf({ params }: Args): FactName {
  const { name = '' } = params;
  if (!Object.hasOwn(factFiles, name)) throw new Response('', { status: 404 });
  return name as FactName;
}

/** Stores a change for the publisher. @returns its id */
export async function addChange(
  { store, user, now }: DeskContext,
  change: Pick<FactChange, 'fact' | 'base' | 'value' | 'state'> & Partial<FactChange>,
): Promise<string> {
  const id = crypto.randomUUID();
  const author = user?.member.id ?? null;
  await store.facts.add({
    id,
    proposedBy: author,
    proposedAt: now.toISOString(),
    publishedBy: null,
    publishAt: null,
    expiresAt: null,
    liveAt: null,
    overridesSpecification: false,
    pages: null,
    problem: null,
    ...change,
  });
  return id;
}

async function listLoader(args: Args) {
  const desk = signedIn(args);
  requireEditor(desk);
  const [changes, members] = await Promise.all([desk.store.facts.list(30), desk.store.staff.members()]);
  return {
    changes,
    names: new Map(members.map(({ id, name }) => [id, name])),
    now: desk.now,
    translationTasks: desk.user.member.role === 'owner' ? listTranslationTasks() : [],
  };
}

function FactList() {
  const { changes, names, now, translationTasks } = useLoaderData<typeof listLoader>();
  return (
    <>
      <title>Facts · Desk</title>
      <h1>Facts of the site</h1>
      <p>Choose what to change. You see the pages before anything is live.</p>
      <ul className="members">
        {Object.entries(titles).map(([name, title]) => (
          <li key={name} className="row">
            <a href={`/facts/${name}`}>{title}</a>
          </li>
        ))}
      </ul>
      {translationTasks.length > 0 && (
        <>
          <h2>Translations to update</h2>
          <p>Pages in other languages show these texts as they were, or in English. A developer changes the files.</p>
          <ul className="members">
            {translationTasks.map(({ file, field, hint }) => (
              <li key={`${file} ${field}`}>
                {file}: {hint}
                <br />
                <span className="soft">{field}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Changes</h2>
      {changes.length === 0 && <p className="soft">Each change will be listed here, with its author and its state.</p>}
      <ul className="members">
        {changes.map(({ id, fact, state, publishAt, proposedBy, proposedAt }) => (
          <Entry
            key={id}
            title={
              <>
                <a href={`/facts/changes/${id}`}>{titleOf(fact)}</a>:{' '}
                {state === 'approved' && publishAt !== null ? 'scheduled' : stateWords[state]}
              </>
            }
            detail={
              <>
                <bdi>{names.get(proposedBy ?? '') ?? 'The publisher'}</bdi>, {formatAge(proposedAt, now)}
              </>
            }
          />
        ))}
      </ul>
    </>
  );
}

export const listPage = { loader: listLoader, Component: FactList };

/** The choices of fields that name a course or a centre. */
export async function choicesOf({ factFiles: files }: DeskContext): Promise<Choices> {
  const centres: readonly { id: string; name: string }[] = JSON.parse(await files.live('centres'));
  return { course: courseChoices, centre: centres.map(({ id, name }) => [id, name]) };
}

interface FormState {
  /** The live data that the author saw, as JSON. */
  readonly base: string;
  /** The data that the form shows, as JSON. */
  readonly shown: string;
  readonly errors: ReadonlyMap<string, string>;
}

async function formLoader(args: Args) {
  const desk = signedIn(args);
  requireEditor(desk);
  const fact = factOf(args);
  const base = JSON.stringify(JSON.parse(await desk.factFiles.live(fact)));
  const from = await desk.store.facts.find(new URL(args.request.url).searchParams.get('from') ?? '');
  const shown = from?.fact === fact ? from.value : base;
  const state: FormState = { base, shown, errors: new Map() };
  return { fact, choices: await choicesOf(desk), state };
}

function FactForm() {
  const { fact, choices, state } = useLoaderData<typeof formLoader>();
  const { base, shown, errors } = useActionData<FormState>() ?? state;
  const [, , schema] = factFiles[fact];
  const others = [...errors].filter(([path]) => path === '');
  return (
    <>
      <title>{`${titleOf(fact)} · Desk`}</title>
      <h1>{titleOf(fact)}</h1>
      {errors.size > 0 && (
        <p className="error" role="alert">
          {errors.size === 1 ? 'One field needs a correction.' : `${errors.size} fields need a correction.`} Nothing was
          lost. {others.map(([, message]) => message).join(' ')}
        </p>
      )}
      {errors.size === 0 && shown !== base && (
        <p className="note" role="status">
          Not saved yet. {differences(base, shown).length} fields differ from the live site.
        </p>
      )}
      <form method="post" className="stack" encType="multipart/form-data">
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="shown" value={shown} />
        {/* The Enter key presses the first button of a form. */}
        <MainSubmit intent="save">Check and preview</MainSubmit>
        <Fields shape={shapeOf(schema)} value={JSON.parse(shown)} path="" errors={errors} choices={choices} />
        <MainSubmit intent="save">Check and preview</MainSubmit>
      </form>
    </>
  );
}

async function formAction(args: Args) {
  const desk = signedIn(args);
  requireEditor(desk);
  const fact = factOf(args);
  const form = await args.request.formData();
  const fields = new Map<string, string>();
  const errors = new Map<string, string>();
  for (const [name, sent] of form) {
    const isFile = typeof sent !== 'string';
    const text = isFile ? (sent.size === 0 ? '' : await encodePhoto(sent)) : sent;
    if (text === null) errors.set(name, 'This picture cannot be read. Choose a JPEG, PNG or WebP file.');
    else if (!isFile || text !== '') fields.set(name, text);
  }
  const base = textOf(form, 'base');
  const before: Json = JSON.parse(textOf(form, 'shown'));
  const submitted = readValue(shapeOf(factFiles[fact][2]), fields, '', before);
  const command = fields.get('list');
  const value = JSON.stringify(command === undefined ? submitted : changeList(submitted, command));
  if (command !== undefined) return { base, shown: value, errors: new Map() };
  for (const [path, message] of checkFact(fact, JSON.parse(value))) if (!errors.has(path)) errors.set(path, message);
  if (errors.size > 0) return data({ base, shown: value, errors }, 422);
  if (value === base) return redirect('/facts', 303);
  const id = await addChange(desk, { fact, base, value, state: 'proposed' });
  await record(desk, 'facts-proposed', id);
  return redirect(`/facts/changes/${id}`, 303);
}

export const formPage = { loader: formLoader, action: formAction, Component: FactForm };
