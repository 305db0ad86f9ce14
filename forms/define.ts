/** The shape of a form, and the one place that gives a description its defaults. */

interface Question {
  /** Name of the value in a post; stays the same for the life of the form. */
  readonly name: string;
  /** The question as the visitor reads it; kept with every answer. */
  readonly label: string;
  /** A required field must hold something that can be seen. */
  readonly isRequired: boolean;
  /** Token of the HTML autofill list. */
  readonly autocomplete?: string;
}

/** A question that is answered in words. */
export interface ValueField extends Question {
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'paragraph' | 'choice';
  /** Longest answer the server stores, in UTF-16 code units (what `maxlength` and `.length` count). */
  readonly maxLength: number;
  /** Shortest answer, in characters; one that is left empty is a matter of `isRequired`. A phone number is then not looked at further. */
  readonly minLength?: number;
  /** Said to every answer that is missing, too short, malformed or not among the options, instead of words made of the label. */
  readonly message?: string;
  /** The answers a `choice` offers; any other is refused. */
  readonly options?: readonly string[];
  /** What is said to an answer that is not among the options, where it was not the visitor who chose it. */
  readonly unlisted?: string;
  /** Visible height of a `paragraph`, in lines. */
  readonly rows?: number;
}

/** A question that is answered with a file, sent as `multipart/form-data`. */
export interface FileField extends Question {
  readonly kind: 'file';
  /** What the file has to be, whatever it is called. */
  readonly accept: 'application/pdf';
  readonly maxBytes: number;
}

export type Field = ValueField | FileField;

/** What was typed into a form, value by field name; of a field nobody touched it is empty, or absent. */
export type FormValues = Readonly<Record<string, string>>;

export interface Form {
  /** Last part of the address the form posts to: `/send/<id>`. */
  readonly id: string;
  /** Raised with every change of a field or of its words: each entry keeps the version it answered. */
  readonly version: number;
  readonly fields: readonly Field[];
  /** Name of the field that says what it is about: a program, a position. The same person asking about the same twice is a duplicate. */
  readonly subject?: string;
  /** Of these optional fields one has to be answered; where none is, the first is told. */
  readonly atLeastOne?: { readonly of: readonly string[]; readonly message: string };
  /** Name of the optional field of kind `tel` that only those under eighteen answer: the number of a parent or guardian, whose it alone is. */
  readonly guardian?: string;
}

/** A form that is asked step by step. */
export interface SteppedForm extends Form {
  readonly fields: readonly ValueField[];
  /** A field that is in no step is never shown. */
  readonly steps: readonly Step[];
}

export interface Step {
  /** On the stepper. */
  readonly title: string;
  /** Over the questions. */
  readonly heading: string;
  /** Names of its fields, in the order in which they are asked. */
  readonly fields: readonly string[];
}

/** The part of a form that one step asks. @param step from 0 */
export function formOfStep(form: SteppedForm, step: number): SteppedForm {
  const names = form.steps[step]?.fields ?? [];
  return { ...form, fields: form.fields.filter(({ name }) => names.includes(name)) };
}

/**
 * Describes a form.
 * @throws RangeError if two fields share a name, a choice offers nothing and does not say why, or `subject`, `atLeastOne` or `guardian` names no field
 */
export function defineForm<const F extends Form>(form: F): F {
  const names = new Set<string>(hiddenFields);
  for (const field of form.fields) {
    if (names.has(field.name)) throw new RangeError(`form ${form.id}: two fields are named '${field.name}'`);
    names.add(field.name);
    if (field.kind === 'choice' && !field.options?.length && !field.unlisted) {
      throw new RangeError(`form ${form.id}: choice '${field.name}' offers no answer`);
    }
  }
  const named = [form.subject, form.guardian, ...(form.atLeastOne?.of ?? [])].filter((name) => name !== undefined);
  const unknown = named.find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new RangeError(`form ${form.id}: '${unknown}' of subject, atLeastOne or guardian is no field`);
  }
  return form;
}

/**
 * Describes a form that is asked step by step.
 * @throws RangeError as `defineForm` does, or if a step asks what is no field, or a required field is asked in no step
 */
export function defineSteppedForm<const F extends SteppedForm>(form: F): F {
  const asked = form.steps.flatMap(({ fields }) => fields);
  for (const name of asked) {
    const isField = form.fields.some((field) => field.name === name);
    if (!isField || asked.indexOf(name) !== asked.lastIndexOf(name)) {
      throw new RangeError(`form ${form.id}: '${name}' is no field, or is asked twice`);
    }
  }
  const missing = form.fields.find(({ name, isRequired }) => isRequired && !asked.includes(name));
  if (missing) throw new RangeError(`form ${form.id}: no step asks for '${missing.name}'`);
  return defineForm(form);
}

/** Label by field name, as the questions are worded now. */
export const questionsOf = ({ fields }: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]));

export const valueFields = (form: Form): ValueField[] => form.fields.filter((field) => field.kind !== 'file');

export const fileFields = (form: Form): FileField[] => form.fields.filter((field) => field.kind === 'file');

/**
 * Name of the hidden value that carries the idempotency key, made in the browser when the form is first touched.
 * Empty without JavaScript: the server then recognises a repeated send by its content.
 */
export const keyField = '_key';

/**
 * Name of a field that no person sees or reaches: what fills it in fills in everything. A word that robots know from other forms, and
 * that no browser and no password manager has anything for: Chrome goes by the name, whatever `autocomplete` says.
 */
export const honeypotField = 'subject';

/** Name of the value that says for how many milliseconds the page was open when the form was sent. Only a script says it. */
export const openMsField = '_openMs';

/** Name of the value that carries a proof of work (`proof-of-work.ts`): what ALTCHA's own widget calls it. Only a script can make one. */
export const proofField = 'altcha';

/** What a form posts besides answers. */
export const hiddenFields: readonly string[] = [keyField, honeypotField, openMsField, proofField];
