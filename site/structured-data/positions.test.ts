import { expect, test } from 'vitest';
import { type Position, positions } from '#content';
import { jobPostings } from './positions.ts';

const [first] = positions;
const opened = (change: Partial<Position>): Position => ({ ...(first as Position), posted: '2027-01-15', ...change });

test('a position without a date is not told to search engines', () => {
  expect(jobPostings([{ ...opened({}), posted: undefined } as unknown as Position])).toBeUndefined();
});

test('a position at the office gives its address', () => {
  expect(jobPostings([opened({ location: 'Tripura' })])?.['@graph']).toMatchObject([
    { datePosted: '2027-01-15', jobLocation: { address: { addressRegion: 'Tripura', addressCountry: 'IN' } } },
  ]);
});

test('a remote position says where one may live', () => {
  const [posting] = jobPostings([opened({ location: 'Remote' })])?.['@graph'] ?? [];
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'India' } });
  expect(posting).not.toHaveProperty('jobLocation');
});
