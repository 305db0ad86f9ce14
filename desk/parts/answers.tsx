import { displayedAnswerOf } from '#forms/index.ts';
import { formatKilobytes } from '#server/format/format.ts';
import type { LeadEvent } from '#server/storage/ports/desk.ts';
import type { Lead } from '#server/storage/ports/entries.ts';

const scanStates = {
  'file-clean': 'checked, no virus found',
  'file-infected': 'infected: not given out',
  none: 'not checked yet for viruses',
} as const;

/** The last result of the virus scanner for the file of a field. */
export const scanOf = (events: readonly LeadEvent[], field: string) => {
  const last = events.findLast(({ kind, text }) => /^file-/.test(kind) && text === field)?.kind;
  return last === 'file-clean' || last === 'file-infected' ? last : undefined;
};

/** The questions of the form that the visitor saw, with the answers. @property events tell whether its files were scanned */
export function Answers({ lead, events }: { lead: Lead; events?: readonly LeadEvent[] }) {
  const { form, answers, questions, phones, attachments, reference } = lead;
  return (
    <dl className="answers">
      {Object.entries(answers)
        .filter(([, answer]) => answer !== '')
        .map(([name, answer]) => (
          <div key={name}>
            <dt>{questions[name] ?? name}</dt>
            <dd>
              <bdi>{displayedAnswerOf(form, name, answer)}</bdi>
              {phones[name] === null && <small className="soft"> No number that can be dialled.</small>}
            </dd>
          </div>
        ))}
      {attachments.map(({ field, fileName, byteSize }) => {
        const scan = events && scanOf(events, field);
        const name = <bdi>{fileName}</bdi>;
        return (
          <div key={field}>
            <dt>{questions[field] ?? field}</dt>
            <dd>
              {scan === 'file-infected' ? (
                name
              ) : (
                <a className="tap" href={`/leads/${reference}/files/${field}`}>
                  {name}
                </a>
              )}
              <br />
              <small className={scan === 'file-infected' ? 'late' : 'soft'}>
                {formatKilobytes(byteSize)}
                {events && `, ${scanStates[scan ?? 'none']}`}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
