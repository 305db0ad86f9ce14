/** A problem that the operator can fix. The message is one line: what is wrong and what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
