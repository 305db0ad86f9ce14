import { contracting, fill } from '#content';
import { Section } from '#ui/parts/section.tsx';
import { ThreadCount } from '#ui/weave/thread-count.tsx';

const words = contracting.stages;

/** The way from the offer to the end of the warranty, and under each stage what is paid by then. */
export function Stages() {
  const paidBy = words.list.map((_, index) =>
    words.list.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0),
  );
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse">
      <ol className="stages hue-marigold">
        {words.list.map((stage, index) => {
          const paid = paidBy[index] ?? 0;
          return (
            <li key={stage.title} className="stage">
              <div>
                <h3>{stage.title}</h3>
                <p className="fine-print">{stage.when}</p>
              </div>
              <p className="stage-words soft">{stage.text}</p>
              <div className="stage-payment">
                <p className="stage-share">
                  {stage.percent > 0 ? fill(words.share, { percent: stage.percent }) : words.nothing}
                </p>
                <ThreadCount count={paid} of={100} before={paid - stage.percent} hue="marigold" />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="stage-notes">
        <p className="fine-print dyes">
          {words.legend.whole} <span className="dye-before">{words.legend.before}</span>{' '}
          <span className="dye-due">{words.legend.due}</span>
        </p>
        <ul className="points">
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
