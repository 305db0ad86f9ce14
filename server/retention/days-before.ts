const dayMs = 24 * 60 * 60 * 1000;

/**
 * ISO 8601: what is older than this many days came before it.
 * @param days 36,500 at most, or dates end
 */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();
