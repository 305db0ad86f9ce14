/** A decoration that a stylesheet draws, and where it must be visible. */
export interface Ornament {
  readonly name: string;
  readonly path: string;
  /** The first match is checked. The test shows it if it is hidden. */
  readonly selector: string;
  /** Its area in the box of the element, in CSS pixels from the top left; default: the whole box. */
  readonly part?: { readonly left?: number; readonly top?: number; readonly width?: number; readonly height?: number };
  /** Its colours in CSS syntax. */
  readonly colours: readonly string[];
  /** Minimum and maximum share of the area that each colour covers, from 0 to 1. Threads have gaps between them. */
  readonly share: readonly [least: number, most: number];
}

const threadColour = 'oklch(var(--thread-0) var(--hue))';
const half = [0.3, 0.7] as const;

/** A cloth in a narrow window. */
export const narrowCloth: Ornament = {
  name: 'the cloth behind a product',
  path: '/work/pos-plus',
  selector: '.page-hero .cloth',
  colours: [threadColour],
  share: [0.008, 0.6],
};

/** Some are gradients, which Firefox can fail to paint (docs/decisions/0019). */
export const ornaments: readonly Ornament[] = [
  {
    name: 'the threads of a registration’s steps',
    path: '/internship-registration',
    selector: '.wizard-stepper-item[aria-current]',
    part: { height: 14 },
    colours: [threadColour, 'var(--line)'],
    share: [0.15, 0.4],
  },
  {
    name: 'the edge of a program’s card',
    path: '/internship-registration',
    // All steps are visible until the script starts and hides the others.
    selector: '.wizard[data-live] .choice[class*=hue-]',
    part: { left: 1, width: 8 },
    colours: [threadColour],
    share: half,
  },
  {
    name: 'the cloth in the header of a page',
    path: '/internship-registration',
    selector: 'svg.cloth',
    colours: [threadColour, 'oklch(var(--thread-2) var(--hue))'],
    share: [0.02, 0.6],
  },
  {
    name: 'the seam of a course’s card',
    path: '/placement-training',
    selector: '.course-offer',
    part: { width: 1 },
    colours: ['var(--edge)'],
    share: half,
  },
  {
    name: 'the bare threads behind the weeks of the internship',
    path: '/internship',
    selector: '.weeks-warp',
    colours: ['color-mix(in srgb, var(--warp) 55%, var(--cloth))'],
    share: [0.01, 0.1],
  },
  {
    name: 'the edge of a receipt',
    path: '/',
    selector: '.receipt',
    part: { left: 1, width: 10 },
    colours: ['var(--tone)'],
    share: half,
  },
  {
    name: 'the arrow of a select',
    path: '/',
    selector: 'select.field-input',
    colours: ['var(--ink)'],
    share: [0.001, 0.1],
  },
  {
    name: 'the six threads of the last milestone',
    path: '/about',
    selector: '.milestone:last-child',
    part: { top: 16, height: 60 },
    colours: [30, 75, 145, 195, 265, 340].map((angle) => `oklch(var(--thread-0) ${angle})`),
    share: [0.04, 0.1],
  },
];
