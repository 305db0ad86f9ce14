/** The parts of a long page as links, under its head; they stay in reach where the window has room for them. */
export function PartLinks({
  label,
  parts,
}: {
  label: string;
  parts: readonly { readonly anchor: string; readonly jump: string }[];
}) {
  return (
    <nav className="part-links" aria-label={label}>
      <ul className="wrap row">
        {parts.map(({ anchor, jump }) => (
          <li key={anchor}>
            <a className="tap" href={`#${anchor}`}>
              {jump}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
