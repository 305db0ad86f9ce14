import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { type Facts, factFiles, findBrokenFacts } from '#content';
import { checkFact } from '../../../desk/parts/fact-values.ts';
import { editAtRandom, seededRandom } from '../../../desk/parts/random-edits.ts';
import type { Json } from '../../../desk/parts/schema-form.tsx';
import { copyLive, folderOfChange, projectFolders } from '../../../tools/publisher/folders.ts';
import type { RenderResult } from '../../../tools/publisher/render-facts.ts';
import { writeChanged } from '../../../tools/site-build/paths.ts';

/** `RENDERED_EDITS=1000` renders 1,000 edits, twenty-five at a time. */
const editCount = Number(process.env.RENDERED_EDITS ?? 25);
const editsPerRendering = 25;
const names = Object.keys(factFiles) as (keyof Facts)[];

/** All facts by their file, with random edits that the desk accepts. */
function editFacts(random: () => number): Map<keyof Facts, Json> {
  const facts = new Map(names.map((name) => [name, JSON.parse(JSON.stringify(factFiles[name][1])) as Json]));
  let edits = 0;
  while (edits < editsPerRendering) {
    const name = names[Math.floor(random() * names.length)] as keyof Facts;
    const value = editAtRandom(facts.get(name) as Json, random);
    if (checkFact(name, value).size > 0) continue;
    // `checkFact` has already checked the company.
    const { company: _, ...others } = Object.fromEntries(new Map(facts).set(name, value));
    if (findBrokenFacts(others).length > 0) continue;
    facts.set(name, value);
    edits += 1;
  }
  return facts;
}

it('renders every page with random edits that the desk accepts', { timeout: editCount * 3000 }, async () => {
  const folder = folderOfChange(projectFolders, 'random-edits');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (let seed = 1; seed <= editCount / editsPerRendering; seed += 1) {
    const facts = editFacts(seededRandom(seed));
    await copyLive(projectFolders, folder, 'fees.json', JSON.stringify(facts.get('fees')));
    for (const [name, value] of facts) {
      await writeChanged(join(folder, 'facts', basename(factFiles[name][0])), JSON.stringify(value));
    }
    // Every page changes, so the compressed files would take most of the time.
    const args = ['tools/publisher/render-facts.ts', folder, '--uncompressed'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as RenderResult;
    expect(result, `seed ${seed}`).toMatchObject({
      pages: expect.arrayContaining(['/']),
      inputHash: expect.any(String),
    });
  }
});
