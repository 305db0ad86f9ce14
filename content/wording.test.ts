import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  careers,
  courseQuestion,
  home,
  internshipPage,
  internshipRegistration,
  internships,
  letters,
  ourWork,
  placementRegistration,
  placementTraining,
  positions,
  registrationWords,
  search,
  showcases,
  siteText,
  team,
  technologies,
} from '#content';
import { sentencesOf, textsOf } from './test-words.ts';

const inner = [...allServices, ...showcases, ...technologies];

/** Pages a client reads one after the other: a habit shows there by the fifth. */
const pages = [...inner, about, careers, home, internshipPage, ourWork, placementTraining, team];
const headings = textsOf(pages).flatMap(([path, text]) => (path.endsWith('heading') ? [text] : []));

/** Those, and what is said around them; courses and the pages of law have words of another kind. */
const around = [internships, positions, internshipRegistration, placementRegistration, registrationWords];
const said = textsOf([pages, around, courseQuestion, letters, search, siteText]).map(([, text]) => text);
const saying = (phrase: RegExp) => said.filter((text) => phrase.test(text));

const order =
  /^(?:Ask|Begin|Bring|Check|Choose|Come|Describe|Give|Keep|Name|Put|Say|See|Send|Set|Show|Sit|Start|Take|Tell|Think|Try|Write)\b/;

describe('habits that a reader of ten pages would notice', () => {
  test('few headings count what follows', () => {
    const counting = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
    expect(headings.filter((heading) => counting.test(heading)).length).toBeLessThan(headings.length / 20);
  });

  test.each([['From'], ['What'], ['How'], ['A'], ['Where']])('few headings begin with %s', (first) => {
    const alike = headings.filter((heading) => heading.startsWith(`${first} `));
    expect(alike.length, alike.join('; ')).toBeLessThan(headings.length / 8);
  });

  test('few closings are an order or a question', () => {
    const closings = inner.map(({ page }) => page.closing.heading);
    const asking = closings.filter((heading) => order.test(heading) || heading.endsWith('?'));
    expect(asking.length, asking.join('; ')).toBeLessThanOrEqual(closings.length / 5);
  });

  test('few sentences end on one thing more, after a comma', () => {
    const sentences = sentencesOf(pages);
    const trailing = sentences.filter((sentence) => /, and [^,.;:]{4,60}\.?$/.test(sentence));
    expect(trailing.length).toBeLessThan(sentences.length / 8);
  });

  test.each<[habit: string, phrase: RegExp, most: number]>([
    ['nobody does this', /\b(?:nobody|no one)\b/i, 4],
    ['a person does that', /\b(?:a|one) person\b/i, 7],
    ['we say so', /\bsays? so\b/i, 2],
    ['a restored backup', /\brestor/i, 12],
  ])('little of: %s', (_habit, phrase, most) => {
    expect(saying(phrase).length, saying(phrase).join('\n')).toBeLessThanOrEqual(most);
  });
});

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
