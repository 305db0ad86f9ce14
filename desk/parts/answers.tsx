import { formatKilobytes } from '#server/format/format.ts';
import type { Lead } from '#server/storage/ports/entries.ts';
import { displayedAnswer } from './lead-facts.ts';

/** The questions of the form that the visitor saw, with the answers. */
export function Answers({ lead }: { lead: Lead }) {
  const { answers, questions, phones, attachments, reference } = lead;
  return (
    <dl className="answers">
      {Object.entries(answers)
        .filter(([, answer]) => answer !== '')
        .map(([name, answer]) => (
          <div key={name}>
            <dt>{questions[name] ?? name}</dt>
            <dd>
              <bdi>{displayedAnswer(name, answer)}</bdi>
              {phones[name] === null && <small className="muted"> No number that can be dialled.</small>}
            </dd>
          </div>
        ))}
      {attachments.map(({ field, fileName, byteSize }) => (
        <div key={field}>
          <dt>{questions[field] ?? field}</dt>
          <dd>
            <a href={`/leads/${reference}/files/${field}`} download>
              <bdi>{fileName}</bdi>
            </a>{' '}
            <small className="muted">{formatKilobytes(byteSize)}, not checked for viruses</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
