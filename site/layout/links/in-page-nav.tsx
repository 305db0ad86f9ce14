/** Links to the sections of a long page, below its head; sticky where the window is large enough. */
export function InPageNav({
  label,
  parts,
}: {
  label: string;
  parts: readonly { readonly anchor: string; readonly navLabel: string }[];
}) {
  return (
    <nav className="in-page-nav" aria-label={label}>
      <ul className="wrap row">
        {parts.map(({ anchor, navLabel }) => (
          <li key={anchor}>
            <a className="tap" href={`#${anchor}`}>
              {navLabel}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
