/** The company's mark: one woven diamond on a grid of eleven threads. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="brand-mark" viewBox="0 0 11 11" width={size} height={size} aria-hidden="true">
      <path d={ring(5)} />
      <path d={ring(3)} />
      <path className="brand-eye" d="M5 5h1v1H5z" />
    </svg>
  );
}

/** The stepped outline of a diamond, two threads thick. @param radius threads from the middle to the tip */
function ring(radius: number): string {
  const squares: string[] = [];
  for (let y = 0; y < 11; y++) {
    for (let x = 0; x < 11; x++) {
      const distance = Math.abs(x - 5) + Math.abs(y - 5);
      if (distance === radius || (radius === 5 && distance === 4)) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return squares.join('');
}
