/** What pages tell search engines (schema.org JSON-LD), made from the words of the page. */
import {
  type Course,
  courses,
  home,
  navigation,
  type Position,
  type Product,
  products,
  profile,
  type SiteLink,
  sessionHours,
} from '#content';
import { absolute } from './layout/page-meta.ts';

const context = { '@context': 'https://schema.org' };

/** The company where something else is told of: a product, a course. */
const company = { '@type': 'Organization', name: profile.name, url: absolute('/') };

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

/** The site with its search, the page, the company and the list of its software applications. */
export function homeData() {
  const site = `${absolute(home.href)}#website`;
  const companyId = `${absolute(home.href)}#organization`;
  return {
    ...context,
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': site,
        url: absolute('/'),
        name: profile.name,
        inLanguage: 'en-IN',
        publisher: { '@id': companyId },
        potentialAction: {
          '@type': 'SearchAction',
          // Not through `absolute`: the braces of the pattern must stay as they are.
          target: { '@type': 'EntryPoint', urlTemplate: `${profile.origin}${navigation.header.search.pattern}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'WebPage',
        '@id': `${absolute(home.href)}#webpage`,
        url: absolute('/'),
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
        url: absolute('/'),
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

/** A price that is agreed is in words, as the specification has it. */
export function productData(product: Product) {
  return {
    ...context,
    ...softwareOf(product),
    publisher: company,
    ...(product.offer ? { offers: { '@type': 'Offer', price: product.offer } } : {}),
  };
}

/** Where a page lies, as its breadcrumbs say it. The page itself comes last and needs no address. */
export function breadcrumbs(above: readonly SiteLink[], here: string) {
  const crumbs = [...above.map(({ label, href }) => ({ name: label, item: absolute(href) })), { name: here }];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

export function courseListData() {
  return { ...context, ...listOf(courses.map(courseOf)) };
}

/** The course, what it costs, how it is held, its parts. */
export function courseData(course: Course) {
  return {
    ...context,
    ...courseOf(course),
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    teaches: course.outcomes,
    timeRequired: workload(course.sessionCount),
    syllabusSections: course.parts.map(({ category, anchor, sessions }) => ({
      '@type': 'Syllabus',
      name: category,
      url: absolute(`${course.href}#${anchor}`),
      timeRequired: workload(sessions.length),
    })),
  };
}

/** An open position. Search engines refuse one without a date, so of it they are told nothing. */
export function jobPosting(position: Position) {
  if (position.posted === undefined) return undefined;
  return {
    ...context,
    '@graph': [
      {
        '@type': 'JobPosting',
        title: position.title,
        description: `${position.description} ${position.skills.join(', ')}. ${position.experience}.`,
        datePosted: position.posted,
        employmentType: 'FULL_TIME',
        url: absolute(position.href),
        directApply: true,
        hiringOrganization: { '@type': 'Organization', name: profile.name, sameAs: absolute('/') },
        // The place of a hybrid one is the office.
        ...(position.location === 'Remote'
          ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
          : { jobLocation: { '@type': 'Place', address: officeAddress } }),
      },
    ],
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
    url: absolute(product.href),
  };
}

function courseOf(course: Course) {
  return {
    '@type': 'Course',
    '@id': absolute(`${course.href}#course`),
    url: absolute(course.href),
    name: course.name,
    description: course.summary,
    inLanguage: 'en-IN',
    provider: company,
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price.discountedInr,
      priceCurrency: 'INR',
      url: absolute(course.registerHref),
    },
    // In a room at a centre, or by line: the registration asks which.
    hasCourseInstance: (['onsite', 'online'] as const).map((courseMode) => ({
      '@type': 'CourseInstance',
      courseMode,
      courseWorkload: workload(course.sessionCount),
      ...(courseMode === 'onsite' ? { location: country } : {}),
    })),
  };
}

/** As ISO 8601 writes a time. */
function workload(sessionCount: number): string {
  return `PT${sessionCount * sessionHours}H`;
}
