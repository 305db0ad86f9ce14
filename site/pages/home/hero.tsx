import { home } from '#content';
import { Cloth } from '#ui/weave/cloth.tsx';
import { LinkButtons } from '../../frame/link-buttons.tsx';
import { Sheets } from '../../frame/sheets.tsx';
import { Screen } from '../../illustrations/illustration.tsx';

/** The first screen: what we do, two ways on and one for students, and two products on the cloth. */
export function Hero() {
  const { hero } = home;
  return (
    <section id={hero.anchor} aria-labelledby="hero-heading">
      <div className="hero-inner wrap">
        <div className="hero-words">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 id="hero-heading">{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions row">
            <LinkButtons links={[hero.start, hero.work]} />
          </div>
          <p className="hero-students row soft">
            {hero.students.lead}
            {hero.students.links.map((link) => (
              <a key={link.href} className="tap" href={link.href}>
                {link.label}
              </a>
            ))}
          </p>
        </div>
        <Sheets />
        <div className="hero-picture">
          <div className="hero-cloth">
            <Cloth seed="unakoti" hue="madder" rows={164} unit={5} isDrawnIn />
          </div>
          <div className="hero-crm">
            <Screen name="crm-window" alt={hero.pictures.crm} isEager />
          </div>
          <div className="hero-chat">
            <Screen name="textmi-conversation" alt={hero.pictures.chat} isEager />
          </div>
        </div>
      </div>
    </section>
  );
}
