/** How long a post of a form may take to arrive. The browser and the server share these limits. */
export const postTimeouts = {
  /** Every post may take this long, in milliseconds. A form without a file needs less on a 2G connection. */
  baseTimeoutMs: 20_000,
  /**
   * Minimum average rate after `baseTimeoutMs`. A phone on 2G reaches it; the largest résumé may then take 22 minutes. A client that
   * sends only a byte now and then to hold a connection gets no more than the base timeout.
   */
  minBytesPerSecond: 4096,
};

export type Timeouts = Readonly<typeof postTimeouts>;

/** Longest time for a post of this many bytes, in milliseconds. */
export const uploadTimeoutMs = (bytes: number, { baseTimeoutMs, minBytesPerSecond }: Timeouts = postTimeouts) =>
  baseTimeoutMs + (bytes / minBytesPerSecond) * 1000;
