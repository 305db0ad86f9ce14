import type { ReactNode } from 'react';
import script from '../browser/passkey.entry.ts?raw';
import { cookie, type DeskContext, textOf } from '../context.ts';
import { challengeMinutes, type PasskeyAnswer, type Passkeys } from '../server/passkeys.ts';
import { asset } from './asset.ts';
import { Submit } from './field.tsx';

/** The only script of the desk in browsers. Its pages load it, and work without it. */
export const passkeyScript = asset('passkey', 'js', script);

/** The cookie of the browser that asked for a challenge. */
const challengeCookie = '__Host-desk-passkey';

/** Sends a challenge to the script. */
export function challengeResponse(challenge: Awaited<ReturnType<Passkeys['askToSignIn']>>): Response {
  if (challenge === null) return new Response(null, { status: 429 });
  const headers = { 'Set-Cookie': cookie(challengeCookie, challenge.token, challengeMinutes * 60) };
  return Response.json(challenge.options, { headers });
}

/** The answer in a submitted passkey form. */
export const passkeyAnswer = ({ cookies, origin }: DeskContext, form: FormData): PasskeyAnswer => ({
  token: cookies.get(challengeCookie) ?? '',
  origin,
  credential: textOf(form, 'credential'),
});

/** The names of the browser and the system of a request, for the lists of sessions and passkeys. */
export function deviceOf({ headers }: Request): string {
  const userAgent = headers.get('user-agent') ?? '';
  const browser = /Edg|Firefox|OPR|SamsungBrowser|Chrome|Safari/.exec(userAgent)?.[0] ?? 'Browser';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(userAgent)?.[0] ?? 'unknown system';
  const names: Readonly<Record<string, string>> = {
    Edg: 'Edge',
    OPR: 'Opera',
    SamsungBrowser: 'Samsung Internet',
    'Mac OS X': 'macOS',
  };
  return `${names[browser] ?? browser} on ${names[system] ?? system}`;
}

interface PasskeyFormProps {
  /** The path that receives the answer. `/passkey` below it returns the challenge. */
  readonly action: string;
  readonly intent: string;
  /** Shown if the browser has no passkey, or the person cancels. */
  readonly problem: string;
  readonly label: string;
  /** Other fields of the form, such as a name. */
  readonly children?: ReactNode;
}

/** A button for a passkey. It stays hidden without the script, or if the browser has no support for passkeys. */
export function PasskeyForm({ action, intent, problem, label, children }: PasskeyFormProps) {
  return (
    <>
      <form method="post" action={action} data-challenge={`${action}/passkey`} hidden>
        <div className="stack">
          {children}
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="credential" />
          <p className="error" role="alert" hidden>
            {problem}
          </p>
          <Submit>{label}</Submit>
        </div>
      </form>
      <script type="module" src={passkeyScript.href} />
    </>
  );
}
