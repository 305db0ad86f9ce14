import { redirect, useLoaderData } from 'react-router';
import { type Args, findLead, record, requireRole, signedIn } from '../context.ts';
import { Submit } from '../parts/field.tsx';
import { nameOf } from '../parts/lead-facts.ts';

async function loader(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  const lead = await findLead(desk, args);
  if (!desk.signIn.isConfirmed(desk.user)) {
    throw redirect(`/sign-in?next=${encodeURIComponent(`/leads/${lead.reference}/erase`)}`, 303);
  }
  const main = lead.state.joinedTo ?? lead.reference;
  const [mains, joined] = await Promise.all([
    desk.store.desk.leads({ reference: main }),
    desk.store.desk.leads({ joinedTo: main }),
  ]);
  return { lead, others: [...mains, ...joined].filter(({ id }) => id !== lead.id) };
}

function Erase() {
  const { lead, others } = useLoaderData<typeof loader>();
  return (
    <>
      <title>Erase · Desk</title>
      <h1>
        Erase <bdi>{nameOf(lead)}</bdi>?
      </h1>
      <p>
        {lead.reference} is erased for good, with its files, notes and emails. A note of the erasure stays, without
        personal data. Emails in your mailbox and older backups still have a copy.
      </p>
      <form method="post" className="stack">
        {others.length > 0 && (
          <p>
            <label>
              <input type="checkbox" name="joined" value="yes" /> Also erase what is joined with it:{' '}
              {others.map(({ reference }) => reference).join(', ')}. Otherwise, these leads stay.
            </label>
          </p>
        )}
        <p className="row">
          <Submit className="danger">Erase for good</Submit>
          <a href={`/leads/${lead.reference}`}>Keep it</a>
        </p>
      </form>
    </>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { lead, others } = await loader(args);
  const isWithJoined = (await args.request.formData()).get('joined') === 'yes';
  for (const { id, reference } of isWithJoined ? [...others, lead] : [lead]) {
    await desk.store.people.eraseLead(id, desk.now.toISOString(), 'staff');
    await record(desk, 'lead-erased', reference);
  }
  return redirect('/leads', 303);
}

export const page = { loader, action, Component: Erase };
