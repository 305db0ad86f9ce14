import { home, navigation, profile, type Showcase, type SiteLink, showcases } from '#content';
import { absolute } from '../frame/page-meta.ts';
import { company, officeAddress } from './company.ts';

/**
 * What the home page tells search engines (schema.org JSON-LD): the site with its search, the page, the company and the list
 * of its software applications.
 */
export function homeData() {
  const site = `${absolute(home.href)}#website`;
  const companyId = `${absolute(home.href)}#organization`;
  return {
    '@context': 'https://schema.org',
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
      {
        '@type': 'ItemList',
        itemListElement: showcases.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: softwareOf(product),
        })),
      },
    ],
  };
}

/** What the page of a product tells them. A price that is agreed is in words, as the specification has it. */
export function showcaseData(product: Showcase) {
  return {
    '@context': 'https://schema.org',
    ...softwareOf(product),
    publisher: company,
    ...(product.offer ? { offers: { '@type': 'Offer', price: product.offer } } : {}),
  };
}

/** Where a page lies, as its visible trail says it. The page itself comes last and needs no address. */
export function breadcrumbs(trail: readonly SiteLink[], here: string) {
  const crumbs = [...trail.map(({ label, href }) => ({ name: label, item: absolute(href) })), { name: here }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

function softwareOf(product: Showcase) {
  return {
    '@type': 'SoftwareApplication',
    name: product.name,
    description: product.summary,
    applicationCategory: product.category,
    operatingSystem: 'Web',
    url: absolute(product.href),
  };
}
