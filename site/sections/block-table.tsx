import type { ReactNode } from 'react';

/**
 * A table of which each row is a block of its own on a phone: the style sheet repeats the head before its cells.
 * @param className `block-table` for the rules in the sheet beside this, which that of the page imports
 * @param head of every column, that of the names of rows first
 * @param rows cells of each, its name first
 * @param labelledBy id of the heading that names it, where it has no caption
 */
export function BlockTable({
  className,
  rowClassName,
  caption,
  labelledBy,
  head,
  rows,
}: {
  className: string;
  rowClassName?: string;
  caption?: ReactNode;
  labelledBy?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const [, ...columns] = head;
  return (
    <table className={className} aria-labelledby={labelledBy}>
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
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={rowClassName}>
            <th scope="row">{name}</th>
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
}
