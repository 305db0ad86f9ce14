/** The seal of a certification: a diamond with a check mark. @param size CSS pixels; a multiple of 13 keeps the squares sharp */
export function Seal({ size = 39 }: { size?: number }) {
  return (
    <svg className="seal-mark" viewBox="0 0 13 13" width={size} height={size} aria-hidden="true">
      <path d="M6 0h1v1h1v1h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1H6v-1H5v-1H4v-1H3v-1H2V9H1V8H0V6h1V5h1V4h1V3h1V2h1V1h1z" />
      <path className="seal-check" d="M9 4h1v1H9v1H8v1H7v1H6v1H5V8H4V7H3V6h1v1h1v1h1V7h1V6h1V5h1z" />
    </svg>
  );
}
