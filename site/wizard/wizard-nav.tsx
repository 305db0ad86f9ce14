import { Button } from '#ui/parts/button.tsx';
import { Failure } from '#ui/parts/failure.tsx';
import { doubtsOf, gapsOf, gapsToShow } from './step-answers.ts';
import { StepGaps } from './step-gaps.tsx';
import type { WizardProps } from './wizard-props.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/**
 * Back, on, and what is in the way. The button that goes on is never dead to a press, to the keyboard or to a screen reader: while
 * answers are missing (specification, section 4) it does not go on, and says why.
 */
export function WizardNav({
  form,
  words,
  sendWords,
  failureWays,
  state,
  dispatch,
}: Pick<WizardProps, 'form' | 'words' | 'sendWords' | 'failureWays'> & {
  state: WizardState;
  dispatch: (event: WizardEvent) => void;
}) {
  const { isLive, step, sending } = state;
  const isProcessing = sending !== undefined;
  const isLast = step === form.steps.length - 1;
  const { missing } = gapsOf(form, state);
  const gapsId = `${form.id}-gaps`;
  return (
    <div className="wizard-way">
      <div className="wizard-nav">
        <Failure ways={failureWays} />
        <Button
          look="quiet"
          onClick={() => dispatch({ type: 'previous' })}
          disabled={step === 0}
          aria-disabled={isProcessing || undefined}
        >
          {words.previous}
        </Button>
        <Button
          look="accent"
          // Until the script is there, the button below sends.
          type={isLive ? 'submit' : 'button'}
          aria-disabled={missing.length > 0 || isProcessing || undefined}
          aria-describedby={gapsId}
        >
          {isLast ? (isProcessing ? sendWords.submitting : words.submit) : words.next}
        </Button>
        <StepGaps
          id={gapsId}
          gaps={gapsToShow(form, state)}
          doubts={doubtsOf(form, state)}
          words={words.gaps}
          onPoint={(name) => dispatch({ type: 'pointed', name })}
        />
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
