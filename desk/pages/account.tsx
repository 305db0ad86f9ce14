import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Args, record, signedIn, textOf } from '../context.ts';
import { formatAge } from '../parts/dates.ts';
import { Alert, Choices, Entry, Input, Submit } from '../parts/field.tsx';
import { readAway, roleNames, saveAway } from '../parts/members.ts';
import { challengeResponse, deviceOf, PasskeyForm, passkeyAnswer } from '../parts/passkeys.tsx';

async function loader(args: Args) {
  const desk = signedIn(args);
  const { store, signIn, user, now } = desk;
  const { id } = user.member;
  const [sessions, passkeys, away] = await Promise.all([
    store.staff.sessions(id),
    store.staff.passkeys(id),
    readAway(desk),
  ]);
  return { awayUntil: away[id], sessions, passkeys, isConfirmed: signIn.isConfirmed(user), user, now };
}

const ownerPages = [
  ['/staff', 'Staff and who did what'],
  ['/templates', 'Templates of emails'],
  ['/recipients', 'Who is told of what'],
  ['/facts', 'Facts of the site'],
] as const;

function Account() {
  const { awayUntil, sessions, user, now } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>() as string | undefined;
  return (
    <>
      <title>Account · Desk</title>
      <h1>
        <bdi>{user.member.name}</bdi>
      </h1>
      <p>
        <bdi>{user.member.email}</bdi> · {roleNames[user.member.role]}
      </p>
      <Alert>{error}</Alert>
      {user.member.role === 'owner' && <Choices label="Settings" options={ownerPages} hrefOf={(path) => path} />}
      <form method="post" className="stack">
        <Input label="Away until" type="date" name="away" defaultValue={awayUntil} />
        <Submit intent="away">Save</Submit>
        <p className="soft">The others then see it beside your name. Empty: you are here.</p>
      </form>
      <PasskeySection />
      <section aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <ul className="members">
          {sessions.map(({ tokenHash, device, createdAt, usedAt }) => (
            <Entry
              key={tokenHash}
              title={tokenHash === user.session.tokenHash ? `${device} · this device` : device}
              detail={`Since ${formatAge(createdAt, now)}, last used ${formatAge(usedAt, now)}`}
            >
              <Submit name="session" value={tokenHash}>
                Sign out
              </Submit>
            </Entry>
          ))}
        </ul>
      </section>
    </>
  );
}

function PasskeySection() {
  const { passkeys, isConfirmed, now } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        A passkey signs you in with the screen lock of your device, or with a security key. A code by email works, too.
      </p>
      {passkeys.length > 0 && (
        <ul className="members">
          {passkeys.map(({ id, device, createdAt, usedAt }) => (
            <Entry
              key={id}
              title={device}
              detail={`Added ${formatAge(createdAt, now)}, ${usedAt === null ? 'not used yet' : `last used ${formatAge(usedAt, now)}`}`}
            >
              <input type="hidden" name="intent" value="remove-passkey" />
              <Submit name="passkey" value={id}>
                Remove
              </Submit>
            </Entry>
          ))}
        </ul>
      )}
      {isConfirmed ? (
        <PasskeyForm
          action="/account"
          intent="add-passkey"
          label="Add a passkey"
          problem="No passkey was added. Perhaps this device has one already. Otherwise, try again."
        />
      ) : (
        <p>
          <a href="/sign-in?next=/account">Sign in again to add a passkey</a>
        </p>
      )}
    </section>
  );
}

/** Returns a challenge for a new passkey. */
export async function challengeAction(args: Args): Promise<Response> {
  const { signIn, passkeys, user, origin, network } = signedIn(args);
  if (!signIn.isConfirmed(user)) return new Response(null, { status: 403 });
  return challengeResponse(await passkeys.askToAdd(user.member, origin, network));
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { id } = desk.user.member;
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  if (intent === 'add-passkey') {
    // A stolen session must not become a passkey.
    if (!desk.signIn.isConfirmed(desk.user)) return redirect('/sign-in?next=/account', 303);
    const isAdded = await desk.passkeys.add(desk.user.member, passkeyAnswer(desk, form), deviceOf(args.request));
    if (!isAdded) return data('The passkey was not added. Try again.', 422);
    await record(desk, 'passkey-added', id);
    return redirect('/account', 303);
  }
  if (intent === 'away') {
    await saveAway(desk, id, textOf(form, 'away'));
    return redirect('/account', 303);
  }
  if (intent === 'remove-passkey') {
    if (await desk.store.staff.removePasskey(id, textOf(form, 'passkey'))) await record(desk, 'passkey-removed', id);
    return redirect('/account', 303);
  }
  const tokenHash = textOf(form, 'session');
  await desk.store.staff.endSession(id, tokenHash);
  await record(desk, 'signed-out', id);
  return redirect(tokenHash === desk.user.session.tokenHash ? '/sign-in' : '/account', 303);
}

export const page = { loader, action, Component: Account };
