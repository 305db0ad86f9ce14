import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { leadAt } from '../contract/fixtures.ts';
import { openStore, openTables } from '../sqlite/open.ts';
import { searchConditions, searchPrefixes, termsOf } from './search-terms.ts';

const terms = termsOf({
  reference: '3CCC-DDDD',
  answers: { name: 'Rina Debbarma', message: 'x '.repeat(100), city: 'আগরতলা' },
  phones: { whatsapp: '+919812345670', parent: '+919436000071' },
  emailNormal: 'rina@example.org',
});

const isFound = (text: string) => {
  const parts = searchPrefixes(text);
  return (
    parts.length > 0 &&
    parts.every((prefixes) => prefixes.some((prefix) => terms.some((term) => term.startsWith(prefix))))
  );
};

it.each([
  'rina',
  'Deb',
  'debb rin',
  'আগর',
  'RINA@exam',
  'example.org',
  '3ccc-d',
  '3CCC-DDDD',
  '9812345670',
  '+91 98123-45670',
  '098123 45670',
  '98123',
  '+91 98123',
  '45670',
  '0071',
])('a lead is found by %j', (text) => expect(isFound(text)).toBe(true));

it.each(['', ' ', '%', 'x', 'ina', '123', '8888', 'rina zzz', '+1 98123 45671'])('a lead is not found by %j', (text) =>
  expect(isFound(text)).toBe(false),
);

it('finds the same leads by rare, by common and by rare and common words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await openStore(folder, 64);
  const names = ['Rina Deb', 'Rina Das', 'Rina Deb', 'Anita Deb'];
  for (const [number, name] of names.entries()) {
    const reference = `R${number}`;
    await store.intake.addLead(leadAt(number, { digest: reference, reference, answers: { name } }));
  }
  await store.close();
  const engine = await openTables(folder);
  onTestFinished(() => engine.db.destroy());
  const allLimits = [1, 2, 9].flatMap((common) => [1, 2, 9].map((many) => ({ common, many })));
  for (const limits of allLimits) {
    const find = async (text: string) => {
      const conditions = await searchConditions(engine, text, limits);
      const leads = engine.db.selectFrom('lead').select('reference').orderBy('reference');
      return (await leads.where((where) => where.and(conditions)).execute()).map(({ reference }) => reference);
    };
    expect(await find('rina deb')).toEqual(['R0', 'R2']);
    expect(await find('rin')).toEqual(['R0', 'R1', 'R2']);
    expect(await find('das deb')).toEqual([]);
    expect(await find('rina zzz')).toEqual([]);
    expect(await find('')).toEqual([]);
  }
});
