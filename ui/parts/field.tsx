import type { ChangeEventHandler, FocusEventHandler, HTMLInputTypeAttribute, ReactNode } from 'react';

export interface FieldProps {
  /** Unique on the page; the label, note and error are tied to it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Said beside the label, such as 'optional'. */
  readonly note?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean;
  readonly autoComplete?: string | undefined;
  /** What stands in the control at first; `value` and `onChange` control it instead. */
  readonly defaultValue?: string | undefined;
  readonly value?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly onBlur?: FocusEventHandler;
  /** Said below the control, in one sentence. */
  readonly hint?: string | undefined;
  /** What is wrong with the answer and what to do, in one sentence. */
  readonly error?: string | undefined;
  /** Said beside the error, or without one: what may have been meant. */
  readonly advice?: ReactNode;
}

/** One line of text. @param inputMode the keyboard a phone shows, where the type does not say it */
export function TextField({
  type = 'text',
  inputMode,
  ...field
}: FieldProps & { type?: HTMLInputTypeAttribute; inputMode?: 'url' | undefined }) {
  return (
    <Frame {...field}>
      <input
        {...control(field)}
        type={type}
        inputMode={inputMode}
        placeholder={field.placeholder}
        autoComplete={field.autoComplete}
      />
    </Frame>
  );
}

/** @param rows visible height in lines */
export function ParagraphField({ rows, ...field }: FieldProps & { rows?: number | undefined }) {
  return (
    <Frame {...field}>
      <textarea {...control(field)} rows={rows} placeholder={field.placeholder} />
    </Frame>
  );
}

/** One answer of a list. `placeholder` is the empty answer, where the field may be left open. */
export function ChoiceField({ options, ...field }: FieldProps & { options: readonly string[] }) {
  return (
    <Frame {...field}>
      <select {...control(field)}>
        <option value="">{field.placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Frame>
  );
}

/** One file. The control is the browser's own, so it is used, read out and dropped upon as everywhere. */
export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return (
    <Frame {...field}>
      <input {...control(field)} className="field-input field-file" type="file" accept={accept} />
    </Frame>
  );
}

/** What every kind of control shares, so that no form can forget a tie between control, note and error. */
function control(field: FieldProps) {
  const { id, name, isRequired, defaultValue, value, onChange, onBlur, hint, error, advice } = field;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, advice && `${id}-advice`].filter(Boolean);
  return {
    className: 'field-input',
    id,
    name,
    required: isRequired,
    defaultValue,
    value,
    onChange,
    onBlur,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  } as const;
}

function Frame({ id, label, note, hint, error, advice, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {note ? <span className="field-note soft"> {note}</span> : null}
      </label>
      {children}
      {hint ? (
        <p className="field-hint soft" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {advice ? (
        <p className="fine-print field-advice" id={`${id}-advice`}>
          {advice}
        </p>
      ) : null}
    </div>
  );
}
