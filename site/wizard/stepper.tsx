import { Check } from 'lucide-react';
import { Icon } from '#ui/parts/icon.tsx';
import type { WizardProps } from './wizard-props.ts';

/** Where one is: a woven bar for each step, whole once it is done, half while one is at it. */
export function Stepper({ form, words, step }: Pick<WizardProps, 'form' | 'words'> & { step: number }) {
  return (
    <ol className="wizard-steps" aria-label={words.stepsLabel}>
      {form.steps.map(({ title }, index) => (
        <li
          key={title}
          className={`wizard-mark${index < step ? ' wizard-mark-done' : ''}`}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className="wizard-mark-name">
            {index < step ? <Icon of={Check} /> : null}
            <strong>{words.stepNumbers[index]}</strong> <span>{title}</span>
            {index < step ? <span className="visually-hidden"> {words.stepDone}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
