/** What a page asks for, read from its HTML and its styles; addresses as written, each once. */
export interface Requests {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** Pictures, icons and other files of the first view; a picture with `loading="lazy"` is not part of it. */
  readonly others: readonly string[];
}

/** The requests that stand in the HTML itself. */
export function requestsOf(html: string): Requests {
  const [styles, scripts, fonts, others] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { tag, attributes } of tagsIn(html)) {
    const { rel, href, src, as, media } = attributes;
    if (tag === 'script' && src) scripts.add(src);
    if (tag === 'img' && src && attributes.loading !== 'lazy') others.add(src);
    if (tag === 'use' && href && !href.startsWith('#')) others.add(href.replace(/#.*$/, ''));
    if (tag !== 'link' || !href) continue;
    // A screen is drawn without the sheet for printers; it still comes over the line.
    if (rel === 'stylesheet') (media === 'print' ? others : styles).add(href);
    else if (rel === 'modulepreload') scripts.add(href);
    else if (rel === 'icon' || rel === 'manifest') others.add(href);
    else if (rel === 'preload')
      (as === 'font' ? fonts : as === 'style' ? styles : as === 'script' ? scripts : others).add(href);
  }
  return { styles: [...styles], scripts: [...scripts], fonts: [...fonts], others: [...others] };
}

/** The fonts and pictures that a page's styles ask for. A font with a range is asked for only by a page that needs it. */
export function requestsOfStyles(css: string, text: string): Pick<Requests, 'fonts' | 'others'> {
  const fonts = new Set<string>();
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  for (const face of faces) {
    const url = urlsIn(face)[0];
    if (url && needsRange(/unicode-range:\s*([^;}]+)/i.exec(face)?.[1], text)) fonts.add(url);
  }
  const others = urlsIn(css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  return { fonts: [...fonts], others: [...new Set(others)] };
}

/** The rules that a page carries in itself. */
export function stylesWithin(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
}

/** What a reader sees of a page, and its attributes: enough to tell which characters it sets. */
export function textOf(html: string): string {
  return decode(html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ''));
}

interface Tag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** React writes every attribute in double quotes and every `>` inside one as an entity. */
function tagsIn(html: string): Tag[] {
  const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1').replaceAll(/<!--[\s\S]*?-->/g, '');
  return [...markup.matchAll(/<([a-z]+)\b([^>]*)>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
    ),
  }));
}

function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((url) => !/^(?:data:|#)/.test(url));
}

function needsRange(ranges: string | undefined, text: string): boolean {
  if (!ranges) return true;
  const bounds = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)] as const;
  });
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return bounds.some(([first, last]) => code >= first && code <= last);
  });
}

function decode(text: string): string {
  return text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
