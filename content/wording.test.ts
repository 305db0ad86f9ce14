import { expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  courseQuestion,
  emails,
  home,
  internshipPage,
  internshipRegistration,
  internships,
  ourWork,
  placementRegistration,
  placementTraining,
  positions,
  products,
  registrationWords,
  search,
  siteText,
  team,
  technologies,
} from '#content';
import { textsOf } from './test-words.ts';

const inner = [...allServices, ...products, ...technologies];
const pages = [...inner, about, careers, home, internshipPage, ourWork, placementTraining, team];
/** Courses and the legal pages have words of another kind. */
const around = [internships, positions, internshipRegistration, placementRegistration, registrationWords];
const said = textsOf([pages, around, courseQuestion, emails, search, siteText]).map(([, text]) => text);
const saying = (phrase: RegExp) => said.filter((text) => phrase.test(text));

test('no English that was thought in another language', () => {
  const translated =
    /\bone can tap\b|has a place in it|the way to live|half of the house|\bWho cannot come\b|freed from cloud|person with a name|whom to ring when nobody|\bWho orders for\b|stands? at the end/i;
  expect(saying(translated)).toEqual([]);
});

test('no sentence that any company could use', () => {
  const anywhere =
    /We build web, mobile, cloud and AI systems|range from startups|in minutes, not weeks|One answer to one question|same answer from every branch/i;
  expect(saying(anywhere)).toEqual([]);
});
