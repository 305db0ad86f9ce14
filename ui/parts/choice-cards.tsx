import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

export interface ChoiceCard {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
  /** Second line. */
  readonly text?: string | undefined;
  /** A class that colours its edge. */
  readonly className?: string | undefined;
}

/**
 * One answer of a few, each a card to press: radio buttons, with all that browsers and assistive technology know of them.
 * @param id unique on the page; the first card has it, so that a label or a script can lead to the question
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
}: {
  id: string;
  name: string;
  label: string;
  cards: readonly ChoiceCard[];
  isRequired?: boolean;
  value: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler;
  /** Stands below all cards. */
  hint?: string | undefined;
  /** What is wrong with the answer and what to do, in one sentence. */
  error?: string | undefined;
  children?: ReactNode;
}) {
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
      {hint ? (
        <p className="field-hint soft" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
