import { about, fill } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { Evidence, Statistic } from '../../sections/statistic.tsx';

const words = about.counts;

/** Key figures for two periods. */
export function KeyFigures() {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="inverse">
      <div className="key-figures">
        {words.periods.map(({ anchor, heading, to, metrics, evidence }, index) => (
          <section
            key={anchor}
            id={anchor}
            className={index === 0 ? 'hue-marigold' : 'hue-teal'}
            aria-labelledby={`${anchor}-heading`}
          >
            <h3 id={`${anchor}-heading`}>{heading}</h3>
            <p className="soft">{fill(words.until, { month: monthName(to) })}</p>
            <dl className="metrics">
              {metrics.map((metric) => (
                <Statistic key={metric.label} statistic={metric} hasDrawing={false} />
              ))}
            </dl>
            <Evidence of={heading} text={evidence} />
          </section>
        ))}
      </div>
    </Section>
  );
}

/** '2023-12' becomes 'December 2023'. */
function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
