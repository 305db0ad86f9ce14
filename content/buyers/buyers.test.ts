import { describe, expect, test } from 'vitest';
import { contracting, home, inRupees, listSamples, profile, sectors, sectorWords, tenderFile } from '#content';
import terms from '../legal/terms-of-service.ts';
import { extractSamples } from '../loading/sample.ts';
import { contractingSchema } from '../schema/buyers/contracting.ts';
import { repeated, sentencesOf, textsOf } from '../test-words.ts';
import source from './contracting.ts';

describe('how we contract', () => {
  test('a website costs what the specification says; every other price is a sample', () => {
    const [web, ...others] = contracting.prices.kinds.map(({ fromInr, toInr }) => [fromInr, toInr]);
    expect(web).toEqual([50_000, 2_00_000]);
    const fields = listSamples().map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(others.map((_, index) => `prices.kinds.${index + 1} (whole entry)`)));
  });

  test('the home page names the lowest price of a website and of custom software', () => {
    const [web, custom] = ['Web development', 'Custom software'].map(
      (title) => contracting.prices.kinds.find((kind) => kind.title === title)?.fromInr ?? 0,
    );
    expect(home.services.intro).toContain(`website starts at ${inRupees(web ?? 0)}`);
    expect(home.services.intro).toContain(`custom software at ₹${(custom ?? 0) / 1_00_000} lakh`);
  });

  test('every price is within the scale', () => {
    const { kinds, scale } = contracting.prices;
    const [first, last] = [scale.at(0)?.amountInr ?? 0, scale.at(-1)?.amountInr ?? 0];
    for (const { title, fromInr, toInr } of kinds) {
      expect(fromInr, title).toBeGreaterThanOrEqual(first);
      expect(toInr, title).toBeLessThanOrEqual(last);
    }
  });

  test.each([
    ['Code, designs, documents', 'paid in full'],
    ['Acceptance', 'fifteen days'],
    ['Warranty', 'ninety days'],
    ['Liability', 'twelve months before'],
    ['Secrecy', 'three years'],
  ])('%s: %s, as in the linked clause', (title, period) => {
    const row = contracting.terms.rows.find((item) => item.title === title);
    const clause = terms.sections.find(({ id }) => row?.link.href.endsWith(`#${id}`));
    expect(row?.text).toContain(period);
    expect(textsOf(clause).some(([, text]) => text.includes(period))).toBe(true);
  });

  test('the first tier answers in the support hours, the last tier at all times', () => {
    const tiers = contracting.support.tiers.map(({ times, shifts }) => ({ times, shifts }));
    expect(tiers.at(0)?.times).toContain(profile.supportHours);
    expect(tiers.at(0)?.shifts).toEqual([expect.objectContaining({ by: 'desk', from: 9, to: 18 })]);
    expect(tiers.at(-1)?.shifts).toContainEqual({ by: 'call', days: 7, from: 0, to: 24 });
  });

  test('refuses shares that do not add up to 100, and a fault without a time for each tier', () => {
    const read = extractSamples('contracting.ts', source).plain as typeof source;
    const faultsOf = (change: object) =>
      contractingSchema.safeParse({ ...read, ...change }).error?.issues.map(({ message }) => message);
    const { stages, support } = read;
    expect(faultsOf({})).toBeUndefined();
    expect(faultsOf({ stages: { ...stages, list: stages.list.slice(0, -1) } })).toEqual([
      'the shares do not add up to 100 percent',
    ]);
    const rows = [...support.responseTimes.rows.slice(1), { fault: 'All', times: ['1 hour'] }];
    expect(faultsOf({ support: { ...support, responseTimes: { ...support.responseTimes, rows } } })).toEqual([
      '1 times for 3 tiers',
    ]);
  });
});

describe('the tender file', () => {
  test('has recovery times for each tier of support', () => {
    const recovery = tenderFile.sheets.flatMap(({ parts }) => parts).find(({ anchor }) => anchor === 'recovery');
    const tiers = recovery?.kind === 'table' ? recovery.rows.map(({ cells }) => cells[0]) : [];
    expect(tiers).toEqual(contracting.support.tiers.map(({ name }) => name));
  });

  test('has the registration numbers of the profile', () => {
    const words = textsOf(tenderFile).map(([, text]) => text);
    for (const [name, number] of Object.entries(profile.registration)) {
      expect(
        words.some((text) => text.includes(number)),
        name,
      ).toBe(true);
    }
  });
});

describe.each(sectors.map((sector) => [sector.href, sector] as const))('%s', (_, sector) => {
  test('repeats no sentence', () => expect(repeated(sentencesOf(sector))).toEqual([]));

  test('fills every week of its timeline', () => {
    const { weeks, phases } = sector.timeline;
    const idle = Array.from({ length: weeks }, (_, index) => index + 1).filter(
      (week) => !phases.some(({ from, to }) => from <= week && week <= to),
    );
    expect(idle).toEqual([]);
  });

  test('marks its promise and its timeline as samples', () => {
    const marked = listSamples().flatMap(({ file, field }) => (file === sector.file ? [field] : []));
    expect(marked).toEqual(expect.arrayContaining(['promise (whole entry)', 'timeline (whole entry)']));
  });
});

test('the parts of a sector page have unique anchors', () => {
  expect(repeated(Object.values(sectorWords).map(({ anchor }) => anchor))).toEqual([]);
});
