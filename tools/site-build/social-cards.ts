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
import { hashOf, hashOfFiles, type MadeBefore } from './made-before.ts';
import type { PageText } from './page-text.ts';
import { generatedDir } from './paths.ts';

const width = 1200;
const height = 630;
const clothRows = 22;
const unit = 9;
/** Everything but the words of a page and the sheets that decides how its card looks. */
const drawnBy = [
  ...['social-cards', 'dye', 'html-tree', 'icons'].map((name) => `tools/site-build/${name}.ts`),
  ...['ui/colours.ts', 'ui/weave/cloth-pattern.ts', '.generated/fonts/recipe.json'],
  ...['satori', '@resvg/resvg-js'].map((name) => `node_modules/${name}/package.json`),
];

/**
 * Draws a picture of each listed page for shared links, of a translation none, since our faces lack its letters: its heading on paper, over a cloth of its dye.
 * @param dir the client folder; pictures go where `socialCardPath` says
 * @param before the pictures that were drawn before
 */
export async function writeSocialCards(dir: string, pages: readonly PageText[], before: MadeBefore): Promise<void> {
  const font = async (name: string) => readFile(join(generatedDir, `fonts/${name}.ttf`));
  const fonts = [
    { name: 'Display', data: await font('display'), weight: 700 as const },
    { name: 'Text', data: await font('text'), weight: 400 as const },
  ];
  const drawing = await hashOfFiles(drawnBy);
  for (const page of pages.filter(({ isListed, isTranslation }) => isListed && !isTranslation)) {
    const { address, heading, description, hue, picture } = page;
    const screen = picture && (await readFile(join(dir, picture.light), 'utf8'));
    const inputs = hashOf(drawing, profile.name, address, heading, description, hue, screen);
    const png = await before.get(inputs, async () => {
      const shown = screen === undefined ? undefined : screenOf(screen);
      return new Resvg(await satori(card(page, shown), { width, height, fonts })).render().asPng();
    });
    const file = join(dir, socialCardPath(address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  await before.forgetOthers();
}

/** The illustration that the page shows: PNG, twice as wide as it stands on the card. */
function screenOf(drawing: string): Screen {
  const shown = new Resvg(drawing, { fitTo: { mode: 'width', value: 1440 } }).render();
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

/** A window and a tablet reach past the right edge; a phone and a draft, which is four by three, stand whole. */
function shownOnCloth({ png, aspect }: Screen) {
  const phone = { width: 320, left: 780, borderRadius: 49 };
  const place = aspect < 1 ? phone : { width: aspect > 1.35 ? 720 : 528, left: 640, borderRadius: 12 };
  return picture(`data:image/png;base64,${Buffer.from(png).toString('base64')}`, {
    ...{ ...place, height: place.width / aspect, position: 'absolute', top: 88 },
    border: `2px solid ${light.line.plain}`,
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
