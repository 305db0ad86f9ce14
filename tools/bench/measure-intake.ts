import { askProgram, inFolder, pathOf, residentMb, startProgram } from './run-programs.ts';

/** How many send at once. */
const connections = 16;

interface Accepted {
  readonly accepted: number;
  readonly seconds: number;
}

const perSecond = ({ accepted, seconds }: Accepted) => accepted / seconds;

/** Nobody's limit is measured, and no letter sent. */
const unlimited = { PORT: '0', POSTS_PER_ADDRESS: '0', STORE_MAX_MB: '4096' };

const startSite = (folder: string) =>
  startProgram(pathOf('../../server/main.ts'), [], { ...unlimited, DATA_DIR: folder }, folder);

/** Leads a second that the store takes, with nothing around it. */
export const ofBareStore = (seconds: number) =>
  inFolder(async (folder) =>
    perSecond(await askProgram(pathOf('programs/bare-store.ts'), folder, connections, seconds)),
  );

/** Leads a second that are acknowledged by the least there can be of a server. */
export const ofBareServer = (seconds: number) =>
  inFolder(async (folder) => {
    const server = await startProgram(pathOf('programs/bare-server.ts'), [folder], {}, folder);
    const result = await post(server.origin, seconds);
    await server.stop();
    return perSecond(result);
  });

/** Leads a second that the site acknowledges. */
export const ofSite = (seconds: number) =>
  inFolder(async (folder) => {
    const site = await startSite(folder);
    const result = await post(site.origin, seconds);
    await site.stop();
    return perSecond(result);
  });

/**
 * What the site's memory is while leads come, after each tenth of them.
 * @returns MB
 */
export const memoryOfSite = (leads: number) =>
  inFolder(async (folder) => {
    const site = await startSite(folder);
    const megabytes: number[] = [];
    let accepted = 0;
    while (accepted < leads) {
      accepted += (await post(site.origin, 2)).accepted;
      if (accepted >= (leads / 10) * (megabytes.length + 1)) megabytes.push(residentMb(site.pid));
    }
    await site.stop();
    return { accepted, megabytes };
  });

const post = (origin: string, seconds: number) =>
  askProgram<Accepted>(pathOf('programs/post-leads.ts'), `${origin}/api/send/contact`, connections, seconds);
