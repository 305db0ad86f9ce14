import { Fragment } from 'react';
import type { LetterLink } from './letter.ts';
import { paint } from './paint.ts';

/** Cells, because Outlook pads no link; what it pads a cell with only it understands (`mso-padding-alt`). */
export function LetterButtons({ links, isWide }: { links: readonly LetterLink[]; isWide: boolean }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={isWide ? '100%' : undefined}
      style={{ margin: '0 0 20px' }}
    >
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
    </table>
  );
}
