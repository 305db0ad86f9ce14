/** How long a form may take to arrive, for browser and server alike. */

/** Every form has this long, in milliseconds; enough for one without a file on a 2G line. */
export const baseTimeoutMs = 20_000;

/**
 * After that, a sender has to have sent this many bytes for each second it took: a phone on 2G does. The largest résumé then takes
 * 22 minutes, and one who sends a byte now and then, to keep us busy, gets no more than the grace.
 */
export const minBytesPerSecond = 4096;

/** Longest time that so many bytes may take. */
export const uploadTimeoutMs = (bytes: number) => baseTimeoutMs + (bytes / minBytesPerSecond) * 1000;
