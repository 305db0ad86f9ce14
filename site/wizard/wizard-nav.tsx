import { type Dispatch, Fragment } from 'react';
import type { TypedField } from '#forms/define.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Failure } from '#ui/components/failure/failure.tsx';
import { counted, doubtsOf, gapsOf, gapsToShow } from './step-validation.ts';
import type { WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

type NavProps = Pick<WizardProps, 'form' | 'words'> & { state: WizardState; dispatch: Dispatch<WizardEvent> };

/**
 * Back, on, and what is in the way. The button that goes on is never dead to a press, to the keyboard or to a screen reader: while
 * answers are missing (specification, section 4) it does not go on, and says why.
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
  const { missing } = gapsOf(form, state);
  const gapsId = `${form.id}-gaps`;
  return (
    <div className="wizard-way">
      <div className="wizard-nav">
        <Failure ways={fallbackContacts} />
        <Button
          look="quiet"
          onClick={() => dispatch({ type: 'previous' })}
          disabled={step === 0}
          aria-disabled={isProcessing || undefined}
        >
          {words.previous}
        </Button>
        <Button
          id={`${form.id}-next`}
          look="accent"
          // Until the script is there, the button below sends.
          type={isLive ? 'submit' : 'button'}
          aria-disabled={missing.length > 0 || isProcessing || undefined}
          aria-describedby={gapsId}
        >
          {isLast ? (isProcessing ? sendWords.submitting : words.submit) : words.next}
        </Button>
        <StepGaps id={gapsId} form={form} words={words} state={state} dispatch={dispatch} />
      </div>
      {isLive ? null : (
        <div className="wizard-plain">
          <Button look="accent" type="submit">
            {words.submit}
          </Button>
          {words.needsScript ? <p className="needs-script">{words.needsScript}</p> : null}
        </div>
      )}
    </div>
  );
}

/** What is in the way of the next step or may be wrong in those before, each with a way to it. It describes the button, and is read out with that alone. */
function StepGaps({ id, form, words, state, dispatch }: NavProps & { id: string }) {
  const { missing, wrong } = gapsToShow(form, state);
  const wayTo = ({ name, label }: TypedField) => (
    <button type="button" onClick={() => dispatch({ type: 'pointed', name })}>
      {label}
    </button>
  );
  // The comma stays with its name.
  const waysTo = (fields: readonly TypedField[]) =>
    fields.map((field, index) => (
      <Fragment key={field.name}>
        {' '}
        <span>
          {wayTo(field)}
          {index < fields.length - 1 ? ',' : null}
        </span>
      </Fragment>
    ));
  return (
    <div id={id} className="wizard-gaps">
      {missing.length > 0 ? (
        <p>
          {counted(missing, words.gaps.missing)}
          {waysTo(missing)}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <p className="wizard-gaps-wrong">
          {counted(wrong, words.gaps.wrong)}
          {waysTo(wrong)}
        </p>
      ) : null}
      {doubtsOf(form, state).map(({ field, text }) => (
        <p key={field.name}>
          {wayTo(field)}: {text}
        </p>
      ))}
    </div>
  );
}
