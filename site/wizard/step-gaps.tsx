import { Fragment } from 'react';
import type { TypedField } from '#forms/define.ts';
import type { Doubt, Gaps } from './step-answers.ts';
import type { WizardProps } from './wizard-props.ts';

type Words = WizardProps['words']['gaps'];

/** What is in the way of the next step or may be wrong in those before, each with a way to it. It describes the button, and is read out with that alone. */
export function StepGaps({
  id,
  gaps,
  doubts,
  words,
  onPoint,
}: {
  id: string;
  gaps: Gaps;
  doubts: readonly Doubt[];
  words: Words;
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
  words: Words['missing'];
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

export const counted = ({ length }: readonly TypedField[], { one, several }: Words['missing']): string =>
  length === 1 ? one : several.replace('{count}', String(length));
