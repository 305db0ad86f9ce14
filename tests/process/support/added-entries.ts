import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courses, internships, products, sectors, services, technologies } from '#content';
import fees from '../../../content/facts/fees.json' with { type: 'json' };
import positions from '../../../content/facts/positions.json' with { type: 'json' };
import { hue, icon } from '../../../content/schema/shared/visuals.ts';
import type { ProjectCopy } from '../../../tools/test-support/project-copy.ts';

interface AddedEntry {
  /** The existing entry to copy the text of. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** The address of its page, if it has one. */
  readonly address?: string;
  /** The existing entries of its kind. */
  readonly list: readonly ListedEntry[];
}

interface ListedEntry {
  readonly hue: string;
  readonly icon?: string;
}

/** One new file of each kind, last in its list. */
export const addedEntries: readonly AddedEntry[] = [
  {
    from: 'content/services/cloud-solutions.ts',
    to: 'content/services/field-surveys.ts',
    name: 'Field Surveys',
    address: '/services/field-surveys',
    list: services,
  },
  {
    from: 'content/technologies/devops.ts',
    to: 'content/technologies/embedded.ts',
    name: 'Embedded Systems',
    address: '/technologies/embedded',
    list: technologies,
  },
  {
    from: 'content/products/pos-plus.ts',
    to: 'content/products/tea-ledger.ts',
    name: 'Tea Ledger',
    address: '/work/tea-ledger',
    list: products,
  },
  {
    from: 'content/courses/cpp-programming.ts',
    to: 'content/courses/rust-programming.ts',
    name: 'Rust Programming',
    address: '/curriculum/rust-programming',
    list: courses,
  },
  {
    from: 'content/sectors/schools.ts',
    to: 'content/sectors/museums.ts',
    name: 'Software for museums',
    address: '/sectors/museums',
    list: sectors,
  },
  {
    from: 'content/internships/cloud-computing.ts',
    to: 'content/internships/game-development.ts',
    name: 'Game Development',
    list: internships,
  },
];

/** A position is an item of a list, not a file. */
export const addedPosition = {
  name: 'Test Engineer',
  address: '/company/careers/apply/test-engineer',
  description:
    'You will write the tests that hold each release of our hospital software, try them on the phones that nurses use, and tell the developers what they missed.',
};

/** Adds the entries to a copy of the project, without translations. The English pages and the rules of the content need nothing else. */
export async function addEntries(copy: ProjectCopy): Promise<void> {
  for (const entry of addedEntries) {
    const text = await readFile(copy.path(entry.from), 'utf8');
    await writeFile(copy.path(entry.to), rewriteEntry(text, entry));
  }
  await addPrograms(copy);
  await addFacts(copy);
}

/** Adds a position, and the fee of the added course. */
async function addFacts(copy: ProjectCopy): Promise<void> {
  const position = {
    ...positions[0],
    slug: 'test-engineer',
    title: addedPosition.name,
    description: addedPosition.description,
  };
  await writeFile(copy.path('content/facts/positions.json'), JSON.stringify([...positions, position]));
  const courses = [...fees.courses, { ...fees.courses[0], course: 'rust-programming' }];
  await writeFile(copy.path('content/facts/fees.json'), JSON.stringify({ ...fees, courses }));
}

/**
 * Adds the programs and the interview questions of the added course. They are those of the original course; the programs have another first
 * line, and no test runs them.
 */
async function addPrograms(copy: ProjectCopy): Promise<void> {
  const [from, to] = ['content/handouts/cpp-programming', 'content/handouts/rust-programming'].map(copy.path) as [
    string,
    string,
  ];
  await mkdir(to);
  for (const name of await readdir(from)) {
    await writeFile(join(to, name), `Rust\n${await readFile(join(from, name), 'utf8')}`);
  }
  await cp(copy.path('content/interviews/cpp-programming.md'), copy.path('content/interviews/rust-programming.md'));
}

/** Turns an entry into another with its own words, parts and position in the list. */
function rewriteEntry(text: string, { name, list }: AddedEntry): string {
  // Neighbours differ in hue, and the last entry is a neighbour of the first.
  const freeHue = hue.options.find((option) => ![list[0], list.at(-1)].some((entry) => entry?.hue === option));
  const freeIcon = icon.options.find((option) => !list.some((entry) => entry.icon === option));
  return (
    swapWords(text)
      .replaceAll(/^( {2}(?:title|name|shortName|curriculumName|curriculumTitle): )'.*'/gm, `$1'${name}'`)
      .replace(/^( {2}order:) \d+/m, '$1 9000')
      .replace(/^( {2}hue: )'.*'/m, `$1'${freeHue}'`)
      .replace(/^( {2}icon: )'.*'/m, `$1'${freeIcon}'`)
      // The course has no announced batch, so its length assumes three days a week.
      .replace(/^( {2}months: ).*/m, '$1{ from: 2, to: 3 },')
      .replace(
        /^( {4}sections: \[)$/m,
        `$1\n{ kind: 'list', id: 'in-short', heading: '${name} in short', items: ['A', 'B', 'C', 'D'] },`,
      )
  );
}

/** Swaps the first two words of each sentence, because two entries must not have the same text. Values from a list stay. */
function swapWords(text: string): string {
  return text.replaceAll(
    /^(?: {2}(?:level|experience|project|logos|domain)| +kind): .*$|'([^'\n]*)'/gm,
    (whole, words: string | undefined) =>
      words === undefined ? whole : `'${words.replaceAll(/(?<=^|[.?!] )(\S+) (\S+)/g, swapTwoWords)}'`,
  );
}

function swapTwoWords(_: string, first: string, second: string): string {
  return `${second.charAt(0).toUpperCase()}${second.slice(1)} ${first}`;
}
