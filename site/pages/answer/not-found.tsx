import { siteText } from '#content';
import { ButtonLink } from '#ui/parts/button.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { Motif } from '#ui/weave/motif.tsx';
import { pageMeta } from '../../frame/page-meta.ts';

const words = siteText.notFound;

/** The loom has picked up the number of the page. */
const missing = [
  '                             ',
  '                             ',
  '  #   #   #####   #   #      ',
  '  #   #   #   #   #   #      ',
  '  #   #   #   #   #   #   #  ',
  '  #####   #   #   #####  ### ',
  '      #   #   #       #   #  ',
  '      #   #   #       #      ',
  '      #   #####       #      ',
  '                             ',
  '                             ',
];

export const meta = () => [...pageMeta(words.metadata), { name: 'robots', content: 'noindex' }];

/** Shown for every address that is not listed; the server sends it with status 404. The shell script logs the path. */
export default function NotFound() {
  return (
    <div className="not-found" data-not-found="">
      <div className="not-found-cloth">
        <Cloth seed="a loose thread" hue="indigo" rows={8} unit={8} weave="plain" isWovenIn />
        <Motif id="missing" figure={missing} hue="indigo" unit={8} />
        <Cloth seed="another loose thread" hue="indigo" rows={7} unit={8} weave="plain" isWovenIn />
      </div>
      <div className="wrap plain-page">
        <h1 className="plain-title">
          <span className="not-found-code">{words.code}</span> {words.heading}
        </h1>
        <p className="lead">{words.text}</p>
        <div className="actions">
          <ButtonLink look="accent" href={words.home.href}>
            {words.home.label}
          </ButtonLink>
          <ButtonLink href={words.search.href}>{words.search.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
