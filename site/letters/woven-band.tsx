import { paint, paintThread } from './paint.ts';

/** Threads of one repeat, the weft of the band: 10 of them, which go evenly into every width. */
const repeat = [0, null, 2, null, 1, null, 2, null, 0, null] as const;
const repeats = 4;

/** A border of cloth in cells of a table: a mailbox shows no drawing, and a picture only when asked. */
export function WovenBand() {
  const threads = Array.from({ length: repeats }, () => repeat).flat();
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
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
    </table>
  );
}
