import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { allServices, pages as ownPages } from '#content';
import { addServices, changeService } from './growth/grow-content.ts';
import { type Growth, judgeGrowth } from './growth/judge-growth.ts';
import { runBuild } from './growth/run-build.ts';
import { copyProject } from './project-copy.ts';

const help = `npm run growth             what a build takes of 480 and of 4,800 pages, beside the site as it is
npm run growth -- 480      the same of this many pages, or these

Each size is a copy of the project in a folder of its own, with that many pages in all: services, under other names. It is built without anything
from before, and again after one page changed. Processor time counts: a busy machine lengthens it least. All of it takes half an hour on two idle
cores, and 5 GB of memory. It ends with 1 where ten times the pages take more than twelve times as long, or a build
makes cards or brochures of what did not change.`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
if (values.help) {
  console.info(help);
} else {
  console.info(`Processes that want a core: ${loadavg()[0]?.toFixed(1)}, of cores: ${availableParallelism()}`);
  const sizes: Growth[] = [];
  for (const pages of positionals.length > 0 ? positionals.map(Number) : [0, 480, 4800])
    sizes.push(await measure(pages));
  const { table, faults } = judgeGrowth(sizes);
  console.info(`\n${table}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/** @param pages in all; of fewer than there are, the site as it is */
async function measure(pages: number): Promise<Growth> {
  const copy = await copyProject();
  try {
    // A first build knows nothing of ours.
    await rm(copy.path('.generated'), { recursive: true });
    // What an address leads to that does not exist is a page, too.
    const [file = allServices[0]?.file ?? ''] = await addServices(copy, pages - ownPages.length - 1);
    const first = await runBuild(copy);
    console.info(`Built ${first.pages} pages in ${first.seconds.toFixed(0)} s.`);
    await changeService(copy, file);
    return { first, again: await runBuild(copy) };
  } finally {
    await copy.remove();
  }
}
