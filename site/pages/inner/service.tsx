import { useLocation } from 'react-router';
import { allServices, navigation, services } from '#content';
import { entryAt } from '../../frame/entry-at.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const service = entryAt(allServices, location.pathname);
  return pageMeta(service.page.metadata, service.href);
};

/** The page of a service: everything on it stands in its file in `content/services/`. */
export default function ServicePage() {
  const service = entryAt(allServices, useLocation().pathname);
  return (
    <InnerPage
      title={service.title}
      href={service.href}
      hue={service.hue}
      page={service.page}
      above={[navigation.header.solutions]}
      sign={service.sign}
      siblings={siblingsOf(services, service.href, (sibling) => sibling.title)}
    />
  );
}
