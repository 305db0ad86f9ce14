import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { FieldErrors } from '#forms/check.ts';
import { type FormValues, formOfStep } from '#forms/define.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { HiddenFields } from '../forms/components/hidden-fields.tsx';
import { LegalLinks } from '../forms/components/legal-links.tsx';
import { EmptyReceipt } from '../forms/receipt/receipt.tsx';
import { postTarget } from '../forms/submit/post.ts';
import { StepFields } from './step-fields.tsx';
import { adviceOf, isEmpty } from './step-validation.ts';
import { useWizard } from './use-wizard.ts';
import { WizardNav } from './wizard-nav.tsx';
import { programField, type WizardProps } from './wizard-props.ts';
import { NextSteps, ProgramBox } from './wizard-side.tsx';

/**
 * A stepped form. Its HTML is one long form that posts. The script then shows one step at a time.
 * @param values the values of a page that answers a post
 * @param errors the message for each invalid field of that page
 */
export function Wizard({
  values = {},
  errors = {},
  ...wizard
}: WizardProps & { values?: FormValues; errors?: FieldErrors }) {
  const { form, words } = wizard;
  const { element, state, announcement, dispatch } = useWizard(wizard, { values, errors });
  const { isLive, step, notice } = state;
  const isProcessing = state.sending !== undefined;
  const advice = adviceOf(form, state);
  const notices = { ...words.draft, removed: words.receipt.removed };
  const program = wizard.choices[programField]?.find(({ value }) => value === state.values[programField])?.details;
  const clear = () => dispatch({ type: 'cleared' });
  return (
    <div className="wizard" data-live={isLive || undefined}>
      <Stepper form={form} words={words} step={step} />
      {import.meta.env.DELIVERY === 'none' ? null : (
        <EmptyReceipt level={2} words={words.receipt} next={words.nextSteps.steps.join(' ')} />
      )}
      <p className="wizard-notice" role="status">
        {notice && notices[notice]}
      </p>
      <p className="visually-hidden" role="status">
        {/* A new element each time: a screen reader then repeats the same words. */}
        <span key={announcement.id}>{announcement.text}</span>
      </p>
      <form
        ref={element}
        className="wizard-form"
        aria-label={words.formLabel}
        noValidate
        {...postTarget(form)}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'submitted' });
        }}
        onMouseDown={keepFocus}
      >
        <div className="wizard-questions" inert={isProcessing}>
          {form.steps.map(({ heading }, index) => (
            <section
              key={heading}
              className="wizard-step"
              hidden={isLive && index !== step}
              aria-labelledby={`${form.id}-step-${index}`}
            >
              <h2 id={`${form.id}-step-${index}`} tabIndex={-1}>
                {heading}
              </h2>
              <div className="wizard-fields stack">
                <StepFields
                  wizard={wizard}
                  fields={formOfStep(form, index).fields}
                  state={state}
                  advice={advice}
                  dispatch={dispatch}
                />
              </div>
            </section>
          ))}
        </div>
        <div className="wizard-side">
          <div aria-live="polite">{program ? <ProgramBox program={program} words={words} /> : null}</div>
          <NextSteps {...words.nextSteps} />
        </div>
        <div className="fine-print wizard-privacy">
          <p>
            {words.privacy} <LegalLinks links={words.legalLinks} />
          </p>
          <p>
            {words.refunds} <a href={words.refundsLink.href}>{words.refundsLink.label}</a>
          </p>
        </div>
        <HiddenFields honeypot={words.honeypot} />
        <WizardNav {...wizard} state={state} dispatch={dispatch} />
        <p className="fine-print wizard-draft">
          {words.draft.storageNotice}{' '}
          <button type="button" onClick={clear} hidden={isEmpty(state.values)} disabled={isProcessing}>
            {words.draft.clear}
          </button>
        </p>
      </form>
    </div>
  );
}

/** Keeps the focus in the field while a button is pressed: an error shown on blur could move the button away. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** A woven bar for each step: whole when the step is done, half while it is the current one. */
function Stepper({ form, words, step }: Pick<WizardProps, 'form' | 'words'> & { step: number }) {
  return (
    <ol className="wizard-steps" aria-label={words.stepsLabel}>
      {form.steps.map(({ title }, index) => (
        <li
          key={title}
          className={`wizard-stepper-item${index < step ? ' wizard-stepper-item-done' : ''}`}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className="wizard-stepper-item-name row soft">
            {index < step ? <Icon icon={Check} /> : null}
            <strong>{words.stepNumbers[index]}</strong> <span>{title}</span>
            {index < step ? <span className="visually-hidden"> {words.stepDone}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
