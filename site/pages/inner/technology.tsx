import { useLocation } from 'react-router';
import { ourWork, type Technology, technologies } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const technology = technologyAt(location.pathname);
  return pageMeta(technology.page.metadata, technology.href);
};

/** The page of a technology: everything on it stands in its file in `content/technologies/`. */
export default function TechnologyPage() {
  const technology = technologyAt(useLocation().pathname);
  return (
    <InnerPage
      title={technology.title}
      project={technology.project ?? technology.title}
      hue={technology.hue}
      page={technology.page}
      above={[{ label: ourWork.hero.trail, href: `/our-work#${ourWork.technologies.anchor}` }]}
      siblings={siblingsOf(technologies, technology.href, (sibling) => sibling.title)}
    />
  );
}

function technologyAt(pathname: string): Technology {
  const technology = technologies.find(({ href }) => href === pathname.replace(/\/$/, ''));
  if (!technology) throw new Error(`no technology has the address ${pathname}`);
  return technology;
}
