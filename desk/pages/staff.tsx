import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { isMailable } from '#server/intake/email-address.ts';
import { type Args, record, requireRole, signedIn, textOf } from '../context.ts';
import { formatAge } from '../parts/dates.ts';
import { Alert, Entry, Input, MainSubmit, Select, Submit } from '../parts/field.tsx';
import { roleNames } from '../parts/members.ts';

async function loader(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  const [members, audit] = await Promise.all([desk.store.staff.members(), desk.store.staff.audit(50)]);
  return { members, audit, now: desk.now, me: desk.user.member.id };
}

const roles = [
  ['counsellor', 'Counsellor: works with leads'],
  ['editor', 'Editor: changes facts of the site, and sees no leads'],
  ['owner', 'Owner: also exports, erases and invites'],
] as const;

function Staff() {
  const { members, audit, now, me } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>() as string | undefined;
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (
    <>
      <title>Staff · Desk</title>
      <h1>Staff</h1>
      <Alert>{error}</Alert>
      <ul className="members">
        {members.map(({ id, name, email, role, suspendedAt }) => (
          <Entry
            key={id}
            title={name}
            detail={
              <>
                <bdi>{email}</bdi> · {roleNames[role]}
                {suspendedAt !== null && ' · suspended'}
              </>
            }
          >
            {id !== me && (
              <>
                <input type="hidden" name="id" value={id} />
                <Submit intent={suspendedAt === null ? 'suspend' : 'readmit'}>
                  {suspendedAt === null ? 'Suspend' : 'Readmit'}
                </Submit>
                <Submit intent={role === 'owner' ? 'make-counsellor' : 'make-owner'}>
                  {role === 'owner' ? 'Make counsellor' : 'Make owner'}
                </Submit>
              </>
            )}
          </Entry>
        ))}
      </ul>
      <section aria-labelledby="invite">
        <h2 id="invite">Invite</h2>
        <form method="post" className="stack panel">
          <Input label="Name" name="name" maxLength={80} required />
          <Input label="Email address" type="email" name="email" maxLength={200} required />
          <Select label="Role" name="role" options={roles} />
          <MainSubmit intent="invite">Invite</MainSubmit>
          <p className="soft">
            The person opens the desk in a browser and signs in with this email address. No invitation is sent.
          </p>
        </form>
      </section>
      <section aria-labelledby="audit">
        <h2 id="audit">Who did what</h2>
        <ul className="members">
          {audit.map(({ id, at, staffId, action, subject }) => (
            <Entry
              key={id}
              title={action.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())}
              detail={
                <>
                  <Subject {...{ action, subject, names }} /> · {names.get(staffId ?? '') ?? 'the server'},{' '}
                  {formatAge(at, now)}
                </>
              }
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** What an action changed: a link to its page, the name of a member, or the text itself. */
function Subject({ action, subject, names }: { action: string; subject: string; names: ReadonlyMap<string, string> }) {
  if (action.startsWith('facts-')) return <a href={`/facts/changes/${subject}`}>the change</a>;
  if (/^(?:lead|file)-/.test(action) && action !== 'lead-erased') return <a href={`/leads/${subject}`}>{subject}</a>;
  return names.get(subject) ?? subject;
}

const changes = {
  suspend: (now: Date) => ({ suspendedAt: now.toISOString() }),
  readmit: () => ({ suspendedAt: null }),
  'make-owner': () => ({ role: 'owner' as const }),
  'make-counsellor': () => ({ role: 'counsellor' as const }),
};

async function action(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  const { store, now } = desk;
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'invite') {
    const email = textOf(form, 'email').toLowerCase();
    const name = textOf(form, 'name').slice(0, 80);
    if (!isMailable(email) || name === '')
      return data('Type a name, and an email address such as rina@example.com.', 422);
    const id = crypto.randomUUID();
    const role = roles.find(([name]) => name === textOf(form, 'role'))?.[0] ?? 'counsellor';
    const member = { id, email, name, role, invitedAt: now.toISOString(), suspendedAt: null, seenAt: null } as const;
    if (!(await store.staff.invite(member))) return data('An account with this address exists already.', 422);
    await record(desk, 'invited', id);
    return redirect('/staff', 303);
  }
  const id = textOf(form, 'id');
  const change = Object.entries(changes).find(([name]) => name === intent)?.[1];
  if (!change || !(await store.staff.changeMember(id, change(now)))) {
    return data('Nothing was changed: one active owner must remain.', 422);
  }
  await record(desk, intent, id);
  return redirect('/staff', 303);
}

export const page = { loader, action, Component: Staff };
