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
/** Not the courses and the legal pages: they use other words. */
const otherTexts = [internships, positions, internshipRegistration, placementRegistration, registrationWords];
const texts = textsOf([pages, otherTexts, courseQuestion, emails, search, siteText]).map(([, text]) => text);
const textsWith = (phrase: RegExp) => texts.filter((text) => phrase.test(text));

test('no English that sounds translated', () => {
  const translated =
    /\bone can tap\b|has a place in it|the way to live|half of the house|\bWho cannot come\b|freed from cloud|person with a name|whom to ring when nobody|\bWho orders for\b|stands? at the end/i;
  expect(textsWith(translated)).toEqual([]);
});

test('no sentence that any company could use', () => {
  const generic =
    /We build web, mobile, cloud and AI systems|range from startups|in minutes, not weeks|One answer to one question|same answer from every branch/i;
  expect(textsWith(generic)).toEqual([]);
});
