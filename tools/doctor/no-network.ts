const codes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECANCELLED',
  'EDNS',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ESERVFAIL',
  'ETIMEDOUT',
  'ETIMEOUT',
  'EREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code of an error, or of what caused it: `fetch` and nodemailer wrap the system's. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return codeOf(error.cause);
  if ('originalCode' in error && typeof error.originalCode === 'string') return error.originalCode;
  return 'code' in error ? String(error.code) : error.name;
}

/** Whether it is the line that is missing, and so nothing can be told of the other side. */
export const isNoNetwork = (error: unknown) => codes.has(codeOf(error)) || codeOf(error) === 'TimeoutError';
