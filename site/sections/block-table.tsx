import type { ReactNode } from 'react';

/**
 * A table. On a phone, its rows become blocks, in which each cell shows the header of its column; the blocks of a wide table are in a row.
 * @param head the column headers; the first is above the row headers
 * @param rows the cells of each row, its header first
 * @param links the address of each row's header, if the headers are links
 * @param labelledBy id of the heading that labels a table without a caption
 */
export function BlockTable({
  isWide = false,
  className,
  rowClassName,
  caption,
  labelledBy,
  head,
  rows,
  links = [],
}: {
  isWide?: boolean;
  className?: string;
  rowClassName?: string;
  caption?: ReactNode;
  labelledBy?: string;
  head: readonly string[];
  rows: readonly (readonly string[] | readonly [name: string, ...cells: ReactNode[]])[];
  links?: readonly string[];
}) {
  const [, ...columns] = head;
  const table = (
    <table className={`block-table ${className ?? ''}`} aria-labelledby={labelledBy}>
      {caption}
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isWide ? 'swipe' : undefined}>
        {rows.map(([name, ...cells], row) => (
          <tr key={name} className={rowClassName}>
            <th scope="row">{links[row] ? <a href={links[row]}>{name}</a> : name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isWide ? <div className="wide-table">{table}</div> : table;
}
