import { redirect, useLoaderData } from 'react-router';
import { type Args, deskContext, record, signedIn, textOf } from '../context.ts';
import { formatAge } from '../parts/dates.ts';

/** Who is signed in, for the layout. */
export const userLoader = ({ context }: Args) => context.get(deskContext).user?.member ?? null;

async function loader(args: Args) {
  const { store, user, now } = signedIn(args);
  return { sessions: await store.staff.sessions(user.member.id), user, now };
}

function Account() {
  const { sessions, user, now } = useLoaderData<typeof loader>();
  return (
    <>
      <title>Account · Desk</title>
      <h1>
        <bdi>{user.member.name}</bdi>
      </h1>
      <p>
        <bdi>{user.member.email}</bdi> · {user.member.role === 'owner' ? 'Owner' : 'Counsellor'}
      </p>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <ul className="members">
          {sessions.map(({ tokenHash, device, createdAt, usedAt }) => (
            <li key={tokenHash}>
              <p>
                <strong>{device}</strong> {tokenHash === user.session.tokenHash && '· this device'}
                <br />
                <span className="muted">
                  Since {formatAge(createdAt, now)}, last used {formatAge(usedAt, now)}
                </span>
              </p>
              <form method="post" className="inline">
                <button type="submit" name="session" value={tokenHash}>
                  Sign out
                </button>
              </form>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const tokenHash = textOf(await args.request.formData(), 'session');
  await desk.store.staff.endSession(desk.user.member.id, tokenHash);
  await record(desk, 'signed-out', desk.user.member.id);
  return redirect(tokenHash === desk.user.session.tokenHash ? '/sign-in' : '/account', 303);
}

export const page = { loader, action, Component: Account };
