import { formOfStep, keyField, type Typed } from '#forms/define.ts';
import { Button } from '#ui/parts/button.tsx';
import { Failure } from '#ui/parts/failure.tsx';
import { ProgramBox } from './program-box.tsx';
import { ReferenceBox } from './reference-box.tsx';
import { StepFields } from './step-fields.tsx';
import { Stepper } from './stepper.tsx';
import { useWizard } from './use-wizard.ts';
import { feeField, isEmpty, programField } from './wizard-form.ts';
import type { WizardProps } from './wizard-props.ts';
import { isStepFilled } from './wizard-state.ts';

/**
 * A stepped form. On the server it is one long form that posts; in the browser it then shows a step at a time.
 * @param typed what a page rendered in answer to a post gives back
 * @param slips what that page says of each wrong answer
 */
export function Wizard({ typed = {}, slips = {}, ...wizard }: WizardProps & { typed?: Typed; slips?: Typed }) {
  const { form, words, sendWords } = wizard;
  const { element, state, isLive, notice, goOn, goBack, clear, read } = useWizard(wizard, slips);
  const { step, isProcessing } = state;
  const isLast = step === form.steps.length - 1;
  const program = wizard.programs?.[state.typed[programField] ?? ''];
  return (
    <div className="wizard" data-live={isLive || undefined}>
      <Stepper form={form} words={words} step={step} />
      {state.reference ? (
        <ReferenceBox key={state.reference} reference={state.reference} words={words.reference} />
      ) : null}
      <p className="wizard-notice" role="status">
        {notice}
      </p>
      <form
        ref={element}
        className="wizard-form"
        aria-label={words.formLabel}
        noValidate
        // Where nothing is delivered, no post may leave either: a form of method `dialog` outside a dialog does nothing.
        {...(import.meta.env.DELIVERY === 'none'
          ? { method: 'dialog' }
          : { method: 'post', action: `/send/${form.id}` })}
        onSubmit={goOn}
        onInput={read}
      >
        <div className="wizard-questions" inert={isProcessing}>
          {form.steps.map(({ heading }, index) => (
            <section
              key={heading}
              className="wizard-step"
              hidden={isLive && index !== step}
              aria-labelledby={`${form.id}-step-${index}`}
            >
              <h2 id={`${form.id}-step-${index}`} tabIndex={-1} data-wizard-focus={index === step || undefined}>
                {heading}
              </h2>
              <div className="wizard-fields">
                <StepFields
                  wizard={wizard}
                  fields={formOfStep(form, index).fields}
                  slips={state.slips}
                  given={typed}
                  fee={wizard.fees?.[state.typed[feeField] ?? '']}
                />
              </div>
            </section>
          ))}
        </div>
        <p className="wizard-privacy">
          {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        <input type="hidden" name={keyField} />
        <div>
          <Failure ways={wizard.failureWays} />
          <div className="wizard-nav">
            <Button onClick={goBack} disabled={step === 0} aria-disabled={isProcessing || undefined}>
              {words.previous}
            </Button>
            <Button
              look="accent"
              // Until the script is there, the button below sends.
              type={isLive ? 'submit' : 'button'}
              disabled={!isStepFilled(form, state)}
              aria-disabled={isProcessing || undefined}
            >
              {isLast ? (isProcessing ? sendWords.submitting : words.submit) : words.next}
            </Button>
          </div>
          {isLive ? null : (
            <div className="wizard-plain">
              <Button look="accent" type="submit">
                {words.submit}
              </Button>
            </div>
          )}
        </div>
        <p className="wizard-draft">
          {words.draft.kept}{' '}
          <button type="button" onClick={clear} hidden={isEmpty(state.typed)} disabled={isProcessing}>
            {words.draft.clear}
          </button>
        </p>
      </form>
      {program ? <ProgramBox program={program} words={words} /> : null}
    </div>
  );
}
