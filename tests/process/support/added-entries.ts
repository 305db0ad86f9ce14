import { readFile, writeFile } from 'node:fs/promises';
import type { ProjectCopy } from '../../../tools/project-copy.ts';

/** One new file a kind, last in its list: an entry of today under another name, in a colour that its neighbours do not wear. */
export const addedEntries = [
  {
    from: 'content/services/cloud-solutions.ts',
    to: 'content/services/field-surveys.ts',
    name: 'Field Surveys',
    address: '/services/field-surveys',
    hue: 'teal',
  },
  {
    from: 'content/technologies/devops.ts',
    to: 'content/technologies/embedded.ts',
    name: 'Embedded Systems',
    address: '/technologies/embedded',
    hue: 'plum',
  },
  {
    from: 'content/showcases/pos-plus.ts',
    to: 'content/showcases/tea-ledger.ts',
    name: 'Tea Ledger',
    address: '/work/tea-ledger',
    hue: 'leaf',
  },
  {
    from: 'content/courses/cpp-programming.ts',
    to: 'content/courses/rust-programming.ts',
    name: 'Rust Programming',
    address: '/curriculum/rust-programming',
    hue: 'teal',
  },
  {
    from: 'content/positions/devops-engineer.ts',
    to: 'content/positions/test-engineer.ts',
    name: 'Test Engineer',
    address: '/company/careers/apply/test-engineer',
    hue: undefined,
  },
] as const;

/** Adds them to a copy of the project. Nothing else is touched: that is what an author of content is promised. */
export async function addEntries(copy: ProjectCopy): Promise<void> {
  for (const { from, to, name, hue } of addedEntries) {
    const text = await readFile(copy.path(from), 'utf8');
    const [, oldName = ''] = /^ {2}(?:title|name): '(.*)'/m.exec(text) ?? [];
    const renamed = text
      .replaceAll(oldName, name)
      .replace(/^( {2}shortName: )'.*'/m, `$1'${name}'`)
      .replace(/order: \d+/, 'order: 9000')
      .replace(/^( {2}hue: )'.*'/m, `$1'${hue}'`);
    await writeFile(copy.path(to), reworded(renamed));
  }
}

/** The same file with other sentences, as long as before: no two pages may say the same. */
function reworded(text: string): string {
  return text.replaceAll(/'([^'\n]*)'/g, (literal, words: string) =>
    words.length > 30 ? `'${words.split(' ').reverse().join(' ')}'` : literal,
  );
}
