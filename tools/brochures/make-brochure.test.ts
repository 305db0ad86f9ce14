import { beforeAll, describe, expect, test, vi } from 'vitest';
import { brochureWords, type Course, courses, courseWords, inRupees, profile } from '#content';
import { readFonts } from './fonts.ts';
import { makeBrochure } from './make-brochure.ts';
import { readBrochure, textIn } from './reading/read-brochure.ts';

// A guard against hanging, not a measure: pdfkit is slow to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const course = courses[0] as Course;
let made: Awaited<ReturnType<typeof makeBrochure>>;
let read: ReturnType<typeof readBrochure>;
beforeAll(async () => {
  made = await makeBrochure(course, await readFonts());
  read = readBrochure(made.bytes);
});

const textsOf = (type: string) => read.elements.filter((element) => element.type === type).map(({ text }) => text);
const bodies = () => [...read.objects.all.values()].map(({ body }) => body);

test('the same content gives the same bytes, and no date is in them', async () => {
  const again = await makeBrochure(course, await readFonts());
  expect(Buffer.from(again.bytes).equals(Buffer.from(made.bytes))).toBe(true);
  expect(bodies().filter((body) => /Date|D:\d{4}/.test(body))).toEqual([]);
  expect(read.xmp).not.toMatch(/Date/);
});

test('it says in which language it is, what it is called, and that it is tagged for PDF/UA', () => {
  expect(read.root).toContain('/Lang (en-IN)');
  expect(read.objects.of(read.root, 'MarkInfo').body).toContain('/Marked true');
  expect(read.objects.of(read.root, 'ViewerPreferences').body).toContain('/DisplayDocTitle true');
  expect(read.objects.of(read.info, 'Title').body).toBe(`(${course.curriculumName}: course brochure)`);
  expect(read.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(read.xmp).toContain(`${course.curriculumName}: course brochure</rdf:li>`);
});

test('headings go down one step at a time from one title', () => {
  const ranks = read.elements.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number);
  expect(textsOf('H1')).toEqual([course.curriculumName]);
  expect(ranks.filter((rank, i) => rank > (ranks[i - 1] ?? 0) + 1)).toEqual([]);
  expect(textsOf('H3')).toEqual([
    ...course.about.map(({ title }) => title),
    ...course.parts.map(({ category }) => category),
    ...brochureWords.register.steps.map(({ title }, i) => `${i + 1} ${title}`),
  ]);
});

test('a session is announced with its number', () => {
  const heading = read.elements.findIndex(({ type }) => type === 'H4');
  expect(read.elements[heading + 1]).toEqual({ type: 'Span', text: '1', actual: 'Session 1: ' });
});

test('it says what the course costs, and that taxes are extra', () => {
  const words = textsOf('Document')[0] ?? '';
  expect(textsOf('TD').map((text) => text.split(' ')[0])).toContain(inRupees(course.price.discountedInr));
  expect(words).toContain(courseWords.taxes);
  const struck = read.elements.find(({ actual }) => actual?.startsWith(courseWords.originalPrice));
  expect(struck?.actual).toBe(`${courseWords.originalPrice} ${inRupees(course.price.originalInr)}`);
});

test('it says where the company is and leads to the registration', () => {
  const links = bodies().filter((body) => body.includes('/Subtype /Link'));
  const targets = links.map((body) => textIn(read.objects.of(body, 'A').body, 'URI')).filter((target) => target);
  expect(targets).toEqual([
    profile.origin + course.registerHref,
    `${profile.origin}/terms-of-service`,
    profile.phone.href,
    profile.whatsapp.href,
    profile.email.href,
  ]);
  expect(links.filter((body) => !textIn(body, 'Contents'))).toEqual([]);
  expect(textsOf('Document')[0]).toContain(`${profile.legalName}, ${profile.registeredOffice.text}`);
});

test('the outline lists title and parts, the contents lead there', () => {
  const titles = bodies().flatMap((body) => (body.includes('/Dest [') ? (textIn(body, 'Title') ?? []) : []));
  expect(titles.slice(0, 2)).toEqual([course.curriculumName, expect.stringContaining(course.parts[0]?.category ?? '')]);
  const places = bodies().flatMap((body) => (body.includes('/S /GoTo') ? (textIn(body, 'D') ?? []) : []));
  expect(places).toEqual(course.parts.map(({ anchor }) => anchor));
});

test('heads and feet are not read out', () => {
  expect(read.artifacts).toContainEqual(expect.stringContaining(`${made.pages} of ${made.pages}`));
  expect(textsOf('Document')[0]).not.toContain(`${made.pages} of ${made.pages}`);
});

describe.each(courses)('of $slug', (each) => {
  test('every session is there with all that is taught, in less than 150 KB', async () => {
    const { bytes } = await makeBrochure(each, await readFonts());
    expect(bytes.length).toBeLessThan(150 * 1024);
    const { elements } = readBrochure(bytes);
    const sessions = each.parts.flatMap((part) => part.sessions);
    const texts = (type: string) => elements.filter((element) => element.type === type).map(({ text }) => text);
    expect(texts('H4')).toEqual(sessions.map(({ number, topic }) => `${number} ${topic}`));
    const taught = sessions.flatMap(({ subtopics }) => subtopics);
    expect(texts('LBody')).toEqual(expect.arrayContaining([...each.outcomes, ...taught]));
  });
});
