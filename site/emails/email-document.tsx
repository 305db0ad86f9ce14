import type { Content } from '#content';
import { type Email, footerLinks } from './email.ts';
import { breakLongWords, EmailBlock, LayoutTable } from './email-block.tsx';
import { darkStyles, themed } from './theme.ts';
import { UnlinkedText } from './untrusted-text.tsx';

/** Segoe UI is first, because Outlook falls back to Times if it does not know the first font. */
const fontFamily = 'Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';

const container = { width: '600px', maxWidth: '100%', margin: '0 auto', borderCollapse: 'collapse' } as const;

/** Separate style sheets, because Gmail drops a whole style sheet for one rule. Apple Mail needs `color-scheme` to apply dark colours. */
const styleSheets = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}a{text-underline-offset:3px}',
  '@media (min-width:481px){.email-padding{padding-left:36px!important;padding-right:36px!important}}',
  darkStyles,
];

/** The HTML document of an email, at most 600 px wide. Styles are inline, because forwarding drops style sheets. */
export function EmailDocument({ email, origin }: { email: Email; origin: string }) {
  return (
    <html lang={email.content.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{email.subject}</title>
        {styleSheets.map((css) => (
          <style key={css}>{css}</style>
        ))}
      </head>
      <body {...themed({ ground: 'ground', ink: 'ink' }, { margin: 0, padding: 0 })}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{email.preheader}</div>
        <div {...themed({ ground: 'ground', ink: 'ink' }, { padding: '24px 8px', fontFamily })}>
          <LayoutTable align="center" width={600} {...themed({ ground: 'raised' }, container)}>
            <tbody>
              <tr>
                <td height={8} {...themed({ ground: 'accent' })} />
              </tr>
              <tr>
                <td {...paddedCell({ padding: '28px 24px 20px' })}>
                  <Body email={email} />
                </td>
              </tr>
              <tr>
                <td {...paddedCell({ padding: '20px 24px 28px' }, { ground: 'sunk' })}>
                  <Footer reason={email.reason} content={email.content} origin={origin} />
                </td>
              </tr>
            </tbody>
          </LayoutTable>
        </div>
      </body>
    </html>
  );
}

/** Attributes of a cell with wider padding on wide screens. The inline padding is for phones, which may drop the style sheet. */
function paddedCell(style: React.CSSProperties, colours: Parameters<typeof themed>[0] = {}) {
  const attributes = themed(colours, style);
  return { ...attributes, className: `email-padding ${attributes.className}`.trim() };
}

const heading = {
  margin: '0 0 16px',
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.4px',
  ...breakLongWords,
};

function Body({ email: { eyebrow, title, blocks } }: { email: Email }) {
  return (
    <>
      <p {...themed({ ink: 'accent' }, { margin: '0 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 })}>
        {eyebrow}
      </p>
      <h1 dir="auto" {...themed({ ink: 'ink' }, heading)}>
        <UnlinkedText text={title} />
      </h1>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their index
        <EmailBlock key={index} block={block} />
      ))}
    </>
  );
}

function Footer({ reason, content, origin }: { reason: string; content: Content; origin: string }) {
  const { profile } = content;
  const small = { fontSize: '13px', lineHeight: '20px' };
  return (
    <>
      <p {...themed({ ink: 'soft' }, { ...small, margin: '0 0 12px' })}>{reason}</p>
      <p {...themed({ ink: 'soft' }, { ...small, margin: 0 })}>
        <strong {...themed({ ink: 'ink' })}>{profile.legalName}</strong>
        <br />
        {profile.registeredOffice.text}
        <br />
        {footerLinks(origin, content).map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : null}
            <a href={href} {...themed({ ink: 'soft' }, { textDecoration: 'underline' })}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
