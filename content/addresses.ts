/** Where every page of content stands. An address is written here and nowhere else; `npm run content` holds this. */
export const addresses = {
  home: '/',
  about: '/about',
  /** The same page under the address that the footer names. */
  aboutCompany: '/company/about-us',
  team: '/company/our-team',
  careers: '/company/careers',
  ourWork: '/our-work',
  placementTraining: '/placement-training',
  placementRegistration: '/placement-training-registration',
  internship: '/internship',
  internshipRegistration: '/internship-registration',
  courseQuestion: '/ask',
  search: '/search',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  privacyNotice: '/privacy-notice',
  privacyNoticeBengali: '/privacy-notice/bn',
  privacyNoticeHindi: '/privacy-notice/hi',
  textMi: '/textmi',
  contracting: '/how-we-contract',
  tenderFile: '/tender-file',

  /** The form on the home page. */
  contact: '/#contact',
  /** The same form with a project type chosen. */
  contactAbout: (project: string) => `/?project=${encodeURIComponent(project)}#contact`,

  // Of one entry, by the name of its file.
  service: (slug: string) => `/services/${slug}`,
  product: (slug: string) => `/work/${slug}`,
  technology: (slug: string) => `/technologies/${slug}`,
  course: (slug: string) => `/curriculum/${slug}`,
  brochure: (slug: string) => `/brochures/${slug}.pdf`,
  /** Of a course, or of what else one can ask about. */
  question: (subject: string) => `/ask/${subject}`,
  position: (slug: string) => `/company/careers/apply/${slug}`,
  sector: (slug: string) => `/sectors/${slug}`,
} as const;
