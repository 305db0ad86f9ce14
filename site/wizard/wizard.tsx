import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { FieldErrors } from '#forms/check.ts';
import { formOfStep, type Typed } from '#forms/define.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { HiddenFields } from '../forms/components/hidden-fields.tsx';
import { isSent } from '../forms/device/sent.ts';
import { postTarget } from '../forms/submit/post.ts';
import { StepFields } from './step-fields.tsx';
import { adviceOf, errorsOf, isEmpty } from './step-validation.ts';
import { useWizard } from './use-wizard.ts';
import { WizardNav } from './wizard-nav.tsx';
import { programField, type WizardProps } from './wizard-props.ts';
import { SentBox } from './wizard-receipt.tsx';
import { NextSteps, ProgramBox } from './wizard-side.tsx';

/**
 * A stepped form. On the server it is one long form that posts; in the browser it then shows a step at a time.
 * @param typed what a page rendered in answer to a post gives back
 * @param errors what that page says of each wrong answer
 */
export function Wizard({ typed = {}, errors = {}, ...wizard }: WizardProps & { typed?: Typed; errors?: FieldErrors }) {
  const { form, words } = wizard;
  const { element, state, news, dispatch, forget } = useWizard(wizard, { typed, errors });
  const { isLive, step, sent, notice } = state;
  const isProcessing = state.sending !== undefined;
  const isRepeat = isSent(form, state.typed, sent);
  const advice = adviceOf(form, state);
  const notices = { ...words.draft, forgotten: words.receipt.forgotten };
  const mayResend = (notice === 'unsent' || notice === 'waits') && isEmpty(errorsOf(form, state.typed));
  const program = wizard.programs?.[state.typed[programField] ?? ''];
  const clear = () => dispatch({ type: 'cleared' });
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
        {notice && !isRepeat ? notices[notice] : null}
        {mayResend && !isRepeat ? (
          <>
            {' '}
            <button type="button" onClick={() => dispatch({ type: 'resent' })}>
              {wizard.fallbackContacts.resend.label}
            </button>
          </>
        ) : null}
      </p>
      <p className="visually-hidden" role="status">
        {/* A new element each time, so that the same words are read out again. */}
        <span key={news.id}>{news.text}</span>
      </p>
      <form
        ref={element}
        className="wizard-form"
        aria-label={words.formLabel}
        noValidate
        {...postTarget(form.id)}
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({ type: 'pressed' });
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
              <div className="wizard-fields">
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
        <p className="fine-print wizard-privacy">
          {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
        </p>
        <HiddenFields />
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

/** A field that is left may show an error, which may move the button away from under a press. So a press leaves no field. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
}

/** Where one is: a woven bar for each step, whole once it is done, half while one is at it. */
function Stepper({ form, words, step }: Pick<WizardProps, 'form' | 'words'> & { step: number }) {
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
