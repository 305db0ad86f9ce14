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
import { generatedDir, projectDir } from './paths.ts';
import { plainDrawing, textFamily } from './plain-drawing.ts';

const width = 1200;
const height = 630;
const clothRows = 22;
const unit = 9;
/** What styles the pictures in the heads of pages. */
export const screenSheets = ['site/screens/screens.css', 'site/bands/figure-band.css', 'ui/weave/weave.css'];

/**
 * Draws a picture of each listed page for shared links, of a translation none, since our faces lack its letters: its heading on paper, over a cloth of its dye.
 * @param dir the client folder; pictures go where `socialCardPath` says
 */
export async function writeSocialCards(dir: string, pages: readonly PageText[]): Promise<void> {
  const font = async (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  const fonts = [
    { name: 'Display', data: await font('display'), weight: 700 as const },
    { name: 'Text', data: await font('text'), weight: 400 as const },
  ];
  const sheets = await Promise.all(screenSheets.map(async (sheet) => readFile(join(projectDir, sheet), 'utf8')));
  for (const page of pages.filter(({ isListed, isTranslation }) => isListed && !isTranslation)) {
    const screen = page.screen === undefined ? undefined : screenOf(plainDrawing(page.screen, sheets));
    const svg = await satori(card(page, screen), { width, height, fonts });
    const file = join(dir, socialCardPath(page.address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, new Resvg(svg).render().asPng());
  }
}

/** Of a product as its page draws it: PNG, twice as wide as it stands on the card. */
function screenOf(drawing: string): Screen {
  const fontFiles = ['text', 'text-semibold', 'text-rupee', 'display', 'display-rupee'].map((name) =>
    join(generatedDir, `fonts/${name}.ttf`),
  );
  const shown = new Resvg(drawing, {
    background: light.raised.plain,
    fitTo: { mode: 'width', value: 1440 },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: textFamily },
  }).render();
  return { png: shown.asPng(), aspect: shown.width / shown.height };
}

interface Screen {
  readonly png: Uint8Array;
  /** Width by height. */
  readonly aspect: number;
}

/**
 * A picture without the letters that our faces do not carry; the heading is set smaller the longer it is. Where the page shows a
 * product, that stands in the place of its description.
 */
function card({ address, heading, description, hue }: PageText, screen: Screen | undefined) {
  const size = heading.length > 44 ? 60 : heading.length > 24 ? 76 : 92;
  return box({ flexDirection: 'column', width, height, backgroundColor: light.ground.plain, color: light.ink.plain }, [
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        padding: screen ? '48px 0 0 72px' : '48px 72px 0',
        width: screen ? 500 : width - 144,
      },
      [
        box({ alignItems: 'center', gap: 20, fontFamily: 'Display', fontSize: 36 }, [
          picture(svgSource(markOnPaper), { width: 65, height: 65 }),
          profile.name,
        ]),
        box(
          {
            fontFamily: 'Display',
            fontSize: screen ? 60 : size,
            lineHeight: 1.04,
            letterSpacing: '-0.03em',
            marginTop: 34,
          },
          heading,
        ),
        screen
          ? null
          : box(
              { fontFamily: 'Text', fontSize: 29, lineHeight: 1.4, color: light.soft.plain, marginTop: 22, width: 980 },
              description,
            ),
      ],
    ),
    picture(svgSource(clothSvg(address, hue)), { width, height: clothRows * unit }),
    screen ? shownOnCloth(screen) : null,
  ]);
}

/** A window reaches past the right edge, a phone stands whole in its width. */
function shownOnCloth({ png, aspect }: Screen) {
  const wide = aspect > 1 ? 720 : 320;
  return picture(`data:image/png;base64,${Buffer.from(png).toString('base64')}`, {
    ...{ width: wide, height: wide / aspect, position: 'absolute', left: aspect > 1 ? 640 : 780, top: 88 },
    ...{ borderRadius: aspect > 1 ? 12 : 49, border: `2px solid ${light.line.plain}` },
  });
}

/** One node in the form satori takes. */
function box(style: Readonly<Record<string, string | number>>, children: unknown) {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as never;
}

function picture(src: string, style: Readonly<Record<string, string | number>>) {
  return { type: 'img', props: { src, style } } as never;
}

const svgSource = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A cloth with its colours written out, since the renderer reads neither style sheets nor OKLCH. */
function clothSvg(seed: string, hue: string | undefined): string {
  const bands = weaveCloth(`card ${seed}`, clothRows).map(({ top, height: rows, period, runs }) => {
    const paths = runs.map(({ thread, path }) => `<path fill="${threadColour(thread, hue)}" d="${path}"/>`).join('');
    const pattern = `<pattern id="p${top}" width="${period}" height="${rows}" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${top})">${paths}</pattern>`;
    return `${pattern}<rect y="${top}" width="200" height="${rows}" fill="url(#p${top})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / unit} ${clothRows}" shape-rendering="crispEdges"><rect width="200" height="${clothRows}" fill="${light.cloth.plain}"/>${bands.join('')}</svg>`;
}
