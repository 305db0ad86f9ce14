import type { ChangeEvent, Dispatch, FocusEvent, ReactNode } from 'react';
import type { Advice } from '#forms/advise.ts';
import type { ValueField } from '#forms/define.ts';
import { fillMessage } from '#forms/messages.ts';
import { hueClass } from '#ui/weave/hue.ts';
import { FieldNote, FormField } from '../forms/components/form-field.tsx';
import { type Choice, feeField, interestField, programField, type WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** The fields of one step. */
export function StepFields({
  wizard: { form, questions, choices, words },
  fields,
  state: { values, errors },
  advice,
  dispatch,
}: {
  wizard: WizardProps;
  fields: readonly ValueField[];
  state: WizardState;
  advice: Readonly<Record<string, Advice | undefined>>;
  dispatch: Dispatch<WizardEvent>;
}) {
  return fields.map((field) => {
    const { name } = field;
    const { example, ...question } = questions[name] ?? {};
    const change = (answer: string) => dispatch({ type: 'changed', name, answer });
    const props = {
      formId: form.id,
      field,
      words: question,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        change(target.value),
      onBlur: (event: FocusEvent) => {
        if (hasLeftField(event)) dispatch({ type: 'blurred', name });
      },
    };
    const cards = choices[name];
    if (cards) {
      const fee = cards.find(({ value }) => value === values[name])?.text;
      return (
        <ChoiceCards key={name} {...props} cards={cards}>
          {name === feeField ? (
            <p className="wizard-fee" aria-live="polite">
              {fee && fillMessage(words.fee, { fee })}
            </p>
          ) : null}
          {name === programField && values[interestField] ? (
            <p className="wizard-fee">
              {`${form.fields.find((other) => other.name === interestField)?.label}: ${values[interestField]}`}
            </p>
          ) : null}
        </ChoiceCards>
      );
    }
    const { text, suggestion } = advice[name] ?? {};
    const correct = () => {
      change(suggestion ?? '');
      dispatch({ type: 'fieldRequested', name });
    };
    const correction = suggestion && (
      <button type="button" onClick={correct}>
        {text}
      </button>
    );
    const note = correction ?? (errors[name] ? example : text);
    return <FormField key={name} {...props} optional={words.optional} advice={note} />;
  });
}

/**
 * A choice of a few cards, built from native radio buttons. The first radio button has the id, so that links and scripts can focus the
 * question.
 */
function ChoiceCards({
  formId,
  field: { name, label, isRequired },
  words: { hint },
  cards,
  value: selected,
  error,
  children,
  ...handlers
}: Pick<Parameters<typeof FormField>[0], 'formId' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  field: ValueField;
  words: { readonly hint?: string };
  cards: readonly Choice[];
  children: ReactNode;
}) {
  const id = `${formId}-${name}`;
  return (
    <fieldset className="field choices stack" aria-describedby={hint && `${id}-hint`}>
      <legend className="field-label">{label}</legend>
      <div className="choice-cards">
        {cards.map(({ value, label: title, text, hue }, index) => (
          <label key={value} className={hue ? `choice ${hueClass(hue)}` : 'choice'}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              checked={value === selected}
              aria-describedby={error ? `${id}-error` : undefined}
              {...handlers}
            />
            <span className="choice-label">{title}</span>
            {text ? <span className="fine-print tabular">{text}</span> : null}
          </label>
        ))}
      </div>
      <FieldNote id={id} part="hint" text={hint} />
      {children}
      <FieldNote id={id} part="error" text={error} />
    </fieldset>
  );
}

/** Whether the visitor has finished the field. False if the window loses the focus, or the focus moves to a link, button or heading. */
function hasLeftField({ target, relatedTarget: next }: FocusEvent): boolean {
  const isIgnoredTarget =
    next instanceof Element && next.matches(`a, h2, [type=button], [name=${target.getAttribute('name')}]`);
  return document.activeElement !== target && !isIgnoredTarget;
}
