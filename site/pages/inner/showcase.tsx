import { useLocation } from 'react-router';
import { ourWork, showcases } from '#content';
import { entryAt } from '../../frame/entry-at.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { showcaseData } from '../../structured-data/site.ts';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const product = entryAt(showcases, location.pathname);
  return [...pageMeta(product.page.metadata, product.href), { 'script:ld+json': showcaseData(product) }];
};

/** The page of a product: everything on it stands in its file in `content/showcases/`. */
export default function ShowcasePage() {
  const product = entryAt(showcases, useLocation().pathname);
  return (
    <InnerPage
      title={product.name}
      project={ourWork.projects.projectType}
      href={product.href}
      hue={product.hue}
      head="wide"
      page={product.page}
      above={[{ label: ourWork.hero.trail, href: ourWork.href }]}
      siblings={siblingsOf(showcases, product.href, (sibling) => sibling.name)}
    />
  );
}
