/** Whoever starts the program can mend this. The message is one line for them: what is wrong, what to do. */
export class StartupError extends Error {
  override name = 'StartupError';
}
