/** Sent with every response, refusals and errors included. */
export type Headers = Readonly<Record<string, string>>;

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Recordings of courses, with their captions.
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const unusedFeatures = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** @param isHttps whether visitors reach the site by https; then browsers are told to use nothing else for a year */
export function securityHeaders(isHttps: boolean): Headers {
  const policy = isHttps ? [...contentSecurityPolicy, 'upgrade-insecure-requests'] : contentSecurityPolicy;
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Not for subdomains: they may belong to other people of the company, who decide for themselves.
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
