import type { ChangeEventHandler, FocusEventHandler, HTMLInputTypeAttribute, ReactNode } from 'react';

export interface FieldProps {
  /** Unique on the page. The ids of the hint, error and advice begin with it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Text after the label, such as 'optional'. */
  readonly note?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isRequired?: boolean;
  readonly autoComplete?: string | undefined;
  /** Initial value; use `value` and `onChange` for a controlled input. */
  readonly defaultValue?: string | undefined;
  readonly value?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  readonly onBlur?: FocusEventHandler;
  /** One sentence below the control. */
  readonly hint?: string | undefined;
  /** One sentence: what is wrong with the answer and what to do. */
  readonly error?: string | undefined;
  /** A hint about a likely typo, shown with or without an error. */
  readonly advice?: ReactNode;
}

/** A single-line text input. @param inputMode keyboard of a phone, if `type` does not determine it */
export function TextField({
  type = 'text',
  inputMode,
  ...field
}: FieldProps & { type?: HTMLInputTypeAttribute; inputMode?: 'url' | undefined }) {
  return (
    <FieldFrame {...field}>
      <input
        {...controlProps(field)}
        type={type}
        inputMode={inputMode}
        placeholder={field.placeholder}
        autoComplete={field.autoComplete}
      />
    </FieldFrame>
  );
}

/** @param rows visible height in lines */
export function ParagraphField({ rows, ...field }: FieldProps & { rows?: number | undefined }) {
  return (
    <FieldFrame {...field}>
      <textarea {...controlProps(field)} rows={rows} placeholder={field.placeholder} />
    </FieldFrame>
  );
}

/**
 * A select. `placeholder` is the label of the empty option of an optional field.
 * @param labels the options as the visitor reads them, if they are posted in other words
 */
export function ChoiceField({
  options,
  labels = options,
  ...field
}: FieldProps & { options: readonly string[]; labels?: readonly string[] | undefined }) {
  return (
    <FieldFrame {...field}>
      <select {...controlProps(field)}>
        <option value="">{field.placeholder}</option>
        {options.map((option, index) => (
          <option key={option} value={labels === options ? undefined : option}>
            {labels[index]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A native file input, so drag and drop and screen readers work as on other sites. */
export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  return (
    <FieldFrame {...field}>
      <input {...controlProps(field)} className="field-input field-file" type="file" accept={accept} />
    </FieldFrame>
  );
}

/** The attributes that all controls share. They associate the hint, the error and the advice with the control. */
function controlProps(field: FieldProps) {
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

function FieldFrame({ id, label, note, hint, error, advice, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {note ? <span className="field-note soft"> {note}</span> : null}
      </label>
      {children}
      <Note id={id} part="hint" text={hint} />
      <Note id={id} part="error" text={error} />
      {advice ? (
        <p className="fine-print field-advice" id={`${id}-advice`}>
          {advice}
        </p>
      ) : null}
    </div>
  );
}

/** A sentence below the control. @param part the end of its id */
function Note({ id, part, text }: { id: string; part: 'hint' | 'error'; text: string | undefined }) {
  return text ? (
    <p className={part === 'hint' ? 'field-hint soft' : 'field-error'} id={`${id}-${part}`}>
      {text}
    </p>
  ) : null;
}

interface ChoiceCard {
  /** The value in the post. */
  readonly value: string;
  readonly label: string;
  /** Text on the second line. */
  readonly text?: string | undefined;
  /** CSS class that colours the edge. */
  readonly className?: string | undefined;
}

/**
 * A choice of a few cards, built from native radio buttons. The first radio button has the id, so that links and scripts can focus the
 * question.
 */
export function ChoiceCards({
  id,
  name,
  label,
  cards,
  isRequired = false,
  value: selected,
  onChange,
  onBlur,
  hint,
  error,
  children,
}: FieldProps & { cards: readonly ChoiceCard[]; children?: ReactNode }) {
  return (
    <fieldset className="field choices" aria-describedby={hint && `${id}-hint`}>
      <legend className="field-label">{label}</legend>
      <div className="choice-cards">
        {cards.map(({ value, label: title, text, className }, index) => (
          <label key={value} className={className ? `choice ${className}` : 'choice'}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              checked={value === selected}
              onChange={onChange}
              onBlur={onBlur}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span className="choice-label">{title}</span>
            {text ? <span className="choice-text soft">{text}</span> : null}
          </label>
        ))}
      </div>
      <Note id={id} part="hint" text={hint} />
      {children}
      <Note id={id} part="error" text={error} />
    </fieldset>
  );
}
