import { expect, test } from 'vitest';
import { listPages } from '../../support/built-pages.ts';
import { specifiedCourses } from './specified-courses.ts';

/** Specification, section 2: every address in it is a page. */
test.each([
  ...['/', '/about', '/our-work', '/internship', '/placement-training', '/textmi', '/search'],
  ...['/internship-registration', '/placement-training-registration', '/privacy-policy', '/terms-of-service'],
  ...['about-us', 'our-team', 'careers'].map((slug) => `/company/${slug}`),
  ...['custom-software', 'enterprise-solutions', 'ai-integrated', 'mobile-development'].map(
    (slug) => `/services/${slug}`,
  ),
  ...['cloud-solutions', 'data-engineering', 'web-development'].map((slug) => `/services/${slug}`),
  ...['react-angular', 'nodejs-python', 'aws-azure', 'machine-learning'].map((slug) => `/technologies/${slug}`),
  ...['mobile-apps', 'devops', 'artificial-intelligence'].map((slug) => `/technologies/${slug}`),
  ...['crm-suite', 'hotel-manager', 'pos-plus', 'school-360', 'gis-solutions', 'ai-toolbox'].map(
    (slug) => `/work/${slug}`,
  ),
  ...specifiedCourses.map(({ slug }) => `/curriculum/${slug}`),
])('%s is a page', async (address) => {
  expect(await listPages()).toContain(address);
});
