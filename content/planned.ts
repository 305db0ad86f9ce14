/**
 * Addresses of the specification (section 2) and of decisions.md that have no page yet. Links may lead to them.
 * Take an address off once `site/routes.ts` has it: the content check insists. When this list is empty, so is the work.
 */
export const plannedAddresses: readonly string[] = [
  '/about',
  '/our-work',
  '/internship',
  '/privacy-policy',
  '/terms-of-service',
  '/internship-registration',
  '/placement-training-registration',
  '/placement-training',
  '/curriculum/cpp-programming',
  '/curriculum/data-structures',
  '/curriculum/computer-science',
  '/curriculum/fullstack-mern',
  '/curriculum/flutter',
  '/curriculum/machine-learning',
  '/technologies/react-angular',
  '/technologies/nodejs-python',
  '/technologies/aws-azure',
  '/technologies/machine-learning',
  '/technologies/mobile-apps',
  '/technologies/devops',
  '/technologies/artificial-intelligence',
  '/services/web-development',
  '/company/about-us',
  '/company/our-team',
  '/company/careers',
  '/search',
];

/** Kinds of entry whose page is not built yet: the address of each of their entries is planned. */
export const plannedKinds: readonly ('services' | 'showcases')[] = ['services', 'showcases'];
