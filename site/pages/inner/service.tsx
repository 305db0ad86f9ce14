import { useLocation } from 'react-router';
import { allServices, navigation, type Service, services } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import { siblingsOf } from '../../frame/siblings.tsx';
import { InnerPage } from './inner-page.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const service = serviceAt(location.pathname);
  return pageMeta(service.page.metadata, service.href);
};

/** The page of a service: everything on it stands in its file in `content/services/`. */
export default function ServicePage() {
  const service = serviceAt(useLocation().pathname);
  return (
    <InnerPage
      title={service.title}
      hue={service.hue}
      page={service.page}
      above={[{ label: navigation.header.solutions.label, href: '/#services' }]}
      siblings={siblingsOf(services, service.href, (sibling) => sibling.title)}
    />
  );
}

function serviceAt(pathname: string): Service {
  const service = allServices.find(({ href }) => href === pathname.replace(/\/$/, ''));
  if (!service) throw new Error(`no service has the address ${pathname}`);
  return service;
}
