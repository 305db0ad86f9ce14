import { expect, test } from 'vitest';
import { findBrokenReferences } from './join-facts.ts';

const batch = {
  course: 'rust',
  starts: '2027-01-09',
  days: ['Sat' as const],
  time: '10AM to 12 noon',
  centre: 'main',
  seats: 20,
  language: 'English',
  teacher: 'A teacher',
};
const fee = { course: 'rust', originalInr: 2, discountedInr: 1, monthlyInr: 1 };
const facts = {
  batches: [batch],
  centres: [{ id: 'main', name: 'Agartala', address: 'Sample House, Agartala' }],
  fees: { gstPercent: 18, courses: [fee], internships: [] },
};

test('finds no problem if each course has one fee and each batch has a course and a centre', () => {
  expect(findBrokenReferences(facts, ['rust'])).toEqual([]);
});

test.each([
  [
    { batches: [{ ...batch, course: 'go' }] },
    "content/facts/batches.json: 0.course: there is no course 'go'; use rust",
  ],
  [
    { batches: [batch, { ...batch, centre: 'delhi' }] },
    "content/facts/batches.json: 1.centre: there is no centre with the id 'delhi'; use main",
  ],
  [
    { fees: { ...facts.fees, courses: [] } },
    "content/facts/fees.json: courses: the course 'rust' needs one fee, and has 0",
  ],
  [
    { fees: { ...facts.fees, courses: [fee, { ...fee, course: 'go' }] } },
    "content/facts/fees.json: courses.1.course: there is no course 'go'",
  ],
])('names the file, the field and what to change: %#', (change, problem) => {
  expect(findBrokenReferences({ ...facts, ...change }, ['rust'])).toEqual([problem]);
});
