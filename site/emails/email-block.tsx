import { Fragment } from 'react';
import type { AnsweredQuestion, Block, EmailLink } from './email.ts';
import { themed } from './theme.ts';
import { UnlinkedText } from './untrusted-text.tsx';

const text = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px' };
const small = { fontSize: '14px', lineHeight: '21px' };
const mutedText = { ...text, ...small };
/** Breaks words that are longer than a line. */
export const breakLongWords = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const mono = 'Consolas,Menlo,monospace';

/** One block of an email. The markup is readable without styles. */
export function EmailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p {...(block.isMuted ? themed({ ink: 'soft' }, mutedText) : themed({ ink: 'ink' }, text))}>{block.text}</p>
      );
    case 'heading':
      return <h2 {...themed({ ink: 'ink', line: 'line' }, heading)}>{block.text}</h2>;
    case 'reference':
      return (
        <>
          <p {...themed({ ink: 'soft' }, { ...small, margin: '0' })}>{block.label}</p>
          <p {...themed({ ink: 'ink' }, reference)}>{block.value}</p>
        </>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'buttons':
      return <Buttons links={block.links} />;
    case 'link':
      return (
        <p style={text}>
          <a href={block.link.href} {...themed({ ink: 'accent' }, { fontWeight: 600, textDecoration: 'underline' })}>
            {block.link.label}
          </a>
        </p>
      );
    case 'answers':
      return <Answers answers={block.answers} />;
    case 'list':
      return (
        <ul {...themed({ ink: 'ink' }, { ...text, ...breakLongWords, paddingLeft: '20px' })}>
          {block.items.map((item) => (
            <li key={item}>
              <UnlinkedText text={item} />
            </li>
          ))}
        </ul>
      );
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

const reference = {
  ...text,
  fontFamily: mono,
  fontSize: '30px',
  lineHeight: '40px',
  fontWeight: 700,
  letterSpacing: '1px',
};

function Facts({ facts }: Pick<Extract<Block, { kind: 'facts' }>, 'facts'>) {
  return (
    <table cellPadding={4} cellSpacing={0} border={0} style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th
              scope="row"
              align="left"
              {...themed({ ink: 'soft' }, { ...cell, fontWeight: 400, whiteSpace: 'nowrap' })}
            >
              {label}
            </th>
            <td {...themed({ ink: 'ink' }, { ...cell, fontWeight: 600 })}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = { ...small, padding: '3px 16px 3px 0', textAlign: 'left', verticalAlign: 'top' } as const;

function Answers({ answers }: { answers: readonly AnsweredQuestion[] }) {
  return (
    <dl style={{ margin: '0' }}>
      {answers.map(({ question, answer, note }) => (
        <Fragment key={question}>
          <dt {...themed({ ink: 'soft' }, { ...small, margin: '0' })}>{question}</dt>
          <dd dir="auto" {...themed({ ink: 'ink' }, { ...text, ...breakLongWords })}>
            {answer.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its index
              <Fragment key={index}>
                {index > 0 ? <br /> : null}
                <UnlinkedText text={line} />
              </Fragment>
            ))}
            {note ? (
              <>
                <br />
                <span {...themed({ ink: 'accent' }, small)} dir="ltr">
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

/** A table for layout: mail clients support no other layout reliably. */
export const LayoutTable = (props: React.ComponentProps<'table'>) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props} />
);

/** Buttons are table cells, because Outlook ignores padding on links. `mso-padding-alt` is for Outlook only. */
function Buttons({ links }: { links: readonly EmailLink[] }) {
  return (
    <LayoutTable style={{ margin: '0 0 20px' }}>
      <tbody>
        <tr>
          {links.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 ? <td width={6}> </td> : null}
              <td
                align="center"
                {...themed(index === 0 ? { ground: 'accent', line: 'accent' } : { ground: 'raised', line: 'edge' }, {
                  borderWidth: '1px',
                  borderStyle: 'solid',
                  borderRadius: '6px',
                  msoPaddingAlt: '12px 11px',
                } as React.CSSProperties)}
              >
                <a
                  href={href}
                  {...themed(
                    { ink: index === 0 ? 'onAccent' : 'ink' },
                    {
                      display: 'block',
                      padding: '12px 11px',
                      fontSize: '15px',
                      lineHeight: '22px',
                      fontWeight: 600,
                      textDecoration: 'none',
                      textAlign: 'center',
                      whiteSpace: 'nowrap',
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
    </LayoutTable>
  );
}
