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
      <Hint id={id} text={hint} />
      <FieldError id={id} text={error} />
      {advice ? (
        <p className="fine-print field-advice" id={`${id}-advice`}>
          {advice}
        </p>
      ) : null}
    </div>
  );
}

interface Note {
  readonly id: string;
  readonly text: string | undefined;
}

function Hint({ id, text }: Note) {
  return text ? (
    <p className="field-hint soft" id={`${id}-hint`}>
      {text}
    </p>
  ) : null;
}

function FieldError({ id, text }: Note) {
  return text ? (
    <p className="field-error" id={`${id}-error`}>
      {text}
    </p>
  ) : null;
}

interface ChoiceCard {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
  /** Second line. */
  readonly text?: string | undefined;
  /** A class that colours its edge. */
  readonly className?: string | undefined;
}

/**
 * One answer of a few, each a card to press: radio buttons, with all that browsers and assistive technology know of them. The first card
 * has the id, so that a label or a script can lead to the question.
 */
export function ChoiceCards({
  id,
  name,
  label,
  cards,
  isRequired = false,
  value: picked,
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
              checked={value === picked}
              onChange={onChange}
              onBlur={onBlur}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span className="choice-label">{title}</span>
            {text ? <span className="choice-text soft">{text}</span> : null}
          </label>
        ))}
      </div>
      <Hint id={id} text={hint} />
      {children}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
