import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { isMailable, uniqueAddresses } from '#server/intake/email-address.ts';
import { readStaffAddresses, saveStaffAddresses } from '#server/mail/recipients.ts';
import { type Args, record, requireRole, signedIn, textOf } from '../context.ts';
import { Alert, Input, MainSubmit } from '../parts/field.tsx';
import { formLabel } from '../parts/lead-facts.ts';

async function loader(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  return { settings: desk.staffSettings, changed: await readStaffAddresses(desk.store.desk) };
}

/** What an owner typed, with an error for each form whose addresses were not saved. */
interface Refused {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Somebody else changed the addresses in the meantime. */
  readonly isConflict: boolean;
}

function Recipients() {
  const { settings, changed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refused | undefined;
  return (
    <>
      <title>Who is told of what · Desk</title>
      <h1>Who is told of what</h1>
      {settings === null ? (
        <p className="empty">
          This server sends no email yet. When it does, you choose here who gets an email about each kind of lead.
        </p>
      ) : (
        <form method="post" className="stack">
          <input type="hidden" name="seen" value={JSON.stringify(changed)} />
          {refused?.isConflict && (
            <Alert>
              Somebody else changed these addresses while you had the page open. The fields have what you typed. Save it
              again to replace theirs.
            </Alert>
          )}
          <p>
            These addresses get an email about each new lead. Separate several with commas. An empty field means the
            grey address in it, which is in the settings of the server.
          </p>
          {Object.entries(settings).map(([form, addresses]) => (
            <Input
              key={form}
              label={formLabel(form)}
              name={form}
              inputMode="email"
              defaultValue={refused?.values[form] ?? changed[form]?.join(', ')}
              placeholder={addresses.join(', ')}
              error={refused?.errors[form]}
            />
          ))}
          <MainSubmit>Save</MainSubmit>
        </form>
      )}
    </>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  const form = await args.request.formData();
  const values = Object.fromEntries(Object.keys(desk.staffSettings ?? {}).map((name) => [name, textOf(form, name)]));
  const addresses = Object.entries(values).map(
    ([name, value]) => [name, uniqueAddresses(value.split(/[\s,;]+/).filter(Boolean))] as const,
  );
  const wrong = addresses.filter(([, list]) => !list.every(isMailable)).map(([name]) => name);
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((name) => [name, 'Type addresses such as rina@example.com.']));
    return data({ values, errors, isConflict: false } satisfies Refused, { status: 422 });
  }
  const before = await readStaffAddresses(desk.store.desk);
  const isCurrent = textOf(form, 'seen') === JSON.stringify(before);
  const saved = Object.fromEntries(addresses.filter(([, list]) => list.length > 0));
  const isSaved = isCurrent && (await saveStaffAddresses(desk.store.desk, saved, before));
  const other = isSaved ? before : await readStaffAddresses(desk.store.desk);
  const changed = addresses.filter(([name, list]) => String(other[name] ?? '') !== String(list));
  if (!isSaved) {
    const errors = changed.map(([name]) => [name, `Now: ${other[name]?.join(', ') ?? 'as in the settings'}.`]);
    return data({ values, errors: Object.fromEntries(errors), isConflict: true } satisfies Refused, { status: 409 });
  }
  await desk.refreshRecipients();
  for (const [name] of changed) await record(desk, 'staff-addresses-changed', name);
  return redirect('/recipients', 303);
}

export const page = { loader, action, Component: Recipients };
