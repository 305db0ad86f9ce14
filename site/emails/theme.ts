import colours from '#generated/colours/email.json' with { type: 'json' };

/** Colour roles. The light colour is inlined; a class lets the dark theme override it. */
const roles = {
  ground: { property: 'background-color', colours: ['ground', 'raised', 'sunk', 'accent'] },
  ink: { property: 'color', colours: ['ink', 'soft', 'accent', 'onAccent'] },
  line: { property: 'border-color', colours: ['line', 'edge', 'accent'] },
} as const;

type RoleColours = { readonly [Role in keyof typeof roles]?: (typeof roles)[Role]['colours'][number] };

/**
 * Class and style attributes in the site's colours. Gmail and Outlook ignore `prefers-color-scheme` and invert colours by
 * themselves. The emails do not prevent that, and no information depends on colour alone.
 */
export function themed(colourOf: RoleColours, style: React.CSSProperties = {}) {
  const { light } = colours;
  return {
    className: Object.entries(colourOf)
      .map(([role, colour]) => `${role}-${colour}`)
      .join(' '),
    style: {
      ...(colourOf.ground && { backgroundColor: light[colourOf.ground] }),
      ...(colourOf.ink && { color: light[colourOf.ink] }),
      ...(colourOf.line && { borderColor: light[colourOf.line] }),
      ...style,
    },
  };
}

/** Gmail drops a style sheet with rules nested more than one level deep, or with syntax it does not know. */
export const darkStyles = `@media (prefers-color-scheme:dark){${Object.entries(roles)
  .flatMap(([role, { property, colours: names }]) =>
    names.map((name) => `.${role}-${name}{${property}:${colours.dark[name]}!important}`),
  )
  .join('')}}`;
