import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  about,
  allServices,
  beforeYouDecide,
  careers,
  contactPage,
  contentIn,
  contracting,
  courseQuestion,
  courses,
  courseWords,
  curriculumWords,
  emails,
  enrolment,
  home,
  internshipPage,
  internshipRegistration,
  internships,
  legalPages,
  listSamples,
  navigation,
  ourWork,
  pages,
  partners,
  placementRegistration,
  placementTraining,
  positions,
  products,
  profile,
  registrationWords,
  services,
  siteLanguage,
  siteText,
  team,
  technologies,
  technologyPartners,
  tenderFile,
  testimonials,
} from './index.ts';
import { textsOf } from './test-words.ts';

const everything = {
  profile,
  home,
  navigation,
  services: allServices,
  products,
  technologies,
  about,
  team,
  careers,
  positions,
  ourWork,
  legalPages,
  partners,
  testimonials,
  technologyPartners,
  siteText,
  courses,
  courseWords,
  curriculumWords,
  enrolment,
  placementTraining,
  internships,
  internshipPage,
  registrationWords,
  internshipRegistration,
  placementRegistration,
  emails,
};
/** Everything except the words of clients. */
const { testimonials: _, ...ownTexts } = everything;

test('sample contact details belong to nobody', () => {
  const contacts = listSamples().filter(
    ({ file, field }) => file === 'content/facts/company.json' && /mail|phone|whatsapp|origin|linkedin/i.test(field),
  );
  for (const { field } of contacts) {
    const value = field.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), profile);
    for (const text of Object.values(typeof value === 'string' ? [value] : Object(value))) {
      expect(`${field}: ${text}`).toMatch(/\bexample(?:\.com)?$|\+?91[0 \u00a0]+$/);
    }
  }
});

describe('index.ts', () => {
  test('exports plain data that no page can change', () => {
    expect(structuredClone(everything)).toEqual(everything);
    expect(() => Object.assign(home.hero, { headline: '' })).toThrow(TypeError);
    expect(() => Object.assign(services[0] ?? {}, { title: '' })).toThrow(TypeError);
  });

  test('leaves no placeholder of the profile unfilled', () => {
    expect(textsOf(everything).filter(([, text]) => text.includes('{company.'))).toEqual([]);
  });
});

test('header and footer have texts in the language of every page', () => {
  for (const { href, language = siteLanguage } of pages) expect(contentIn(language).language, href).toBe(language);
});

describe('house style', () => {
  test('only the profile names the company and its city', async () => {
    const names = [profile.name, profile.shortName, profile.email.text];
    const { locality } = profile.registeredOffice;
    const files = (await readdir(import.meta.dirname, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
      for (const name of names) expect(source, file).not.toContain(name);
      // Exercises may name the city, and a centre has the name of its city: neither changes when the company moves.
      if (!file.startsWith('courses/') && !file.endsWith('/fact-words.ts'))
        expect(source, file).not.toContain(locality);
    }
  });

  test('our own texts have no clichés', () => {
    const cliche =
      /cutting.edge|leverag|seamless|empower|unlock|world.class|best.in.class|state.of.the.art|robust|solutioning|synerg|revolutioni|game.chang|holistic|\bone.stop\b|passionate|delve|elevate|not just|not only/i;
    const superlative = /\b(?:best|leading|fastest|finest|ultimate)\b/i;
    // Sessions use these words literally: the best split, the leading axis.
    const isSession = (path: string) => /^courses\.\d+\.parts\./.test(path);
    const found = textsOf(ownTexts).filter(
      ([path, text]) => cliche.test(text) || (superlative.test(text) && !isSession(path)),
    );
    expect(found).toEqual([]);
  });

  test('no call to action asks for a file, because the contact form accepts none', () => {
    const asking = /\b(?:send|attach|upload|scan|photograph|picture|sheet)\b/i;
    for (const { slug, page } of [...allServices, ...products, ...technologies]) {
      expect(`${page.callToAction.heading} ${page.callToAction.text}`, slug).not.toMatch(asking);
    }
  });

  test('apostrophes are curly, except in texts of the specification', () => {
    const isCode = (path: string) => /\.(?:code|output)(?:\.\d+)?$/.test(path);
    const straight = textsOf(everything).filter(([path, text]) => /['"]/.test(text) && !isCode(path));
    expect(new Set(straight.map(([, text]) => text))).toEqual(
      new Set([
        "We'll get back to you within 24 hours.",
        "We'll contact you soon with further details.",
        "We'll contact you soon with further details about your placement training program.",
      ]),
    );
  });

  test('texts with the support hours name their days, and a later answer comes on Sundays too', () => {
    const texts = textsOf({ everything, beforeYouDecide, contactPage, contracting, courseQuestion, tenderFile })
      .map(([, text]) => text)
      .filter((text) => text !== profile.supportHours);
    const hours = texts.filter((text) => text.includes(profile.supportHours));
    expect(hours.filter((text) => !text.includes('Monday to Saturday'))).toEqual([]);
    const later = texts.filter((text) => /at any other time/i.test(text));
    expect(later.filter((text) => !text.includes('Sundays'))).toEqual([]);
    expect(hours.length * later.length).toBeGreaterThan(0);
  });

  test('neighbours in a list have different colours', () => {
    const lists = [
      services,
      technologies,
      products,
      courses,
      internships,
      ...[testimonials, team.members].map((list) => list.map(({ portrait }) => ({ hue: portrait?.hue }))),
    ];
    for (const list of lists) {
      const same = list.filter(({ hue }, index) => hue === list[(index + 1) % list.length]?.hue);
      expect(same).toEqual([]);
    }
  });

  test('no two texts are the same', () => {
    const texts = [
      ...services,
      ...products,
      ...testimonials,
      about,
      team,
      careers,
      ...positions,
      ourWork,
      // Batches share their centres. Courses may share assessments and requirements.
      ...courses.map(({ batches: _, assessment: __, requirements: ___, ...course }) => course),
      ...internships,
      internshipPage,
    ].flatMap((item) => textsOf(item).map(([, text]) => text));
    const sentences = texts.filter((text) => text.length > 30 && !/^(?:https:|\/)/.test(text));
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });
});

test('every logo is in its package', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const { logo } of technologyPartners) {
    const [name, pack] = logo.split(':').reverse();
    if (pack === 'devicon') expect(resolve(`devicon/icons/${name}/${name}-original-wordmark.svg`)).toBeTruthy();
    else expect(resolve(`simple-icons/icons/${name}.svg`)).toBeTruthy();
  }
});
