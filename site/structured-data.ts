/** Structured data for search engines (schema.org JSON-LD), built from the content of each page. */
import {
  type Course,
  home,
  navigation,
  type Position,
  type Product,
  products,
  profile,
  type SiteLink,
  sessionHours,
} from '#content';
import { absoluteUrl } from './layout/page-meta.ts';

const context = { '@context': 'https://schema.org' };

/** The company as the provider or publisher of a course or product. */
const company = { '@type': 'Organization', name: profile.name, url: absoluteUrl('/') };

const country = { '@type': 'Country', name: profile.registeredOffice.country };

const { street, locality, region, postalCode, countryCode } = profile.registeredOffice;

const officeAddress = {
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: countryCode,
};

/** The home page: the site with its search, the page, the company and its software applications. */
export function homeData() {
  const site = `${absoluteUrl(home.href)}#website`;
  const companyId = `${absoluteUrl(home.href)}#organization`;
  return {
    ...context,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': site,
        url: absoluteUrl('/'),
        name: profile.name,
        inLanguage: 'en-IN',
        publisher: { '@id': companyId },
        potentialAction: {
          '@type': 'SearchAction',
          // `absoluteUrl` would encode the braces of the pattern.
          target: { '@type': 'EntryPoint', urlTemplate: `${profile.origin}${navigation.header.search.pattern}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'WebPage',
        '@id': `${absoluteUrl(home.href)}#webpage`,
        url: absoluteUrl('/'),
        name: home.metadata.title,
        description: home.metadata.description,
        isPartOf: { '@id': site },
        about: { '@id': companyId },
      },
      {
        '@type': 'Organization',
        '@id': companyId,
        name: profile.name,
        legalName: profile.legalName,
        url: absoluteUrl('/'),
        email: profile.email.text,
        telephone: profile.phone.plain,
        foundingDate: String(profile.founded),
        address: officeAddress,
        sameAs: [profile.linkedin],
      },
      listOf(products.map(softwareOf)),
    ],
  };
}

/** A product. If the price is negotiable, `price` is a phrase, as in the specification. */
export function productData(product: Product) {
  return {
    ...context,
    ...softwareOf(product),
    publisher: company,
    ...(product.offer ? { offers: { '@type': 'Offer', price: product.offer } } : {}),
  };
}

/** The breadcrumbs of a page. The last item is the page itself and needs no address. @param current name of the page */
export function breadcrumbs(ancestors: readonly SiteLink[], current: string) {
  const crumbs = [...ancestors.map(({ label, href }) => ({ name: label, item: absoluteUrl(href) })), { name: current }];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

/** @param language of the texts */
export function courseListData(courses: readonly Course[], language: string) {
  return { ...context, ...listOf(courses.map((course) => courseOf(course, language))) };
}

/** A course with its price, its modes and its syllabus. @param language of the texts */
export function courseData(course: Course, language: string) {
  return {
    ...context,
    ...courseOf(course, language),
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    teaches: course.outcomes,
    timeRequired: workload(course.sessionCount),
    syllabusSections: course.parts.map(({ category, anchor, sessions }) => ({
      '@type': 'Syllabus',
      name: category,
      url: absoluteUrl(`${course.href}#${anchor}`),
      timeRequired: workload(sessions.length),
    })),
  };
}

/** An open position; undefined for one without a date, which search engines reject. */
export function jobPosting(position: Position) {
  if (position.posted === undefined) return undefined;
  return {
    ...context,
    '@type': 'JobPosting',
    title: position.title,
    description: `${position.description} ${position.skills.join(', ')}. ${position.experience}.`,
    datePosted: position.posted,
    employmentType: 'FULL_TIME',
    url: absoluteUrl(position.href),
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name: profile.name, sameAs: absoluteUrl('/') },
    // A hybrid position is listed at the office.
    ...(position.location === 'Remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
      : { jobLocation: { '@type': 'Place', address: officeAddress } }),
  };
}

function listOf<Item>(items: readonly Item[]) {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}

function softwareOf(product: Product) {
  return {
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.summary,
    applicationCategory: product.category,
    operatingSystem: 'Web',
    url: absoluteUrl(product.href),
  };
}

function courseOf(course: Course, language: string) {
  return {
    '@type': 'Course',
    '@id': absoluteUrl(`${course.href}#course`),
    url: absoluteUrl(course.href),
    name: course.name,
    description: course.summary,
    inLanguage: language,
    provider: company,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price.discountedInr,
      priceCurrency: 'INR',
      url: absoluteUrl(course.registerHref),
    },
    // At a centre or online; the registration form asks which.
    hasCourseInstance: (['onsite', 'online'] as const).map((courseMode) => ({
      '@type': 'CourseInstance',
      courseMode,
      courseWorkload: workload(course.sessionCount),
      ...(courseMode === 'onsite' ? { location: country } : {}),
    })),
  };
}

/** The duration of a number of sessions, in ISO 8601. */
const workload = (sessionCount: number) => `PT${sessionCount * sessionHours}H`;
