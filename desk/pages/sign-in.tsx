import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type Args, cookie, type DeskContext, deskContext, localPath, record, textOf } from '../context.ts';
import { Alert, Hidden, Input, MainSubmit, Submit } from '../parts/field.tsx';
import { challengeResponse, deviceOf, PasskeyForm, passkeyAnswer } from '../parts/passkeys.tsx';
import { sessionCookie } from '../server/handler.ts';
import { codeMinutes, sessionDays } from '../server/sign-in.ts';

/** The cookie of the browser that asked for a code. */
const browserCookie = '__Host-desk-sign-in';

/** The cookie of a browser in which somebody has signed in. */
const knownCookie = '__Host-desk-known';

/** A form that was posted after the session had ended, URL-encoded. The person can send it after the sign-in. */
type KeptForm = Readonly<Record<'path' | 'body', string>>;

interface State {
  readonly step: 'email' | 'code' | 'resume';
  readonly email: string;
  readonly next: string;
  readonly kept: KeptForm | null;
  readonly error: string | null;
}

async function loader({ context, request }: Args) {
  const { user, hasMail } = context.get(deskContext);
  const parameters = new URL(request.url).searchParams;
  const token = parameters.get('token');
  const state: State = {
    step: token === null ? 'email' : 'code',
    email: user?.member.email ?? '',
    next: localPath(parameters.get('next')),
    kept: null,
    error: null,
  };
  // The link of `npm run desk -- --code` contains the token of a code.
  const isToken = token !== null && /^[\w-]{20,100}$/.test(token);
  const headers = isToken ? { 'Set-Cookie': cookie(browserCookie, token, codeMinutes * 60) } : {};
  return data({ state, isSignedIn: user !== null, hasMail }, { headers });
}

/** Returns a challenge for a passkey. */
export async function challengeAction({ context }: Args): Promise<Response> {
  const { passkeys, origin, network } = context.get(deskContext);
  return challengeResponse(await passkeys.askToSignIn(origin, network));
}

async function action({ context, request }: Args) {
  const desk = context.get(deskContext);
  const { signIn, cookies, network, user, log } = desk;
  const form = await request.formData();
  const keptPath = textOf(form, 'keptPath');
  const keptBody = form.get('keptBody');
  const state: State = {
    step: 'email',
    email: textOf(form, 'email'),
    next: localPath(textOf(form, 'next')),
    kept: keptPath === '' ? null : { path: localPath(keptPath), body: String(keptBody ?? '') },
    error: null,
  };
  const intent = textOf(form, 'intent');
  if (intent === 'keep')
    return data({ ...state, error: 'Your session has ended. What you wrote is kept: sign in to send it.' }, 401);
  if (intent === 'again') return data(state);
  if (intent === 'email') {
    const email = user?.member.email ?? state.email;
    const token = await signIn.requestCode(email, network, cookies.get(knownCookie));
    if (token === null) {
      log({ level: 'warn', event: 'sign-in-failed', reason: 'too-many' });
      return data({ ...state, error: 'Too many codes were asked for. Try again in an hour.' }, 429);
    }
    const headers = { 'Set-Cookie': cookie(browserCookie, token, codeMinutes * 60) };
    return data({ ...state, email, step: 'code' as const }, { headers });
  }
  const isPasskey = intent === 'passkey';
  const used = isPasskey
    ? await redeemPasskey(desk, form, request)
    : await signIn.redeemCode(cookies.get(browserCookie) ?? '', textOf(form, 'code'), network, deviceOf(request));
  if (used.outcome !== 'signed-in') {
    log({ level: 'warn', event: 'sign-in-failed', reason: used.outcome });
    return data({ ...state, step: used.outcome === 'wrong' ? 'code' : 'email', error: failures[used.outcome] }, 422);
  }
  // A new session replaces the one of this browser.
  if (user) await signIn.end(user);
  await record({ ...desk, user: null }, isPasskey ? 'signed-in-with-passkey' : 'signed-in', used.staffId);
  const headers = new Headers([
    ['Set-Cookie', cookie(sessionCookie, used.token, sessionDays * 24 * 60 * 60)],
    ['Set-Cookie', cookie(browserCookie, '', 0)],
    ['Set-Cookie', cookie(knownCookie, signIn.knownTokenOf(used.staffId), 365 * 24 * 60 * 60)],
  ]);
  if (state.kept) return data({ ...state, step: 'resume' as const }, { headers });
  return redirect(state.next, { status: 303, headers });
}

/** Why a sign-in failed. */
const failures = {
  refused: 'This passkey was not accepted. Try again, or ask for a code.',
  wrong: 'This code is wrong. Check the newest email.',
  expired: 'This code can no longer be used. Ask for a new one.',
} as const;

async function redeemPasskey(desk: DeskContext, form: FormData, request: Request) {
  const staffId = await desk.passkeys.redeem(passkeyAnswer(desk, form));
  if (staffId === null) return { outcome: 'refused' } as const;
  return { outcome: 'signed-in', staffId, token: await desk.signIn.startSession(staffId, deviceOf(request)) } as const;
}

function SignIn() {
  const { state: initial, isSignedIn, hasMail } = useLoaderData<typeof loader>();
  const state = (useActionData() as State | undefined) ?? initial;
  const { step, email, next, kept, error } = state;
  if (step === 'resume' && kept) return <Resume kept={kept} />;
  const hidden = <Hidden next={next} {...(kept && { keptPath: kept.path, keptBody: kept.body })} />;
  return (
    <>
      <title>Sign in · Desk</title>
      <h1>{isSignedIn ? 'Is it still you?' : step === 'code' ? 'Type your code' : 'Sign in'}</h1>
      {isSignedIn && step === 'email' && <p>An export, an erasure and a new passkey need a new code or a passkey.</p>}
      <Alert>{error}</Alert>
      <form className="stack" method="post" action="/sign-in">
        {hidden}
        {step === 'email' ? (
          <>
            <Input
              label="Your email address"
              type="email"
              name="email"
              defaultValue={email}
              readOnly={isSignedIn}
              autoComplete="username"
              required
            />
            <MainSubmit intent="email">Send me a code</MainSubmit>
            {!hasMail && (
              <p className="soft">
                This server sends no email yet. The person who runs it can make a code:{' '}
                <code>npm run desk -- --code you@example.com</code>
              </p>
            )}
          </>
        ) : (
          <>
            <input type="hidden" name="email" value={email} />
            {email !== '' && (
              <p>
                If <bdi>{email}</bdi> has an account, an email with a code of six digits is on its way. The code works
                for {codeMinutes} minutes.
              </p>
            )}
            <Input
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,8}"
              maxLength={8}
              required
              // The page has one field, and the person comes from the mailbox to fill it in.
              autoFocus
            />
            <MainSubmit intent="code">Sign in</MainSubmit>
            <p>
              Nothing arrived?{' '}
              <Submit intent="again" formNoValidate>
                Ask again
              </Submit>
            </p>
          </>
        )}
      </form>
      {step === 'email' && (
        <PasskeyForm
          action="/sign-in"
          intent="passkey"
          label="Sign in with a passkey"
          problem="No passkey was used. Try again, or ask for a code."
        >
          {hidden}
        </PasskeyForm>
      )}
    </>
  );
}

/** Sends the form that was posted after the session had ended. */
function Resume({ kept }: { kept: KeptForm }) {
  return (
    <>
      <title>Signed in · Desk</title>
      <h1>You are signed in</h1>
      <p>What you wrote before is not sent yet.</p>
      <form className="stack" method="post" action={kept.path}>
        {[...new URLSearchParams(kept.body)].map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may have several values of one name
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <MainSubmit>Send it now</MainSubmit>
        <p>
          <a href="/">Do not send it</a>
        </p>
      </form>
    </>
  );
}

export const page = { loader, action, Component: SignIn };
