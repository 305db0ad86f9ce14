/** Shorter, a piece of a program says nothing on its own. */
const fewestLines = 8;

/** Splits a program where one page may end and the next begin: before a statement that is not indented. Comments stay with what they are about. */
export function splitProgram(code: string): string[][] {
  const pieces: string[][] = [];
  const lines = code.split('\n');
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1] ?? '';
    const beginsStatement = /^[^\s)\]}]/.test(line) && !/^(?:\/\/|#|--)/.test(before);
    const piece = pieces.at(-1);
    if (!piece || (beginsStatement && piece.length >= fewestLines)) pieces.push([line]);
    else piece.push(line);
  }
  const last = pieces.at(-1);
  if (pieces.length > 1 && last && last.length < fewestLines) pieces.splice(-2, 2, [...(pieces.at(-2) ?? []), ...last]);
  return pieces;
}
