import type { SlipMessages } from '#forms/check.ts';
import { formOfStep, type Typed } from '#forms/define.ts';
import { BesideAnswers } from '../sending/beside-answers.tsx';
import { postTarget } from '../sending/post-address.ts';
import { isSent } from '../sending/sent.ts';
import { NextSteps } from './next-steps.tsx';
import { ProgramBox } from './program-box.tsx';
import { ReadOut } from './read-out.tsx';
import { SentBox } from './sent-box.tsx';
import { adviceOf, isComplete } from './step-answers.ts';
import { StepFields } from './step-fields.tsx';
import { Stepper } from './stepper.tsx';
import { toldInWords } from './told-in-words.ts';
import { isEmpty } from './typed.ts';
import { useWizard } from './use-wizard.ts';
import { feeField, programField } from './wizard-form.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { WizardProps } from './wizard-props.ts';

/**
 * A stepped form. On the server it is one long form that posts; in the browser it then shows a step at a time.
 * @param typed what a page rendered in answer to a post gives back
 * @param slips what that page says of each wrong answer
 */
export function Wizard({ typed = {}, slips = {}, ...wizard }: WizardProps & { typed?: Typed; slips?: SlipMessages }) {
  const { form, words } = wizard;
  const { element, state, dispatch, onInput, onSubmit, onResend, take, clear, forget } = useWizard(wizard, slips);
  const { isLive, step, sent } = state;
  const isProcessing = state.sending !== undefined;
  const isRepeat = isSent(form, state.typed, sent);
  const advice = adviceOf(form, state);
  const notices = { ...words.draft, forgotten: words.receipt.forgotten };
  const program = wizard.programs?.[state.typed[programField] ?? ''];
  return (
    <div className="wizard" data-live={isLive || undefined}>
      <Stepper form={form} words={words} step={step} />
      {sent ? (
        <SentBox
          key={sent.reference}
          form={form}
          sent={sent}
          words={words}
          onAnother={isRepeat ? clear : undefined}
          onForget={forget}
        />
      ) : null}
      <p className="wizard-notice" role="status">
        {state.notice && !isRepeat ? notices[state.notice] : null}
        {(state.notice === 'unsent' || state.notice === 'waits') && !isRepeat && isComplete(form, state.typed) ? (
          <>
            {' '}
            <button type="button" onClick={onResend}>
              {wizard.failureWays.resend.label}
            </button>
          </>
        ) : null}
      </p>
      <ReadOut occasion={state.told} text={toldInWords(form, state, words.gaps)} />
      <form
        ref={element}
        className="wizard-form"
        aria-label={words.formLabel}
        noValidate
        {...postTarget(form.id)}
        onSubmit={onSubmit}
        onInput={onInput}
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
              <div className="wizard-fields">
                <StepFields
                  wizard={wizard}
                  fields={formOfStep(form, index).fields}
                  slips={state.slips}
                  advice={advice}
                  given={typed}
                  fee={wizard.fees?.[state.typed[feeField] ?? '']}
                  onTake={take}
                />
              </div>
            </section>
          ))}
        </div>
        <div className="wizard-side">
          <div aria-live="polite">{program ? <ProgramBox program={program} words={words} /> : null}</div>
          <NextSteps {...words.nextSteps} />
        </div>
        <p className="fine-print wizard-privacy">
          {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        <BesideAnswers />
        <WizardNav {...wizard} state={state} dispatch={dispatch} />
        <p className="fine-print wizard-draft">
          {words.draft.kept}{' '}
          <button type="button" onClick={clear} hidden={isEmpty(state.typed)} disabled={isProcessing}>
            {words.draft.clear}
          </button>
        </p>
      </form>
    </div>
  );
}
