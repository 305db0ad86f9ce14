import { type Dispatch, Fragment } from 'react';
import type { TypedField } from '#forms/define.ts';
import { Button } from '#ui/parts/button.tsx';
import { Failure } from '#ui/parts/failure.tsx';
import { counted, type Doubt, doubtsOf, type Gaps, gapsOf, gapsToShow } from './step-checks.ts';
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
  dispatch: Dispatch<WizardEvent>;
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
          id={`${form.id}-next`}
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

/** What is in the way of the next step or may be wrong in those before, each with a way to it. It describes the button, and is read out with that alone. */
function StepGaps({
  id,
  gaps,
  doubts,
  words,
  onPoint,
}: {
  id: string;
  gaps: Gaps;
  doubts: readonly Doubt[];
  words: WizardProps['words']['gaps'];
  onPoint: (name: string) => void;
}) {
  return (
    <div id={id} className="wizard-gaps">
      <GapLine fields={gaps.missing} words={words.missing} onPoint={onPoint} />
      <GapLine className="wizard-gaps-wrong" fields={gaps.wrong} words={words.wrong} onPoint={onPoint} />
      {doubts.map(({ field: { name, label }, text }) => (
        <p key={name}>
          <button type="button" onClick={() => onPoint(name)}>
            {label}
          </button>
          : {text}
        </p>
      ))}
    </div>
  );
}

function GapLine({
  className,
  fields,
  words,
  onPoint,
}: {
  className?: string;
  fields: readonly TypedField[];
  words: WizardProps['words']['gaps']['missing'];
  onPoint: (name: string) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <p className={className}>
      {counted(fields, words)}
      {fields.map(({ name, label }, index) => (
        <Fragment key={name}>
          {' '}
          {/* The comma stays with its name. */}
          <span>
            <button type="button" onClick={() => onPoint(name)}>
              {label}
            </button>
            {index < fields.length - 1 ? ',' : null}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
