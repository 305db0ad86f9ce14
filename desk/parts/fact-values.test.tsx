import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Facts, factFiles } from '#content';
import { changeList, checkFact, differences, readValue } from './fact-values.ts';
import { editAtRandom, seededRandom } from './random-edits.ts';
import { Fields, type Json, shapeOf } from './schema-form.tsx';

const names = Object.keys(factFiles) as (keyof Facts)[];

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

/** What a browser would send for the form of a value. */
function submit(shape: ReturnType<typeof shapeOf>, value: Json): Map<string, string> {
  const html = renderToStaticMarkup(<Fields shape={shape} value={value} path="" errors={new Map()} />);
  const fields = new Map<string, string>();
  for (const [, attributes = ''] of html.matchAll(/<input ([^>]*)>/g)) {
    const read = (name: string) => decode(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    if (read('type') !== 'checkbox' || /checked/.test(attributes)) fields.set(read('name'), read('value'));
  }
  for (const [, name = '', text = ''] of html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)</g)) {
    fields.set(name, decode(text).replace(/^\n/, ''));
  }
  for (const [, name = '', options = ''] of html.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/g)) {
    fields.set(name, decode(/value="([^"]*)" selected/.exec(options)?.[1] ?? ''));
  }
  return fields;
}

describe.each(names)('the form of %s', (name) => {
  const [, source, schema] = factFiles[name];
  const shape = shapeOf(schema);
  const live = JSON.parse(JSON.stringify(source)) as Json;

  test('sends the same data back if nothing was changed', () => {
    expect(JSON.stringify(readValue(shape, submit(shape, live), '', live))).toBe(JSON.stringify(live));
  });

  test('accepts the live data', () => {
    expect(checkFact(name, live)).toEqual(new Map());
  });
});

const fee = { course: 'flutter', originalInr: 20, discountedInr: 10, monthlyInr: 5 };

test('changing a field removes its sample mark, and unticking an entry removes that of the entry', () => {
  const shape = shapeOf(factFiles.company[2]);
  const live = JSON.parse(JSON.stringify(factFiles.company[1]));
  const fields = submit(shape, live).set('phone', '+91 38123 45678');
  const changed = readValue(shape, fields, '', live) as typeof live;
  expect([changed.phone, 'phone' in changed.samples, 'email' in changed.samples]).toEqual([
    '+91 38123 45678',
    false,
    true,
  ]);
  const centres = JSON.parse(JSON.stringify(factFiles.centres[1]));
  const form = submit(shapeOf(factFiles.centres[2]), centres);
  form.delete('0.sample');
  const read = readValue(shapeOf(factFiles.centres[2]), form, '', centres) as typeof centres;
  expect(['sample' in read[0], 'sample' in read[1]]).toEqual([false, true]);
});

test('an optional group of fields is absent if all are empty, and a picture stays until it is replaced or removed', () => {
  const shape = shapeOf(factFiles.testimonials[2]);
  const webp = `UklGR${'A'.repeat(11)}`;
  const [first = {}] = factFiles.testimonials[1];
  const live = JSON.parse(JSON.stringify([{ ...first, photo: { alt: 'A woman in a green sari', webp } }]));
  const form = submit(shape, live);
  expect(readValue(shape, form, '', live)).toEqual(live);
  const replaced = readValue(shape, new Map(form).set('0.photo.webp', `${webp}B`), '', live) as typeof live;
  expect(replaced[0].photo.webp).toBe(`${webp}B`);
  const removed = new Map(form).set('0.photo.webp.remove', 'on').set('0.photo.alt', '');
  expect((readValue(shape, removed, '', live) as typeof live)[0]).not.toHaveProperty('photo');
  const changes = differences(
    JSON.stringify(live),
    JSON.stringify([{ ...live[0], photo: { alt: 'x', webp: 'y'.repeat(3000) } }]),
  );
  expect(changes.at(-1)?.after).toMatch(/^picture [0-9a-f]{6}$/);
});

test('adds, removes and moves the entries of a list', () => {
  const value = { fees: [1, 2, 3] };
  expect(changeList(value, 'up 2 fees')).toEqual({ fees: [1, 3, 2] });
  expect(changeList(value, 'down 0 fees')).toEqual({ fees: [2, 1, 3] });
  expect(changeList(value, 'remove 1 fees')).toEqual({ fees: [1, 3] });
  expect(changeList([1], 'add 1 ')).toEqual([1, {}]);
  for (const command of ['', 'up 9 fees', 'remove -1 fees', 'remove 0 __proto__', 'add 0 fees.0']) {
    expect(JSON.stringify(changeList(value, command))).toMatch(/1,2,3/);
  }
});

test.each(names)('random values of %s are accepted, or refused with the name of their field', (name) => {
  const live = JSON.parse(JSON.stringify(factFiles[name][1])) as Json;
  const random = seededRandom(20261127);
  let accepted = 0;
  // Each check of the company reads all content again.
  const rounds = name === 'company' ? 20 : 100;
  for (let round = 0; round < rounds; round += 1) {
    const value = editAtRandom(live, random);
    const errors = checkFact(name, value);
    if (errors.size === 0) accepted += 1;
    const form = <Fields shape={shapeOf(factFiles[name][2])} value={value} path="" errors={errors} />;
    const shown = errors.size === 0 ? '' : decode(renderToStaticMarkup(form));
    for (const [field, message] of errors)
      expect(shown.includes(message) || field === '', `${field}: ${message}`).toBe(true);
  }
  expect(accepted).toBeGreaterThan(0);
});

test('names the wrong field', () => {
  expect(checkFact('fees', { gstPercent: 18, courses: [], internships: [] })).toHaveProperty('size', 2);
  const live = factFiles.fees[1];
  const courses = live.courses.map((course, index) => (index === 0 ? { ...course, discountedInr: 'many' } : course));
  expect([...checkFact('fees', { ...live, courses })]).toEqual([['courses.0.discountedInr', 'Fill in this field.']]);
  const batches = factFiles.batches[1].map((batch, index) => (index === 1 ? { ...batch, centre: 'delhi' } : batch));
  expect([...checkFact('batches', batches).keys()]).toEqual(['1.centre']);
});

test('refuses a company name that makes a text too short', () => {
  const errors = checkFact('company', { ...factFiles.company[1], legalName: 'U' });
  expect([...errors.keys()]).toEqual(['']);
  expect(errors.get('')).toMatch(
    /^The site does not work with this: content\/\S+: \S+: has \d+ characters; write at least/,
  );
});

test('a number may have commas, and an empty optional field is absent', () => {
  const shape = shapeOf(factFiles.fees[2]).properties?.courses?.items ?? {};
  const form = new Map(Object.entries(fee).map(([key, value]) => [key, String(value)]));
  expect(readValue(shape, form.set('originalInr', '1,20,000'), '', undefined)).toEqual({
    ...fee,
    originalInr: 120_000,
  });
  const position = shapeOf(factFiles.positions[2]).items ?? {};
  expect(readValue(position, new Map([['posted', '']]), '', undefined)).not.toHaveProperty('posted');
});

test('lists the fields that differ, with the names of their entries and in words', () => {
  const before = '{"a":[{"name":"Asha","seats":1,"days":["Sat"]}],"c":2}';
  const after = '{"a":[{"name":"Asha","seats":3,"days":["Sat","Sun"]},{"centre":"main","until":"2027-04-03"}]}';
  expect(differences(before, after, { centre: [['main', 'Agartala']] })).toEqual([
    { entry: 'A › Asha', field: 'Seats', before: '1', after: '3' },
    { entry: 'A › Asha', field: 'Days', before: 'Sat', after: 'Sat\nSun' },
    { entry: '', field: 'C', before: '2', after: null },
    { entry: 'A › 2', field: 'Centre', before: null, after: 'Agartala' },
    { entry: 'A › 2', field: 'Until', before: null, after: '3 April 2027' },
  ]);
  const added = { entry: 'Bina', field: 'Name', before: null, after: 'Bina' };
  expect(differences('[]', '[{"name":"Bina","days":[]}]')).toEqual([added]);
  expect(differences('[{"name":"Bina"}]', '[]')).toEqual([{ ...added, before: 'Bina', after: null }]);
});

test('a choice that no longer exists is not replaced by another one', () => {
  const shape = { type: 'object', properties: { centre: { type: 'string' } }, required: ['centre'] } as const;
  const choices = { centre: [['main', 'Agartala']] } as const;
  const html = renderToStaticMarkup(
    <Fields {...{ shape, choices }} value={{ centre: 'x' }} path="" errors={new Map()} />,
  );
  expect(html).toContain('<option value="" selected="">None</option>');
});
