import { profile } from '#content';
import { type Email, footLinks } from './email.ts';
import { EmailBlock, long, Table } from './email-block.tsx';
import { darkStyles, paint, paintThread } from './theme.ts';
import { Unlinked } from './untrusted-text.tsx';

/** Segoe before the others: Outlook falls to Times from a first name that it does not know. */
const fontFamily = 'Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';

const sheet = { width: '600px', maxWidth: '100%', margin: '0 auto', borderCollapse: 'collapse' } as const;

/** Apart, since Gmail drops a sheet whole; and Apple's mail takes dark colours only from who says that there are any. */
const sheets = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}a{text-underline-offset:3px}',
  '@media (min-width:481px){.sheet-edge{padding-left:36px!important;padding-right:36px!important}}',
  darkStyles,
];

/** The whole document of an email: 600 px wide and down to any phone, styles in each tag since a forwarded mail keeps no sheet. */
export function EmailDocument({ email, origin }: { email: Email; origin: string }) {
  return (
    <html lang="en-IN" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{email.subject}</title>
        {sheets.map((sheet) => (
          <style key={sheet}>{sheet}</style>
        ))}
      </head>
      <body {...paint({ ground: 'ground', ink: 'ink' }, { margin: 0, padding: 0 })}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{email.preheader}</div>
        <div {...paint({ ground: 'ground', ink: 'ink' }, { padding: '24px 8px', fontFamily })}>
          <Table align="center" width={600} {...paint({ ground: 'raised' }, sheet)}>
            <tbody>
              <tr>
                <td style={{ padding: 0 }}>
                  <WovenBand />
                </td>
              </tr>
              <tr>
                <td {...edge({ padding: '28px 24px 20px' })}>
                  <Body email={email} />
                </td>
              </tr>
              <tr>
                <td {...edge({ padding: '20px 24px 28px' }, { ground: 'sunk' })}>
                  <Foot reason={email.reason} origin={origin} />
                </td>
              </tr>
            </tbody>
          </Table>
        </div>
      </body>
    </html>
  );
}

/** Threads of the section, four repeats of 10, which go evenly into every width. */
const threads = Array(4).fill([0, null, 2, null, 1, null, 2, null, 0, null]).flat();

/** A border of cloth in cells of a table: a mailbox shows no drawing, and a picture only when asked. */
function WovenBand() {
  return (
    <Table
      width="100%"
      aria-hidden="true"
      style={{ tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: '1px', lineHeight: '1px' }}
    >
      <tbody>
        <tr>
          <td height={4} colSpan={threads.length} {...paintThread(0)} />
        </tr>
        <tr>
          {threads.map((thread, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: a thread is its place
              key={index}
              height={8}
              {...(thread === null ? paint({}) : paintThread(thread))}
            />
          ))}
        </tr>
        <tr>
          <td height={2} colSpan={threads.length} {...paintThread(2)} />
        </tr>
      </tbody>
    </Table>
  );
}

/** What a wide screen sets further from its edge; inline stands what a phone needs, whose mail may keep no sheet. */
function edge(style: React.CSSProperties, coat: Parameters<typeof paint>[0] = {}) {
  const painted = paint(coat, style);
  return { ...painted, className: `sheet-edge ${painted.className}`.trim() };
}

const heading = {
  margin: '0 0 16px',
  fontSize: '28px',
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.4px',
  ...long,
};

function Body({ email: { eyebrow, title, blocks } }: { email: Email }) {
  return (
    <>
      <p {...paint({ ink: 'accent' }, { margin: '0 0 6px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 })}>
        {eyebrow}
      </p>
      <h1 dir="auto" {...paint({ ink: 'ink' }, heading)}>
        <Unlinked words={title} />
      </h1>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, in the order of the email
        <EmailBlock key={index} block={block} />
      ))}
    </>
  );
}

function Foot({ reason, origin }: { reason: string; origin: string }) {
  const small = { fontSize: '13px', lineHeight: '20px' };
  return (
    <>
      <p {...paint({ ink: 'soft' }, { ...small, margin: '0 0 12px' })}>{reason}</p>
      <p {...paint({ ink: 'soft' }, { ...small, margin: 0 })}>
        <strong {...paint({ ink: 'ink' })}>{profile.legalName}</strong>
        <br />
        {profile.registeredOffice.text}
        <br />
        {footLinks(origin).map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ' · ' : null}
            <a href={href} {...paint({ ink: 'soft' }, { textDecoration: 'underline' })}>
              {label}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}
