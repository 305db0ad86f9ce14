import { type Dispatch, Fragment } from 'react';
import type { ValueField } from '#forms/define.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Failure } from '#ui/components/failure/failure.tsx';
import { countText } from '../forms/submit/failure.ts';
import { problemsOf, problemsToShow, warningsOf } from './step-validation.ts';
import type { WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

type NavProps = Pick<WizardProps, 'form' | 'words'> & { state: WizardState; dispatch: Dispatch<WizardEvent> };

/**
 * The Previous and Next buttons, the failure message and the problems of the step. While answers are missing (specification,
 * section 4), Next is only `aria-disabled`: it can still be focused and pressed, and then shows what is missing.
 */
export function WizardNav({
  form,
  words,
  sendWords,
  fallbackContacts,
  state,
  dispatch,
}: NavProps & Pick<WizardProps, 'sendWords' | 'fallbackContacts'>) {
  const { isLive, step, sending } = state;
  const isProcessing = sending !== undefined;
  const isLast = step === form.steps.length - 1;
  const { missing } = problemsOf(form, state);
  const problemsId = `${form.id}-problems`;
  return (
    <div className="wizard-actions">
      <div className="wizard-nav">
        <Failure contacts={fallbackContacts} />
        <Button
          variant="quiet"
          onClick={() => dispatch({ type: 'previous' })}
          disabled={step === 0}
          aria-disabled={isProcessing || undefined}
        >
          {words.previous}
        </Button>
        <Button
          id={`${form.id}-next`}
          variant="accent"
          // Until the script has loaded, the button below submits.
          type={isLive ? 'submit' : 'button'}
          aria-disabled={missing.length > 0 || isProcessing || undefined}
          aria-describedby={problemsId}
        >
          {isLast ? (isProcessing ? sendWords.submitting : words.submit) : words.next}
        </Button>
        <StepProblems id={problemsId} form={form} words={words} state={state} dispatch={dispatch} />
      </div>
      {isLive ? null : (
        <div className="wizard-plain">
          <Button variant="accent" type="submit">
            {words.submit}
          </Button>
          {words.needsScript ? <p className="needs-script">{words.needsScript}</p> : null}
        </div>
      )}
    </div>
  );
}

/** The problems of this step and the warnings of earlier ones, each linked to its field. They describe the Next button. */
function StepProblems({ id, form, words, state, dispatch }: NavProps & { id: string }) {
  const { missing, wrong } = problemsToShow(form, state);
  const fieldLink = ({ name, label }: ValueField) => (
    <button type="button" onClick={() => dispatch({ type: 'fieldRequested', name })}>
      {label}
    </button>
  );
  // A span keeps the comma on the line of its label.
  const fieldLinks = (fields: readonly ValueField[]) =>
    fields.map((field, index) => (
      <Fragment key={field.name}>
        {' '}
        <span>
          {fieldLink(field)}
          {index < fields.length - 1 ? ',' : null}
        </span>
      </Fragment>
    ));
  return (
    <div id={id} className="fine-print wizard-problems">
      {missing.length > 0 ? (
        <p>
          {countText(missing.length, words.problems.missing)}
          {fieldLinks(missing)}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <p className="wizard-problems-wrong">
          {countText(wrong.length, words.problems.wrong)}
          {fieldLinks(wrong)}
        </p>
      ) : null}
      {warningsOf(form, state).map(({ field, text }) => (
        <p key={field.name}>
          {fieldLink(field)}: {text}
        </p>
      ))}
    </div>
  );
}
