import type { Advice } from '#forms/advise.ts';
import type { SlipMessages } from '#forms/check.ts';
import type { Typed, TypedField } from '#forms/define.ts';
import { ChoiceCards } from '#ui/parts/choice-cards.tsx';
import { ChoiceField, TextField } from '#ui/parts/field.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { feeField } from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';

/**
 * The questions of one step. The inputs keep what is typed themselves, so that nothing that was typed, filled in or restored before the
 * script came is lost.
 * @param given answers that a page rendered in answer to a post gives back
 */
export function StepFields({
  wizard,
  fields,
  slips,
  advice,
  given,
  fee,
  onTake,
}: {
  wizard: WizardProps;
  fields: readonly TypedField[];
  slips: SlipMessages;
  advice: Readonly<Record<string, Advice | undefined>>;
  given: Typed;
  fee: string | undefined;
  onTake: (name: string, answer: string) => void;
}) {
  return fields.map((field) => {
    const { name, label, kind, isRequired, autocomplete, options = [] } = field;
    const question = wizard.questions[name] ?? {};
    const props = {
      id: `${wizard.form.id}-${name}`,
      name,
      label,
      isRequired,
      note: isRequired ? undefined : wizard.words.optional,
      autoComplete: autocomplete,
      defaultValue: given[name],
      error: slips[name],
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
              {fee}
            </p>
          ) : null}
        </ChoiceCards>
      );
    }
    if (kind === 'choice') return <ChoiceField key={name} {...props} options={options} />;
    const { text, instead } = advice[name] ?? {};
    const take = instead && (
      <button type="button" onClick={() => onTake(name, instead)}>
        {text}
      </button>
    );
    return <TextField key={name} {...props} type={kind} advice={take ?? (slips[name] ? question.example : text)} />;
  });
}
