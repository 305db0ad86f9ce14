import { index, layout, prefix, route } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { listLinks, pages } from '#content';
import { checkLinks } from '../content/reading/check-links.ts';
import siteRoutes from '../site/routes.ts';
import { siteAddresses } from './site-addresses.ts';

test('addresses are found under layouts, prefixes and parents; what takes a parameter is none', () => {
  const routes = [
    index('home.tsx'),
    layout('frame.tsx', [route('about', 'about.tsx')]),
    ...prefix('company', [index('company.tsx'), route('our-team', 'team.tsx')]),
    route('work', 'work.tsx', [route('crm-suite', 'crm.tsx')]),
    route('send/:form', 'send.tsx', [route('thanks', 'thanks.tsx')]),
    route('not-found', 'not-found.tsx'),
    route('*', 'rest.tsx'),
  ];
  expect(siteAddresses(routes)).toEqual(['/', '/about', '/company', '/company/our-team', '/work', '/work/crm-suite']);
});

test('every link of the content is alive and every page has its route', async () => {
  expect(listLinks().length).toBeGreaterThan(25);
  expect(checkLinks(listLinks(), pages, siteAddresses(await siteRoutes))).toEqual([]);
});
