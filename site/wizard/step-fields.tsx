import type { Dispatch, FocusEvent } from 'react';
import type { Advice } from '#forms/advise.ts';
import type { ValueField } from '#forms/define.ts';
import { ChoiceCards, ChoiceField, TextField } from '#ui/components/field/field.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { feeField, interestField, programField, type WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** The fields of one step. */
export function StepFields({
  wizard,
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
    const { name, label, kind, isRequired, autocomplete, options = [], optionLabels } = field;
    const question = wizard.questions[name] ?? {};
    const change = (answer: string) => dispatch({ type: 'changed', name, answer });
    const props = {
      id: `${wizard.form.id}-${name}`,
      name,
      label,
      isRequired,
      note: isRequired ? undefined : wizard.words.optional,
      autoComplete: autocomplete,
      value: values[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => change(target.value),
      onBlur: (event: FocusEvent) => {
        if (hasLeftField(event)) dispatch({ type: 'blurred', name });
      },
      error: errors[name],
      placeholder: question.placeholder,
      hint: question.hint,
    };
    const choices = wizard.choices[name];
    if (choices) {
      const cards = choices.map(({ hue, ...choice }) => ({ ...choice, className: hue && hueClass(hue) }));
      return (
        <ChoiceCards key={name} {...props} cards={cards}>
          {wizard.fees && name === feeField ? (
            <p className="wizard-fee" aria-live="polite">
              {wizard.fees[values[feeField] ?? '']}
            </p>
          ) : null}
          {name === programField && values[interestField] ? (
            <p className="wizard-fee">
              {`${wizard.form.fields.find((other) => other.name === interestField)?.label}: ${values[interestField]}`}
            </p>
          ) : null}
        </ChoiceCards>
      );
    }
    if (kind === 'choice') return <ChoiceField key={name} {...props} options={options} labels={optionLabels} />;
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
    return (
      <TextField key={name} {...props} type={kind} advice={correction ?? (errors[name] ? question.example : text)} />
    );
  });
}

/** Whether the visitor has finished the field. False if the window loses the focus, or the focus moves to a link, button or heading. */
function hasLeftField({ target, relatedTarget: next }: FocusEvent): boolean {
  const isIgnoredTarget =
    next instanceof Element && next.matches(`a, h2, [type=button], [name=${target.getAttribute('name')}]`);
  return document.activeElement !== target && !isIgnoredTarget;
}
