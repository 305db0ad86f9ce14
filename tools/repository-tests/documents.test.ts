import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, projectDir } from '../site-build/paths.ts';

const docs = (await listFiles(join(projectDir, 'docs'))).filter((file) => file.endsWith('.md'));
const documents = ['README.md', 'CONTRIBUTING.md', ...docs.map((file) => `docs/${file}`)];
const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The anchor that GitHub and GitLab give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Top-level folders: a path in backticks that starts with one is a path from the root. */
const topFolders = /^(?:\.ci|content|deploy|desk|docs|forms|illustrations|public|server|site|tests|tools|ui)\//;

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('has no broken links', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets
      .filter((target) => !/^https?:|^mailto:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const linked = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(projectDir, linked))) return true;
        return anchor !== undefined && !anchorsOf(linked).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  it('names files and commands that exist', () => {
    const paths = [...text.matchAll(/`([\w.@/-]+\/[\w.@/-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => topFolders.test(path) && !/\bx\./.test(path));
    const commands = [...text.matchAll(/npm run (?:-s |--silent )?([a-z0-9:-]+)/g)].map(([, name = '']) => name);
    expect(paths.filter((path) => !existsSync(join(projectDir, path)))).toEqual([]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('table rows in CONTRIBUTING.md have at most 120 characters, so that they fit in a terminal', () => {
  expect(
    read('CONTRIBUTING.md')
      .split('\n')
      .filter((line) => line.startsWith('|') && line.length > 120),
  ).toEqual([]);
});

it('a decision has at most 300 words, and there are at most 25', () => {
  const decisions = docs.filter((file) => /^decisions\/\d/.test(file));
  expect(decisions.length).toBeLessThanOrEqual(25);
  const words = (file: string) => read(`docs/${file}`).split(/\s+/).length;
  expect(decisions.filter((file) => words(file) > 300)).toEqual([]);
});
