/** The address of every page. Addresses are written only here; `npm run content` checks this. */
export const addresses = {
  home: '/',
  about: '/about',
  /** A second address of the same page, which the footer links to. */
  aboutCompany: '/company/about-us',
  team: '/company/our-team',
  careers: '/company/careers',
  ourWork: '/our-work',
  placementTraining: '/placement-training',
  placementRegistration: '/placement-training-registration',
  internship: '/internship',
  internshipRegistration: '/internship-registration',
  courseQuestion: '/ask',
  beforeYouDecide: '/before-you-decide',
  /** The page with contact details and centres. */
  contactPage: '/contact',
  /** BCP 47 of Kokborok. */
  kokborok: '/trp',
  search: '/search',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  privacyNotice: '/privacy-notice',
  privacyNoticeBengali: '/privacy-notice/bn',
  privacyNoticeHindi: '/privacy-notice/hi',
  textMi: '/textmi',
  contracting: '/how-we-contract',
  tenderFile: '/tender-file',

  /** The pages for an unknown address, and for an address that an offline browser has not cached. */
  notFound: '/not-found',
  offline: '/offline',

  /** The form on the home page. */
  contact: '/#contact',
  /** The same form with a project type selected. */
  contactAbout: (project: string) => `/?project=${encodeURIComponent(project)}#contact`,

  // The address of an entry, by the name of its file.
  service: (slug: string) => `/services/${slug}`,
  product: (slug: string) => `/work/${slug}`,
  technology: (slug: string) => `/technologies/${slug}`,
  course: (slug: string) => `/curriculum/${slug}`,
  /** @param language BCP 47, of a translation */
  brochure: (slug: string, language?: string) => `/brochures/${slug}${language ? `.${language}` : ''}.pdf`,
  /** The question form with a subject selected: a course, or the internship. */
  question: (subject: string) => `/ask/${subject}`,
  position: (slug: string) => `/company/careers/apply/${slug}`,
  sector: (slug: string) => `/sectors/${slug}`,
} as const;

/** Addresses that visitors type although no page has them, and where the server redirects them. */
export const guessedAddresses: Readonly<Record<string, string>> = {
  '/bn': `/bn${addresses.beforeYouDecide}`,
  '/hi': `/hi${addresses.beforeYouDecide}`,
  '/services': '/#services',
  '/work': addresses.ourWork,
  '/kok': addresses.kokborok,
  '/courses': addresses.placementTraining,
  '/internships': addresses.internship,
  '/careers': addresses.careers,
  '/team': addresses.team,
};
