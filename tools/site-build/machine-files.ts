import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { profile, sourceOf } from '#content';
import { light } from '../../ui/colours.ts';
import type { PageText } from './page-text.ts';
import { projectDir } from './paths.ts';
import { searchIndex } from './search-index.ts';

/**
 * Writes what machines read: sitemap, robots, security contact, manifest, search index.
 * @param dir the client folder
 */
export async function writeMachineFiles(dir: string, pages: readonly PageText[]): Promise<void> {
  const listed = pages.filter((page) => page.isListed).map((page) => page.address);
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  };
  const dates = await changeDates();
  const entries = listed.map((address) => ({ address, changed: dates.get(sourceOf(address) ?? '') }));
  const { index, sessions } = searchIndex(pages);
  await Promise.all([
    write('sitemap.xml', sitemap(profile.origin, entries)),
    write('robots.txt', robots(profile.origin)),
    write('.well-known/security.txt', securityContact(profile.origin, profile.email.href, new Date())),
    write('manifest.webmanifest', JSON.stringify(manifest(profile.name, profile.shortName))),
    write('search-index.json', JSON.stringify(index)),
    write('search-sessions.json', JSON.stringify(sessions)),
  ]);
}

interface SitemapEntry {
  readonly address: string;
  /** ISO date of the last change, where it is known. */
  readonly changed?: string | undefined;
}

function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${origin}${address}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * When the words of each file of the content last changed, by its path, as its history has it; empty where there is none. Asked once: a
 * process for each page would be thousands.
 */
async function changeDates(): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const args = [
    'log',
    '--format=:%cs',
    '--name-only',
    '--diff-merges=combined',
    '--no-renames',
    '--relative',
    '--',
    'content',
  ];
  const git = promisify(execFile)('git', args, { cwd: projectDir, maxBuffer: Number.POSITIVE_INFINITY });
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  let date = '';
  // The newest comes first.
  for (const line of stdout.split('\n')) {
    if (line.startsWith(':')) date = line.slice(1);
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function robots(origin: string): string {
  return `User-agent: *\nDisallow: /send/\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RFC 9116. Valid for a year from the build: a site that is not built for a year has other troubles. */
function securityContact(origin: string, contact: string, builtAt: Date): string {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, bn, hi\nCanonical: ${origin}/.well-known/security.txt\n`;
}

function manifest(name: string, shortName: string) {
  return {
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: light.ground.plain,
    theme_color: light.ground.plain,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
