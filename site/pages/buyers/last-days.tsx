import { contracting, fill } from '#content';
import { Section } from '#ui/parts/section.tsx';

const words = contracting.ending;

/** How a contract ends: at each day a thread less. */
export function LastDays() {
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} isBeside>
      <ol>
        {words.steps.map((step) => (
          <li key={step.day} className="last-day">
            <p className="last-day-count">{dayInWords(step.day)}</p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function dayInWords(day: number): string {
  if (day === 0) return words.last;
  return day < 0 ? fill(words.before, { count: -day }) : fill(words.day, { count: day });
}
