import { Fragment } from 'react';
import type { Answered, Block, EmailLink } from './email.ts';
import { paint } from './theme.ts';
import { Unlinked } from './untrusted-text.tsx';

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px' };
const small = { fontSize: '14px', lineHeight: '21px' };
const quiet = { ...text, ...small };
/** Breaks a word that is longer than its line. */
export const long = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const mono = 'Consolas,Menlo,monospace';
const command = { ...text, ...small, ...long, fontFamily: mono, padding: '10px 14px' };

/** One block of an email; what it looks like without any style is in the order of its tags. */
export function EmailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p {...(block.isQuiet ? paint({ ink: 'soft' }, quiet) : paint({ ink: 'ink' }, text))}>{block.text}</p>;
    case 'heading':
      return <h2 {...paint({ ink: 'ink', line: 'line' }, heading)}>{block.text}</h2>;
    case 'figure':
      return <Figure label={block.label} value={block.value} />;
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'buttons':
      return <Buttons links={block.links} isWide={block.isWide ?? false} />;
    case 'link':
      return (
        <p style={text}>
          <a href={block.link.href} {...paint({ ink: 'accent' }, { fontWeight: 600, textDecoration: 'underline' })}>
            {block.link.label}
          </a>
        </p>
      );
    case 'answers':
      return <Answers answers={block.answers} />;
    case 'list':
      return (
        <ul {...paint({ ink: 'ink' }, { ...text, ...long, paddingLeft: '20px' })}>
          {block.items.map((item) => (
            <li key={item}>
              <Unlinked words={item} />
            </li>
          ))}
        </ul>
      );
    case 'command':
      return <p {...paint({ ground: 'sunk', ink: 'ink' }, command)}>{block.command}</p>;
  }
}

const heading = {
  margin: '28px 0 12px',
  paddingTop: '24px',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 700,
} as const;

const figure = {
  ...text,
  fontFamily: mono,
  fontSize: '30px',
  lineHeight: '40px',
  fontWeight: 700,
  letterSpacing: '1px',
};

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <>
      <p {...paint({ ink: 'soft' }, { ...small, margin: '0' })}>{label}</p>
      <p {...paint({ ink: 'ink' }, figure)}>{value}</p>
    </>
  );
}

function Facts({ facts }: Pick<Extract<Block, { kind: 'facts' }>, 'facts'>) {
  return (
    <table cellPadding={4} cellSpacing={0} border={0} style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              {...paint({ ink: 'soft' }, { ...cell, fontWeight: 400, whiteSpace: 'nowrap' })}
            >
              {label}
            </th>
            <td {...paint({ ink: 'ink' }, { ...cell, fontWeight: 600 })}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = { ...small, padding: '3px 16px 3px 0', textAlign: 'left', verticalAlign: 'top' } as const;

function Answers({ answers }: { answers: readonly Answered[] }) {
  return (
    <dl style={{ margin: '0' }}>
      {answers.map(({ question, answer, note }) => (
        <Fragment key={question}>
          <dt {...paint({ ink: 'soft' }, { ...small, margin: '0' })}>{question}</dt>
          <dd dir="auto" {...paint({ ink: 'ink' }, { ...text, ...long })}>
            {answer.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <Fragment key={index}>
                {index > 0 ? <br /> : null}
                <Unlinked words={line} />
              </Fragment>
            ))}
            {note ? (
              <>
                <br />
                <span {...paint({ ink: 'accent' }, small)} dir="ltr">
                  {note}
                </span>
              </>
            ) : null}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A table that only says where things stand: mailboxes know nothing better. */
export const Table = (props: React.ComponentProps<'table'>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props} />
);

/** Cells, because Outlook pads no link; what it pads a cell with only it understands (`mso-padding-alt`). */
function Buttons({ links, isWide }: { links: readonly EmailLink[]; isWide: boolean }) {
  return (
    <Table width={isWide ? '100%' : undefined} style={{ margin: '0 0 20px' }}>
      <tbody>
        <tr>
          {links.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 ? <td width={6}> </td> : null}
              <td
                align="center"
                {...paint(index === 0 ? { ground: 'accent', line: 'accent' } : { ground: 'raised', line: 'edge' }, {
                  borderWidth: '1px',
                  borderStyle: 'solid',
                  borderRadius: '6px',
                  msoPaddingAlt: '12px 11px',
                } as React.CSSProperties)}
              >
                <a
                  href={href}
                  {...paint(
                    { ink: index === 0 ? 'onAccent' : 'ink' },
                    {
                      display: 'block',
                      padding: isWide ? '15px 16px' : '12px 11px',
                      fontSize: isWide ? '16px' : '15px',
                      lineHeight: '22px',
                      fontWeight: 600,
                      textDecoration: 'none',
                      textAlign: 'center',
                      ...(!isWide && { whiteSpace: 'nowrap' }),
                    },
                  )}
                >
                  {label}
                </a>
              </td>
            </Fragment>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}
