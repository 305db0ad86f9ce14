import colours from '#generated/colours/email.json' with { type: 'json' };

/** What is painted: each is written out for the light theme, and has a class by which the dark one repaints it. */
const coats = {
  ground: { property: 'background-color', colours: ['ground', 'raised', 'sunk', 'accent'] },
  ink: { property: 'color', colours: ['ink', 'soft', 'accent', 'onAccent'] },
  line: { property: 'border-color', colours: ['line', 'edge', 'accent'] },
} as const;

type Coats = { readonly [Part in keyof typeof coats]?: (typeof coats)[Part]['colours'][number] };

/**
 * Class and style in colours of the site. Gmail and Outlook know no query for the dark theme and turn the light colours over by
 * themselves; so light ones are never told not to, and nothing is read by its colour alone.
 */
export function paint(coat: Coats, style: React.CSSProperties = {}) {
  const { light } = colours;
  return {
    className: Object.entries(coat)
      .map(([part, colour]) => `${part}-${colour}`)
      .join(' '),
    style: {
      ...(coat.ground && { backgroundColor: light[coat.ground] }),
      ...(coat.ink && { color: light[coat.ink] }),
      ...(coat.line && { borderColor: light[coat.line] }),
      ...style,
    },
  };
}

/** The same of a thread of the section at the top. */
export function paintThread(thread: number) {
  return { className: `thread-${thread}`, style: { backgroundColor: colours.threads.light[thread] } };
}

/** Gmail throws a sheet away that has one rule within another's braces twice over, or a line it cannot read: this one has neither. */
export const darkStyles = `@media (prefers-color-scheme:dark){${[
  ...Object.entries(coats).flatMap(([part, { property, colours: names }]) =>
    names.map((name) => `.${part}-${name}{${property}:${colours.dark[name]}!important}`),
  ),
  ...colours.threads.dark.map((colour, thread) => `.thread-${thread}{background-color:${colour}!important}`),
].join('')}}`;
