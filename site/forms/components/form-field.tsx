import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react';
import type { Field } from '#forms/define.ts';

/** The texts of a page around a field, without its label. The placeholder of a choice is the label of its empty option. */
export interface FieldWords {
  readonly placeholder?: string;
  readonly note?: string;
  readonly hint?: string;
}

/**
 * A question of a form: its label, the control for its kind, and the notes below it.
 * @param optional the text after the label of an optional field, if `words` has no other note
 * @param error one sentence: what is wrong with the answer and what to do
 * @param advice a hint about a likely typo, shown with or without an error
 * @param input `defaultValue` for an initial answer; `value` and `onChange` for a controlled control
 */
export function FormField({
  formId,
  field,
  words: { placeholder, note, hint } = {},
  optional,
  error,
  advice,
  ...input
}: {
  formId: string;
  field: Field;
  words?: FieldWords | undefined;
  optional: string;
  error?: string | undefined;
  advice?: ReactNode;
  onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
} & Pick<ComponentProps<'input'>, 'defaultValue' | 'value' | 'onBlur'>) {
  const { name, label, isRequired, autocomplete } = field;
  const id = `${formId}-${name}`;
  const labelNote = note ?? (isRequired ? undefined : optional);
  const noteIds = [hint && `${id}-hint`, error && `${id}-error`, advice && `${id}-advice`].filter(Boolean);
  const attributes = {
    className: 'field-input',
    id,
    name,
    required: isRequired,
    autoComplete: autocomplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': noteIds.join(' ') || undefined,
    ...input,
  } as const;
  return (
    <div className="field stack">
      <label className="field-label" htmlFor={id}>
        {label}
        {labelNote ? <span className="field-note soft"> {labelNote}</span> : null}
      </label>
      {controlOf(field, attributes, placeholder)}
      <FieldNote id={id} part="hint" text={hint} />
      <FieldNote id={id} part="error" text={error} />
      {advice ? (
        <p className="fine-print field-advice" id={`${id}-advice`}>
          {advice}
        </p>
      ) : null}
    </div>
  );
}

function controlOf(field: Field, attributes: object, placeholder: string | undefined): ReactNode {
  switch (field.kind) {
    case 'paragraph':
      return <textarea {...attributes} rows={field.rows} placeholder={placeholder} />;
    case 'choice':
      return (
        <select {...attributes}>
          <option value="">{placeholder}</option>
          {field.options?.map((option, index) => (
            <option key={option} value={field.optionLabels && option}>
              {field.optionLabels?.[index] ?? option}
            </option>
          ))}
        </select>
      );
    case 'file':
      return <input {...attributes} className="field-input field-file" type="file" accept={`${field.accept},.pdf`} />;
    case 'url':
      // Not `type="url"`: the browser would reject an address without `https://`, which many people leave out.
      return <input {...attributes} type="text" inputMode="url" placeholder={placeholder} />;
    default:
      return <input {...attributes} type={field.kind} placeholder={placeholder} />;
  }
}

/** A sentence below the control. @param part the end of its id */
export function FieldNote({ id, part, text }: { id: string; part: 'hint' | 'error'; text: string | undefined }) {
  return text ? (
    <p className={part === 'hint' ? 'field-hint soft' : 'field-error'} id={`${id}-${part}`}>
      {text}
    </p>
  ) : null;
}
