/** Whoever asked can mend it: one line for them. */
export class ToldWrong extends Error {
  override name = 'ToldWrong';
}
