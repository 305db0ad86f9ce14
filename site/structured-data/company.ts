import { profile } from '#content';
import { absolute } from '../frame/page-meta.ts';

/** The company where something else is told of: a product, a course (schema.org). */
export const company = { '@type': 'Organization', name: profile.name, url: absolute('/') };

const { street, locality, region, postalCode, countryCode } = profile.registeredOffice;

export const officeAddress = {
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: countryCode,
};
