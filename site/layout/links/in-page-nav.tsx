/** Links to the sections of a long page, below its head; sticky where the window is large enough. */
export function InPageNav({
  label,
  parts,
}: {
  label: string;
  parts: readonly { readonly anchor: string; readonly jump: string }[];
}) {
  return (
    <nav className="in-page-nav" aria-label={label}>
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
