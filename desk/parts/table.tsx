import type { ReactNode } from 'react';

interface TableProps {
  readonly caption?: ReactNode;
  readonly head: readonly string[];
  /** Each has a key and its cells, of which the first names the row. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
  readonly className?: string;
}

export const Table = ({ caption, head, rows, className }: TableProps) => (
  <table className={className}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, name, ...cells]) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
