import { fill, type Statistic, siteText } from '#content';

/** Who counted a figure, when and how: folded, so that the figures of a row stay side by side. */
export function Evidence({ of: { value, label, evidence } }: { of: Statistic }) {
  return (
    <details className="evidence soft">
      <summary>
        {siteText.bands.evidence}
        <span className="visually-hidden">{fill(siteText.bands.evidenceAbout, { figure: `${value} ${label}` })}</span>
      </summary>
      <p>{evidence}</p>
    </details>
  );
}
