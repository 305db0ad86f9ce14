import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { profile } from '#content';
import { socialCardPath } from '../../site/frame/page-meta.ts';
import { light } from '../../ui/colours.ts';
import { weaveCloth } from '../../ui/weave/cloth-pattern.ts';
import { threadColour } from './dye.ts';
import { markOnPaper } from './icons.ts';
import type { PageText } from './page-text.ts';
import { generatedDir } from './paths.ts';

const width = 1200;
const height = 630;
const clothRows = 22;
const unit = 9;

/**
 * Draws a picture of each listed page for shared links: its heading on paper, over a cloth of its dye.
 * @param dir the client folder; pictures go where `socialCardPath` says
 */
export async function writeSocialCards(dir: string, pages: readonly PageText[]): Promise<void> {
  const font = async (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  const fonts = [
    { name: 'Display', data: await font('display'), weight: 700 as const },
    { name: 'Text', data: await font('text'), weight: 400 as const },
  ];
  for (const page of pages.filter(({ isListed }) => isListed)) {
    const svg = await satori(card(page), { width, height, fonts });
    const file = join(dir, socialCardPath(page.address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Resvg(svg).render().asPng());
  }
}

/** A picture without the letters that our faces do not carry; the heading is set smaller the longer it is. */
function card({ address, heading, description, hue }: PageText) {
  const size = heading.length > 44 ? 60 : heading.length > 24 ? 76 : 92;
  return box({ flexDirection: 'column', width, height, backgroundColor: light.ground.plain, color: light.ink.plain }, [
    box({ flexDirection: 'column', flexGrow: 1, padding: '48px 72px 0' }, [
      box({ alignItems: 'center', gap: 20, fontFamily: 'Display', fontSize: 36 }, [
        picture(markOnPaper, 65, 65),
        profile.name,
      ]),
      box(
        { fontFamily: 'Display', fontSize: size, lineHeight: 1.04, letterSpacing: '-0.03em', marginTop: 34 },
        heading,
      ),
      box(
        { fontFamily: 'Text', fontSize: 29, lineHeight: 1.4, color: light.soft.plain, marginTop: 22, width: 980 },
        description,
      ),
    ]),
    picture(clothSvg(address, hue), width, clothRows * unit),
  ]);
}

/** One node in the form satori takes. */
function box(style: Readonly<Record<string, string | number>>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as never;
}

/** A drawing, as satori takes it. */
function picture(svg: string, width: number, height: number) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, width, height } } as never;
}

/** A cloth with its colours written out, since the renderer reads neither style sheets nor OKLCH. */
function clothSvg(seed: string, hue: string | undefined): string {
  const bands = weaveCloth(`card ${seed}`, clothRows).map(({ top, height: rows, period, runs }) => {
    const paths = runs.map(({ thread, path }) => `<path fill="${threadColour(thread, hue)}" d="${path}"/>`).join('');
    const pattern = `<pattern id="p${top}" width="${period}" height="${rows}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${top})">${paths}</pattern>`;
    return `${pattern}<rect y="${top}" width="200" height="${rows}" fill="url(#p${top})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / unit} ${clothRows}" shape-rendering="crispEdges"><rect width="200" height="${clothRows}" fill="${light.cloth.plain}"/>${bands.join('')}</svg>`;
}
