import { useLocation } from 'react-router';
import { navigation, ourWork, technologies } from '#content';
import { entryAt } from '../../frame/entry-at.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const technology = entryAt(technologies, location.pathname);
  return pageMeta(technology.page.metadata, technology.href);
};

/** The page of a technology: everything on it stands in its file in `content/technologies/`. */
export default function TechnologyPage() {
  const technology = entryAt(technologies, useLocation().pathname);
  return (
    <InnerPage
      title={technology.title}
      project={technology.project ?? technology.title}
      hue={technology.hue}
      page={technology.page}
      above={[
        { label: navigation.footer.technologies.heading, href: `${ourWork.href}#${ourWork.technologies.anchor}` },
      ]}
      siblings={siblingsOf(technologies, technology.href, (sibling) => sibling.title)}
    />
  );
}
