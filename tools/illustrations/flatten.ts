/** Text in one font, with the position of each character. */
export interface TextRun {
  readonly font: {
    readonly family: string;
    readonly weight: number;
    readonly size: number;
    readonly isItalic: boolean;
    /** All digits have the same width. */
    readonly isTabular: boolean;
  };
  readonly characters: readonly { readonly character: string; readonly x: number; readonly y: number }[];
}

/** An SVG with the computed styles as attributes, and its text separately. */
export interface FlatDrawing {
  readonly width: number;
  readonly height: number;
  /** `{{0}}` is the placeholder for the path data of the first text run. */
  readonly svg: string;
  readonly runs: readonly TextRun[];
}

/**
 * Runs in the browser and reads the computed style of each element. The browser gets its source text, so it cannot use other functions
 * or variables of this module.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it runs in the browser as text, so it cannot call other functions
export function flattenDrawing(root: SVGSVGElement): FlatDrawing {
  const runs: TextRun[] = [];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('the browser has no canvas');
  canvas.canvas.width = 1;
  canvas.canvas.height = 1;

  /** Converts a computed colour in any notation to `#rrggbb` and its opacity. */
  const toHex = (colour: string): [hex: string, opacity: number] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour.replace(/\/ [\d.]+\)$/, ')').replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)');
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const opacity = /(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(colour)?.[1];
    return [`#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`, Number(opacity ?? 1)];
  };

  const inherited: Record<string, string> = {
    fill: 'rgb(0, 0, 0)',
    'fill-opacity': '1',
    stroke: 'none',
    'stroke-opacity': '1',
    'stroke-width': '1px',
    'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter',
    'stroke-dasharray': 'none',
    'fill-rule': 'nonzero',
    'shape-rendering': 'auto',
    'paint-order': 'normal',
  };
  const presentationOf = (element: Element): Record<string, string> => {
    const style = getComputedStyle(element);
    const presentation: Record<string, string> = {};
    for (const name of Object.keys(inherited)) presentation[name] = style.getPropertyValue(name);
    for (const paint of ['fill', 'stroke']) {
      if (presentation[paint] === 'none') continue;
      const [hex, opacity] = toHex(presentation[paint] ?? '');
      presentation[paint] = hex;
      presentation[`${paint}-opacity`] = String(opacity * Number(presentation[`${paint}-opacity`]));
    }
    return presentation;
  };

  const quote = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const attributesOf = (element: Element, presentation: Record<string, string>, before: Record<string, string>) => {
    const geometry = [...element.attributes]
      .filter(({ name }) => !(name in inherited) && !/^(class|aria-|role|viewBox$|xmlns)/.test(name))
      .map(({ name, value }) => [name, value]);
    const changed = Object.entries(presentation)
      .filter(([name, value]) => value !== before[name])
      .map(([name, value]) => [
        name,
        name === 'paint-order' ? value : value.replace(/(\d)px/g, '$1').replaceAll(', ', ' '),
      ]);
    const { opacity } = getComputedStyle(element);
    return [...geometry, ...changed, ...(opacity === '1' ? [] : [['opacity', opacity]])]
      .map(([name, value]) => ` ${name}="${quote(value ?? '')}"`)
      .join('');
  };

  const textOf = (text: SVGTextContentElement, before: Record<string, string>): string => {
    let at = 0;
    const walk = (node: Node): string => {
      if (!(node instanceof Text)) return [...node.childNodes].map(walk).join('');
      const parent = node.parentElement as Element;
      const style = getComputedStyle(parent);
      const characters = [...node.data].map((character) => {
        const { x, y } = text.getStartPositionOfChar(at);
        at += character.length;
        return { character, x, y };
      });
      runs.push({
        font: {
          family: style.fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
          weight: Number(style.fontWeight),
          size: Number.parseFloat(style.fontSize),
          isItalic: style.fontStyle === 'italic',
          isTabular: style.fontVariantNumeric.includes('tabular-nums'),
        },
        characters,
      });
      const presentation = presentationOf(parent);
      // The path data of text is in twentieths of a viewBox unit.
      if (presentation.stroke !== 'none')
        presentation['stroke-width'] = `${Number.parseFloat(presentation['stroke-width'] ?? '') * 20}`;
      const attributes = attributesOf(document.createElement('g'), presentation, before).replace(
        / opacity="[^"]*"/,
        '',
      );
      return `<path transform="scale(.05)"${attributes} d="{{${runs.length - 1}}}"/>`;
    };
    const drawn = walk(text);
    if (at !== text.getNumberOfChars()) throw new Error(`the browser changed the white space of "${text.textContent}"`);
    return drawn;
  };

  let clipCount = 0;
  const walk = (element: Element, before: Record<string, string>): string => {
    if (getComputedStyle(element).display === 'none') return '';
    const { opacity } = getComputedStyle(element);
    if (element instanceof SVGTextElement) {
      const transform = element.getAttribute('transform');
      const words = textOf(element, before);
      if (!transform && opacity === '1') return words;
      return `<g${transform ? ` transform="${transform}"` : ''}${opacity === '1' ? '' : ` opacity="${opacity}"`}>${words}</g>`;
    }
    const presentation = presentationOf(element);
    const inner = [...element.children].map((child) => walk(child, presentation)).join('');
    const attributes = attributesOf(element, presentation, before);
    const round = /inset\(0(?:px)? round ([\d.]+)px\)/.exec(getComputedStyle(element).clipPath)?.[1];
    if (round && element instanceof SVGGraphicsElement) {
      const { x, y, width, height } = element.getBBox();
      clipCount += 1;
      const clip = `<clipPath id="c${clipCount}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/></clipPath>`;
      return `${clip}<${element.tagName}${attributes} clip-path="url(#c${clipCount})">${inner}</${element.tagName}>`;
    }
    if (element.tagName === 'g' && !attributes) return inner;
    return inner
      ? `<${element.tagName}${attributes}>${inner}</${element.tagName}>`
      : `<${element.tagName}${attributes}/>`;
  };

  const { width, height } = root.viewBox.baseVal;
  const [background] = toHex(getComputedStyle(root).backgroundColor);
  const presentation = presentationOf(root);
  const drawn = [...root.children].map((child) => walk(child, presentation)).join('');
  const attributes = Object.entries(presentation)
    .filter(([name, value]) => value !== inherited[name])
    .map(([name, value]) => ` ${name}="${value.replace(/(\d)px/g, '$1')}"`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${attributes}><rect width="${width}" height="${height}" fill="${background}"/>${drawn}</svg>`;
  return { width, height, svg, runs };
}
