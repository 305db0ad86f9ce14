/** A decoration that a stylesheet draws, and where it must be visible. */
export interface Ornament {
  readonly what: string;
  readonly path: string;
  /** The first match is checked. The test shows it if it is hidden. */
  readonly selector: string;
  /** Its area in the element's box, in CSS pixels from the top left; default: the whole box. */
  readonly part?: { readonly left?: number; readonly top?: number; readonly width?: number; readonly height?: number };
  /** Its colours in CSS syntax. */
  readonly threads: readonly string[];
  /** Minimum and maximum share of the area that each colour covers. Threads have gaps between them. */
  readonly share: readonly [least: number, most: number];
}

const dye = 'oklch(var(--thread-0) var(--hue))';
const half = [0.3, 0.7] as const;

/** The cloth in a narrow window, which appears in the third frame. */
export const narrowCloth: Ornament = {
  what: 'the cloth behind a product',
  path: '/work/pos-plus',
  selector: '.page-hero .cloth',
  threads: [dye],
  share: [0.008, 0.6],
};

/** Firefox once did not paint those that are gradients (docs/decisions/0019). */
export const ornaments: readonly Ornament[] = [
  {
    what: 'the threads of a registration’s steps',
    path: '/internship-registration',
    selector: '.wizard-mark[aria-current]',
    part: { height: 14 },
    threads: [dye, 'var(--line)'],
    share: [0.15, 0.4],
  },
  {
    what: 'the edge of a program’s card',
    path: '/internship-registration',
    // All steps are visible until the script starts and hides the others.
    selector: '.wizard[data-live] .choice[class*=hue-]',
    part: { left: 1, width: 8 },
    threads: [dye],
    share: half,
  },
  {
    what: 'the cloth of a page’s head',
    path: '/internship-registration',
    selector: 'svg.cloth',
    threads: [dye, 'oklch(var(--thread-2) var(--hue))'],
    share: [0.02, 0.6],
  },
  {
    what: 'the seam of a course’s card',
    path: '/placement-training',
    selector: '.course-offer',
    part: { width: 1 },
    threads: ['var(--edge)'],
    share: half,
  },
  {
    what: 'the warp that is not woven yet',
    path: '/internship',
    selector: '.weeks-warp',
    threads: ['color-mix(in srgb, var(--warp) 55%, var(--cloth))'],
    share: [0.01, 0.1],
  },
  {
    what: 'the edge of a receipt',
    path: '/',
    selector: '.receipt',
    part: { left: 1, width: 10 },
    threads: ['var(--tone)'],
    share: half,
  },
  {
    what: 'the arrow of a list to pick from',
    path: '/',
    selector: 'select.field-input',
    threads: ['var(--ink)'],
    share: [0.001, 0.1],
  },
  {
    what: 'the threads that six years tie together',
    path: '/about',
    selector: '.milestone:last-child',
    part: { top: 16, height: 60 },
    threads: [30, 75, 145, 195, 265, 340].map((angle) => `oklch(var(--thread-0) ${angle})`),
    share: [0.04, 0.1],
  },
  {
    what: 'the threads that are let go when a contract ends',
    path: '/how-we-contract',
    selector: '.contract-end-step:first-child',
    part: { top: 8, width: 40 },
    threads: ['oklch(var(--thread-0) 195)'],
    share: half,
  },
];
