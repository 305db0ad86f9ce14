import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync, inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Course,
  contentIn,
  courses,
  courseWords,
  curriculumWords,
  dateInWords,
  enrolment,
  fill,
  inRupees,
  profile,
  siteLanguage,
} from '#content';
import { generatedDir } from '../site-build/paths.ts';
import { type ParsedBrochure, readBrochure } from '../test-support/read-brochure.ts';
import { brochureData } from './brochure-data.ts';
import { makeBrochure, openTypst } from './make-brochure.ts';

// Reading six files takes long on a busy machine.
vi.setConfig({ hookTimeout: 60_000 });

const content = contentIn(siteLanguage);
const brochureWords = content.brochure;
const course = courses[0] as Course;
/** The files of the build. `npm run generate` makes them before the tests. */
const files = new Map<string, Buffer>();
const brochures = new Map<string, ParsedBrochure>();
let first: ParsedBrochure;
/** Warnings of pdf.js. */
let warnings: unknown[];
beforeAll(async () => {
  const warn = vi.spyOn(console, 'warn');
  for (const { slug } of courses) {
    const file = await readFile(join(generatedDir, `brochures/${slug}.pdf`));
    files.set(slug, file);
    brochures.set(slug, await readBrochure(file));
  }
  first = brochures.get(course.slug) as ParsedBrochure;
  warnings = warn.mock.calls.flat();
  warn.mockRestore();
});

const textsIn = ({ elements }: ParsedBrochure, type: string) =>
  elements.filter((element) => element.type === type).map(({ text }) => text);
const textsOf = (type: string) => textsIn(first, type);
/** The whole text without white space, which a page break or a change of font inside a paragraph can add. */
const textOf = ({ elements }: ParsedBrochure) => squash(textsIn({ elements } as ParsedBrochure, 'Document').join(''));
/** The first byte of data that `inflateSync` reads. */
const zlibHeader = 0x78;
const squash = (text: string) => text.replace(/\s+/g, '');
const words = () => textsOf('Document').join(' ');

/** The texts that a brochure lacks. */
const missingIn = (brochure: ParsedBrochure, texts: readonly string[]) => {
  const wholeText = textOf(brochure);
  return texts.filter((text) => !wholeText.includes(squash(text)));
};

test('gives the same bytes for the same content, without a date', async () => {
  const bytes = makeBrochure(await openTypst(), brochureData(content, course));
  const file = files.get(course.slug);
  expect(file?.equals(Buffer.from(bytes)), 'run npm run generate first').toBe(true);
  expect(file?.toString('latin1').match(/\/(?:Creation|Mod)Date|\(D:\d{4}/)).toBeNull();
});

test('has a language, a title and tags for screen readers', () => {
  const title = `${course.curriculumName}: course brochure`;
  expect(first.info).toMatchObject({ Language: 'en-IN', Title: title });
  expect(first).toMatchObject({ isMarked: true });
});

test('has one title, and no heading skips a level', () => {
  const ranks = first.elements.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number);
  expect(textsOf('H1')).toEqual([course.curriculumName]);
  expect(ranks.filter((rank, i) => rank > (ranks[i - 1] ?? 0) + 1)).toEqual([]);
  const { handout, interviews, assessment, requirements } = curriculumWords.detail;
  expect(textsOf('H3')).toEqual([
    ...course.about.map(({ title }) => title),
    enrolment.fee.title,
    enrolment.batches.title,
    enrolment.weeks.title,
    ...enrolment.rules.map(({ title }) => title),
    requirements.title,
    ...course.parts.map(({ category }) => category),
    ...[assessment.rubric, assessment.certificate, interviews.practice, interviews.topics],
    ...[handout.problem, handout.explanation, handout.program, handout.exercise, brochureWords.solution],
    ...brochureWords.register.steps.map(({ title }) => title),
  ]);
});

test('states the price of the course, and that taxes are extra', () => {
  expect(textsOf('TD').map((text) => text.split(' ')[0])).toContain(inRupees(course.price.discountedInr));
  expect(words()).toContain(courseWords.taxes);
  expect(words()).toContain(`${courseWords.originalPrice} ${inRupees(course.price.originalInr)}`);
});

test('states the address of the company and links to the registration', () => {
  const targets = first.links.map(({ target }) => target);
  expect(targets.filter((target) => !first.destinations.has(target))).toEqual([
    profile.origin + course.registerHref,
    `${profile.origin}/terms-of-service`,
    profile.phone.href,
    profile.whatsapp.href,
    profile.email.href,
  ]);
  expect(first.links.filter((link) => link.words === '')).toEqual([]);
  expect(words()).toContain(`${profile.legalName}, ${profile.registeredOffice.text}`);
});

test('lists main headings and parts in the outline, and links to the parts from the cover', () => {
  const { handout, interviews, assessment, versions } = curriculumWords.detail;
  expect(first.outline).toEqual(
    expect.arrayContaining([
      course.curriculumName,
      curriculumWords.about.heading,
      enrolment.heading,
      ...course.parts.map(({ category }) => category),
      ...[assessment.title, interviews.title, versions.title, handout.title],
      brochureWords.register.heading,
    ]),
  );
  expect(first.links.map(({ target }) => target).filter((target) => first.destinations.has(target))).toEqual(
    course.parts.map(({ anchor }) => anchor),
  );
  const contents = textsOf('Link').slice(0, course.parts.length);
  expect(contents).toEqual(course.parts.map(({ anchor }) => `page ${first.destinations.get(anchor)}`));
});

test('hides page headers and footers from screen readers', () => {
  const footer = `${first.pageCount} of ${first.pageCount}`;
  expect(first.artifacts).toContainEqual(expect.stringContaining(footer));
  expect(words()).not.toContain(footer);
});

describe.each(courses)('brochure of $slug', (entry) => {
  test('lists every session with its topics, homework and terms', () => {
    const brochure = brochures.get(entry.slug) as ParsedBrochure;
    const sessions = entry.parts.flatMap((part) => part.sessions);
    expect(textsIn(brochure, 'H4')).toEqual([
      ...entry.batches.map(({ starts }) => dateInWords(starts)),
      ...entry.parts.flatMap(({ category, sessions: own, test: ending }) => [
        ...own.map(({ number, topic }) => `${number} ${topic}`),
        fill(curriculumWords.sessions.test, { category, minutes: ending.minutes }),
      ]),
    ]);
    const { homework: label, terms: termsLabel, reading: readingLabel, points } = curriculumWords.sessions;
    expect(
      missingIn(brochure, [
        ...entry.outcomes,
        ...sessions.flatMap(({ subtopics, homework, terms, reading }) => [
          ...subtopics,
          `${fill(label, { hours: homework.hours })} ${homework.task}`,
          `${readingLabel} ${reading}`,
          ...(terms ? [`${termsLabel} ${terms.join(', ')}`] : []),
        ]),
        ...entry.parts.flatMap(({ test: ending }) => [ending.task, `${points} ${ending.points}`]),
      ]),
    ).toEqual([]);
  });

  test('states the total, the payments, the batches, the weeks and the rules', () => {
    const brochure = brochures.get(entry.slug) as ParsedBrochure;
    const { cost, price, batches, weeks } = entry;
    const total = inRupees(cost.totalInr);
    expect(textsIn(brochure, 'TD')).toEqual(
      expect.arrayContaining([
        ...[inRupees(price.discountedInr), inRupees(cost.taxInr), total],
        ...batches.flatMap(({ centre, teacher, language }) => [centre.address, teacher, language]),
      ]),
    );
    const { full, monthlyInr, lastInr } = cost.monthly;
    const parts = { full, monthly: inRupees(monthlyInr), last: inRupees(lastInr) };
    expect(
      missingIn(brochure, [
        `${fill(enrolment.fee.monthly, parts)} ${enrolment.fee.monthlyTotal}`,
        ...enrolment.rules.flatMap(({ summary, text }) => [summary, ...text]),
      ]),
    ).toEqual([]);
    expect(textsIn(brochure, 'LBody')).toContainEqual(expect.stringMatching(`^Weeks \\d+ to ${weeks.length}: `));
  });

  test('states assessment, interview practice and requirements, and contains the sample session', () => {
    const brochure = brochures.get(entry.slug) as ParsedBrochure;
    const { assessment, interviews, requirements, versions, handout } = entry;
    const { explanation, outputNotes, program, solution } = handout;
    expect(
      missingIn(brochure, [
        ...assessment.rubric.flatMap(({ criterion, percent }) => [`${percent}%`, criterion]),
        ...interviews.practice.map(({ text }) => text),
        ...interviews.topics.map(({ topic }) => topic),
        ...requirements.flatMap(({ item, cost, freeOption }) => [item, cost, freeOption]),
        ...versions.map(({ name }) => name),
        ...explanation,
        ...outputNotes,
      ]),
    ).toEqual([]);
    // pdf.js does not report white space reliably.
    const codeText = squash(textsIn(brochure, 'Code').join(''));
    for (const { code, output } of [program, solution]) {
      expect(codeText).toContain(squash(code));
      expect(codeText).toContain(squash(output));
    }
  });

  test('is smaller than 180 KB when compressed', () => {
    // Visitors get gzip or brotli, and gzip is larger.
    expect(gzipSync(files.get(entry.slug) ?? '', { level: 9 }).length).toBeLessThan(180 * 1024);
  });
});

describe('in Bengali', () => {
  const bengali = contentIn('bn');
  const translated = bengali.courses.find(({ slug }) => slug === course.slug) as Course;

  test('has the language, title and headings, and states fee, date and contacts', async () => {
    const brochure = await readBrochure(await readFile(join(generatedDir, translated.brochureHref)));
    const { brochure: words, curriculumWords: headings, enrolment: rules } = bengali;
    expect(brochure.info).toMatchObject({ Language: 'bn-IN', Title: fill(words.title, { course: course.name }) });
    expect(brochure).toMatchObject({ isMarked: true, pageCount: 4 });
    expect(brochure.outline).toEqual(
      expect.arrayContaining([headings.learned.outcomes, rules.heading, words.register.heading]),
    );
    expect(textsIn(brochure, 'TD')).toEqual(expect.arrayContaining([inRupees(translated.cost.totalInr)]));
    expect(brochure.links.map(({ target }) => target)).toEqual([
      profile.origin + course.brochureHref,
      ...[translated.registerHref, bengali.termsOfService.href].map((href) => profile.origin + href),
      ...[profile.phone.href, profile.whatsapp.href, profile.email.href],
    ]);
  });

  test('has the letters of words as text, so that visitors can search and copy them', async () => {
    const file = await readFile(join(generatedDir, translated.brochureHref), 'latin1');
    const streams = [...file.matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1');
      return bytes[0] === zlibHeader ? inflateSync(bytes).toString('latin1') : [];
    });
    // pdf.js ignores this property, which gives the text of glyphs in another order.
    const texts = [...streams.join().matchAll(/ActualText <FEFF(\w+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    expect(bengali.enrolment.fee.monthly).toContain('কিস্তি');
    expect(texts).toEqual(expect.arrayContaining(['কি', 'স্তি']));
  });
});

test('is valid: pdf.js repairs nothing', () => {
  expect(warnings).toEqual([]);
});
