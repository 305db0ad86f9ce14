/** A licence by its SPDX name, and why we may use what is under it. */
type Licences = Readonly<Record<string, string>>;

const askNotice = 'asks for its notice, which stands in its package';

/** Of what runs in service or reaches a visitor. */
export const licencesInService: Licences = {
  MIT: askNotice,
  ISC: askNotice,
  'Apache-2.0': 'asks for its notice, and grants patents',
  'MIT-0': 'asks for nothing',
  'OFL-1.1': 'fonts: may be served with a page, and not sold by themselves',
  'CC0-1.0': 'asks for nothing; the logos stay marks of their owners',
};

/** Of what builds and checks alone: nothing of it is passed on. */
export const licencesOfTools: Licences = {
  ...licencesInService,
  '0BSD': 'asks for nothing',
  'BlueOak-1.0.0': askNotice,
  'BSD-2-Clause': askNotice,
  'BSD-3-Clause': askNotice,
  'CC-BY-4.0': 'data of browsers: names its source where it is passed on',
  'MPL-2.0': 'asks for the source of its own files where they are passed on changed',
  'Python-2.0': askNotice,
  Unlicense: 'asks for nothing',
  Zlib: askNotice,
};

/** Development dependencies of which something stands in the pages or brochures: scripts, icons, logos and fonts. */
export const shipped = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@fontsource/noto-sans-math',
  '@fontsource/red-hat-mono',
  'devicon',
  'embla-carousel',
  'embla-carousel-autoplay',
  'lucide-react',
  'simple-icons',
];

/** Packages that do not name their licence, and what the file in them says. */
export const readByHand: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
