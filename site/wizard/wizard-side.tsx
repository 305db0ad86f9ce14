import { List } from '#ui/components/list.tsx';
import type { Program } from '../forms/registrations.ts';
import type { WizardProps } from './wizard-props.ts';

/** The chosen program and its price. */
export function ProgramBox({ program, words }: { program: Program; words: WizardProps['words'] }) {
  return (
    <section className="card wizard-program" aria-labelledby="program-heading">
      <div className="card-body">
        <h2 id="program-heading" className="wizard-program-head soft">
          {words.programHeading}
        </h2>
        <p className="wizard-program-name">{program.name}</p>
        <p className="wizard-program-more">{program.duration}</p>
        <p className="wizard-price row tabular">
          <span className="visually-hidden">{words.originalPrice}: </span>
          <s className="soft">{program.originalPrice}</s>{' '}
          <strong>
            <span className="visually-hidden">{words.discountedPrice}: </span>
            {program.discountedPrice}
          </strong>
        </p>
        <p className="wizard-program-more">{program.monthly}</p>
        <List items={program.details} className="wizard-program-details stack" />
      </div>
    </section>
  );
}

/** What happens after the registration. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly string[] }) {
  return (
    <section className="wizard-next-steps" aria-labelledby="next-steps-heading">
      <h2 id="next-steps-heading">{heading}</h2>
      <List items={steps} isOrdered className="numbered soft" />
    </section>
  );
}
