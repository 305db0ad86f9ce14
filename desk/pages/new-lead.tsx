import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { formMessages } from '#content';
import { checkForm, type FieldErrors } from '#forms/check.ts';
import { contactForm } from '#forms/contact.ts';
import { displayedAnswer, type Form, type FormValues, type ValueField, valueFields } from '#forms/define.ts';
import { forms } from '#forms/index.ts';
import { storeEntry } from '#server/intake/store-entry.ts';
import { type Args, record, signedIn, textOf } from '../context.ts';
import { Choices, Input, MainSubmit, Select, TextArea } from '../parts/field.tsx';
import { newChange } from '../parts/lead-changes.ts';
import { formLabel } from '../parts/lead-facts.ts';

/** The forms that the staff can fill in for somebody: those without a file. */
const kinds = ['course-question', 'contact', 'internship-registration', 'placement-training-registration'] as const;

const phoneField: ValueField = { name: 'phone', label: 'Phone', kind: 'tel', isRequired: false, maxLength: 40 };

/** The contact form for a person who called, who may have no email address. */
const callerForm: Form = {
  ...contactForm,
  fields: contactForm.fields.flatMap((field): ValueField[] =>
    field.name === 'email' ? [{ ...field, isRequired: false }, phoneField] : [field],
  ),
  atLeastOne: { fields: ['email', phoneField.name], message: formMessages.missingContact },
};

const formOf = (id: string | null): Form => {
  if (id === contactForm.id) return callerForm;
  const form = forms.get(kinds.find((kind) => kind === id) ?? kinds[0]);
  if (!form) throw new Error('A form of the desk does not exist.');
  return form;
};

function loader(args: Args) {
  signedIn(args);
  return { kind: formOf(new URL(args.request.url).searchParams.get('kind')).id };
}

interface Refused {
  readonly values: FormValues;
  readonly errors: FieldErrors;
}

function NewLead() {
  const { kind } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as Refused | undefined;
  return (
    <>
      <title>Add a lead · Desk</title>
      <h1>Add a lead</h1>
      <p>For a person who called or came to the counter. The rules are those of the form on the site.</p>
      <Choices
        label="Kind of lead"
        chosen={kind}
        options={kinds.map((id) => [id, formLabel(id)])}
        hrefOf={(id) => `/leads/new?kind=${id}`}
      />
      <form className="stack" method="post" action={`/leads/new?kind=${kind}`}>
        {valueFields(formOf(kind)).map((field) => (
          <Answer
            key={field.name}
            field={field}
            value={refused?.values[field.name]}
            error={refused?.errors[field.name]}
          />
        ))}
        <MainSubmit>Add lead</MainSubmit>
        <p className="soft">
          The person gets the acknowledgement by email if there is an address. Tell them that we keep this, and that the
          privacy notice is on the site.
        </p>
      </form>
    </>
  );
}

interface AnswerProps {
  readonly field: ValueField;
  readonly value: string | undefined;
  readonly error: string | undefined;
}

function Answer({ field, value, error }: AnswerProps) {
  const { name, label, kind, options, isRequired, maxLength } = field;
  const common = {
    label: isRequired ? label : `${label} (optional)`,
    error,
    name,
    defaultValue: value,
    required: isRequired,
  };
  if (options) {
    const shown = options.map((option) => [option, displayedAnswer(field, option)] as const);
    return <Select {...common} empty="Choose" options={shown} />;
  }
  if (kind === 'paragraph') return <TextArea {...common} rows={4} maxLength={maxLength} />;
  const type = kind === 'email' || kind === 'tel' ? kind : 'text';
  return <Input {...common} type={type} maxLength={maxLength} autoComplete="off" />;
}

async function action(args: Args) {
  const desk = signedIn(args);
  const { store, user, recipients, now } = desk;
  const form = formOf(new URL(args.request.url).searchParams.get('kind'));
  const posted = await args.request.formData();
  const values = Object.fromEntries(valueFields(form).map(({ name }) => [name, textOf(posted, name)]));
  const checked = checkForm(form, values);
  if ('fieldErrors' in checked) return data({ values, errors: checked.fieldErrors }, { status: 422 });
  const entry = { form, answers: checked.answers, key: crypto.randomUUID(), files: {}, receivedAt: now };
  const reference = (await storeEntry(store.intake, entry, { recipients })) ?? '';
  const [lead] = await store.desk.leads({ reference });
  if (lead) {
    const set = lead.state.ownerId === null ? { ownerId: user.member.id } : {};
    await store.desk.change({ ...newChange(desk, lead.id), kind: 'entered', set });
    await record(desk, 'lead-added', lead.reference);
  }
  return redirect(`/leads/${reference}`, 303);
}

export const page = { loader, action, Component: NewLead };
