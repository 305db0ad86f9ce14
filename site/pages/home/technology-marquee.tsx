import { Pause, Play } from 'lucide-react';
import { home, siteText, technologyPartnerRows } from '#content';
import sprite from '#generated/logos.svg?url';
import { Icon } from '#ui/components/icon/icon.tsx';

/**
 * Rows of logos that scroll in a loop. Each row is rendered twice, so that the loop has no gap; the copy is hidden from
 * assistive technology. The pause button is a checkbox, so CSS pauses the rows without a script.
 */
export function TechnologyMarquee() {
  const words = home.technologyPartners;
  return (
    <section id={words.anchor} className="marquee-section" aria-labelledby="marquee-heading">
      <div className="wrap marquee-head row">
        <div className="stack">
          <h2 id="marquee-heading">{words.heading}</h2>
          <p className="lead">{words.intro}</p>
        </div>
        <label className="button button-small marquee-pause">
          <input className="visually-hidden" type="checkbox" id="marquee-paused" autoComplete="off" />
          <span className="when-running">
            <Icon icon={Pause} size={18} />
          </span>
          <span className="when-paused">
            <Icon icon={Play} size={18} />
          </span>
          {siteText.marquee.pause}
        </label>
      </div>
      <div className="marquee">
        {technologyPartnerRows.map((row) => (
          <div key={row[0]?.name} className="marquee-row">
            <LogoRow row={row} />
            <LogoRow row={row} isRepeat />
          </div>
        ))}
      </div>
    </section>
  );
}

function LogoRow({ row, isRepeat = false }: { row: (typeof technologyPartnerRows)[number]; isRepeat?: boolean }) {
  return (
    <ul className="marquee-logos" aria-hidden={isRepeat || undefined}>
      {row.map((partner) => (
        <li key={partner.name}>
          <svg width="28" height="28" role="img" aria-label={partner.alt}>
            <use href={`${sprite}#${partner.logo.replace(':', '-')}`} />
          </svg>
          {isRepeat ? partner.name : <span aria-hidden="true">{partner.name}</span>}
        </li>
      ))}
    </ul>
  );
}
