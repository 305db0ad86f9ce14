import { useLocation } from 'react-router';
import { ourWork, type Showcase, showcases } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { showcaseData } from '../../structured-data/site.ts';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const product = showcaseAt(location.pathname);
  return [...pageMeta(product.page.metadata, product.href), { 'script:ld+json': showcaseData(product) }];
};

/** The page of a product: everything on it stands in its file in `content/showcases/`. */
export default function ShowcasePage() {
  const product = showcaseAt(useLocation().pathname);
  return (
    <InnerPage
      title={product.name}
      project={ourWork.projects.projectType}
      hue={product.hue}
      head="wide"
      page={product.page}
      above={[{ label: ourWork.hero.trail, href: '/our-work' }]}
      siblings={siblingsOf(showcases, product.href, (sibling) => sibling.name)}
    />
  );
}

function showcaseAt(pathname: string): Showcase {
  const product = showcases.find(({ href }) => href === pathname.replace(/\/$/, ''));
  if (!product) throw new Error(`no product has the address ${pathname}`);
  return product;
}
