import { type Position, profile } from '#content';
import { absolute } from '../frame/page-meta.ts';
import { officeAddress } from './company.ts';

/**
 * What search engines want to know of open positions (schema.org JobPosting). They refuse one without a date, so such a position
 * stays out. The place of a hybrid one is the office.
 * @returns nothing if no position has a date
 */
export function jobPostings(positions: readonly Position[]) {
  const dated = positions.filter((position) => position.posted !== undefined);
  if (dated.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': dated.map((position) => ({
      '@type': 'JobPosting',
      title: position.title,
      description: `${position.description} ${position.skills.join(', ')}. ${position.experience}.`,
      datePosted: position.posted,
      employmentType: 'FULL_TIME',
      url: absolute(position.href),
      directApply: true,
      hiringOrganization: { '@type': 'Organization', name: profile.name, sameAs: absolute('/') },
      ...placeOf(position),
    })),
  };
}

function placeOf({ location }: Position) {
  if (location === 'Remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: profile.registeredOffice.country },
    };
  }
  return { jobLocation: { '@type': 'Place', address: officeAddress } };
}
