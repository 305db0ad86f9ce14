import * as z from 'zod';

/**
 * The requirements of Google's documentation for the schema.org types we use. An unknown property is an error, since its name is probably
 * misspelled. Each rule says where it differs from the documentation.
 */

const words = z.string().trim().min(1);
const url = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const date = z.iso.date();
const reference = z.strictObject({ '@id': url });

/** Positions run from 1 without a gap. */
const inOrder = (items: readonly { readonly position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

/** At least two pages; only the last, the page itself, may lack an address. */
const breadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: words,
        item: z.exactOptional(url),
      }),
    )
    .min(2)
    .refine(inOrder, 'positions do not run from 1')
    .refine((crumbs) => crumbs.slice(0, -1).every(({ item }) => item), 'a crumb before the last has no address'),
});

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words,
  addressLocality: words,
  addressRegion: words,
  postalCode: words,
  addressCountry: z.string().regex(/^[A-Z]{2}$/, 'not a country code of two letters'),
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.exactOptional(url),
  name: words,
  legalName: z.exactOptional(words),
  url: z.exactOptional(url),
  email: z.exactOptional(z.email()),
  telephone: z.exactOptional(z.string().regex(/^\+\d[\d ]+$/, 'no country code')),
  foundingDate: z.exactOptional(z.string().regex(/^\d{4}(?:-\d\d){0,2}$/)),
  address: z.exactOptional(postalAddress),
  sameAs: z.exactOptional(z.union([url, z.array(url).min(1)])),
});

/** Its search action leads to the results page, with the placeholder unchanged. */
const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': z.exactOptional(url),
  name: words,
  url,
  inLanguage: z.exactOptional(words),
  publisher: z.exactOptional(reference),
  potentialAction: z.exactOptional(
    z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/^https:\/\/[^/]+\/search\?q=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  ),
});

const webPage = z.strictObject({
  '@type': z.literal('WebPage'),
  '@id': z.exactOptional(url),
  url,
  name: words,
  description: z.exactOptional(words),
  isPartOf: z.exactOptional(reference),
  about: z.exactOptional(reference),
});

/**
 * For a rich result Google also requires a price and a rating. We have neither and invent none: the price of an offer is in words, which
 * schema.org allows.
 */
const softwareApplication = z.strictObject({
  '@type': z.literal('SoftwareApplication'),
  name: words,
  description: words,
  applicationCategory: z.string().regex(/^[A-Z][A-Za-z]+Application$/, 'not one of the categories Google knows'),
  operatingSystem: words,
  url,
  publisher: z.exactOptional(organization),
  offers: z.exactOptional(z.strictObject({ '@type': z.literal('Offer'), price: words })),
});

/** An ISO 8601 duration in hours. */
const hours = z.string().regex(/^PT[1-9]\d*H$/, 'not a time in hours, such as PT50H');

const course = z.strictObject({
  '@type': z.literal('Course'),
  '@id': z.exactOptional(url),
  url: z.exactOptional(url),
  name: words,
  description: words,
  inLanguage: z.exactOptional(words),
  provider: organization,
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
    price: z.number().positive(),
    priceCurrency: z.literal('INR'),
    url: z.exactOptional(url),
  }),
  hasCourseInstance: z
    .array(
      z.strictObject({
        '@type': z.literal('CourseInstance'),
        courseMode: z.enum(['onsite', 'online', 'blended']),
        courseWorkload: hours,
        location: z.exactOptional(z.strictObject({ '@type': z.literal('Country'), name: words })),
      }),
    )
    .min(1),
  educationalLevel: z.exactOptional(words),
  coursePrerequisites: z.exactOptional(words),
  teaches: z.exactOptional(z.array(words).min(1)),
  timeRequired: z.exactOptional(hours),
  syllabusSections: z.exactOptional(
    z
      .array(
        z.strictObject({
          '@type': z.literal('Syllabus'),
          name: words,
          url: z.exactOptional(url),
          timeRequired: z.exactOptional(hours),
        }),
      )
      .min(1),
  ),
});

const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        item: z.discriminatedUnion('@type', [course, softwareApplication]),
      }),
    )
    .min(2)
    .refine(inOrder, 'positions do not run from 1'),
});

const jobPosting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    title: words,
    description: words,
    datePosted: date,
    validThrough: z.exactOptional(date),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    url: z.exactOptional(url),
    directApply: z.exactOptional(z.boolean()),
    hiringOrganization: organization,
    jobLocation: z.exactOptional(z.strictObject({ '@type': z.literal('Place'), address: postalAddress })),
    jobLocationType: z.exactOptional(z.literal('TELECOMMUTE')),
    applicantLocationRequirements: z.exactOptional(z.strictObject({ '@type': z.literal('Country'), name: words })),
  })
  .refine(
    (job) => job.jobLocation ?? (job.jobLocationType && job.applicantLocationRequirements),
    'neither a place nor a country for remote work',
  );

const thing = z.discriminatedUnion('@type', [
  breadcrumbList,
  course,
  itemList,
  jobPosting,
  organization,
  softwareApplication,
  webPage,
  webSite,
]);

/** One `application/ld+json` script of a page: a node, or a graph of nodes that refer to each other. */
const graph = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });

/**
 * @param data the parsed JSON of one `application/ld+json` script
 * @returns a line for each violation: `@graph.0.url: Invalid URL`
 */
export function brokenRules(data: object): string[] {
  const { '@context': context, ...single } = data as Readonly<Record<string, unknown>>;
  const { error } = graph.safeParse('@graph' in data ? data : { '@context': context, '@graph': [single] });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
