import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { type DeskTemplate, languages } from '#content';
import { originalLanguage } from '#forms/define.ts';
import { type Args, record, requireRole, signedIn, textOf } from '../context.ts';
import { Alert, Input, MainSubmit, Select, Submit, TextArea } from '../parts/field.tsx';
import { languageName } from '../parts/lead-facts.ts';
import { placeholders, readTemplates, saveTemplates } from '../parts/templates.ts';

async function loader(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  return { templates: await readTemplates(desk.store.desk) };
}

function Templates() {
  const { templates } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>() as string | undefined;
  return (
    <>
      <title>Templates · Desk</title>
      <h1>Templates of emails</h1>
      <Alert>{error}</Alert>
      <p>The desk replaces these words when somebody starts an email:</p>
      <ul>
        {Object.entries(placeholders).map(([name, meaning]) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {meaning}
          </li>
        ))}
      </ul>
      {templates.map((template) => (
        <TemplateForm key={template.name} template={template} />
      ))}
      <TemplateForm />
    </>
  );
}

/** The languages of the forms. */
const languageOptions = [
  originalLanguage,
  ...languages.filter(({ forms }) => forms.length > 0).map(({ code }) => code),
].map((code) => [code, languageName(code)] as const);

/** Changes a template, or adds one. */
function TemplateForm({ template }: { template?: DeskTemplate }) {
  return (
    <details className="panel">
      <summary>{template?.name ?? 'New template'}</summary>
      <form method="post" className="stack">
        <input type="hidden" name="old" value={template?.name ?? ''} />
        <Input label="Name" name="name" defaultValue={template?.name} maxLength={60} required />
        <Select
          label="Language"
          name="language"
          defaultValue={template?.language ?? originalLanguage}
          options={languageOptions}
        />
        <Input label="Subject" name="subject" defaultValue={template?.subject} maxLength={200} required />
        <TextArea label="Text" name="text" rows={10} defaultValue={template?.text} maxLength={8000} required />
        <p className="row">
          <MainSubmit intent="save">{template ? 'Save' : 'Add'}</MainSubmit>
          {template && <Submit intent="delete">Delete</Submit>}
        </p>
      </form>
    </details>
  );
}

async function action(args: Args) {
  const desk = signedIn(args);
  requireRole(desk, 'owner');
  const form = await args.request.formData();
  const old = textOf(form, 'old');
  const saved: DeskTemplate = {
    name: textOf(form, 'name'),
    language: textOf(form, 'language') || originalLanguage,
    subject: textOf(form, 'subject'),
    text: textOf(form, 'text'),
  };
  const templates = await readTemplates(desk.store.desk);
  const isDeleted = textOf(form, 'intent') === 'delete';
  if (!isDeleted && saved.name !== old && templates.some(({ name }) => name === saved.name))
    return data(`There is a template ${saved.name} already. Choose another name; nothing was changed.`, 422);
  const changed =
    old === '' ? [...templates, saved] : templates.map((template) => (template.name === old ? saved : template));
  await saveTemplates(desk.store.desk, isDeleted ? templates.filter(({ name }) => name !== old) : changed);
  await record(desk, isDeleted ? 'template-deleted' : 'template-saved', '');
  return redirect('/templates', 303);
}

export const page = { loader, action, Component: Templates };
