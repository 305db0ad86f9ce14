import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Sent with every response, refusals and errors included. */
export type Headers = Readonly<Record<string, string>>;

/** The texts of the elements of a page that may stand in it: those that the build writes. */
export interface Inlined {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Besides, with what is answered to one visitor alone: kept nowhere, and out of reach of whatever page opened it. What is the same for everyone
 * goes without the latter, as it has browsers start a process anew before they show it.
 */
export const forOneVisitor: Headers = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = (formsTo: string, inlined: Inlined) => [
  "default-src 'none'",
  ["script-src 'self'", ...inlined.scripts.map(hashOf)].join(' '),
  ["style-src 'self'", ...inlined.styles.map(hashOf)].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  // Recordings of courses, with their captions.
  "media-src 'self'",
  `connect-src ${formsTo}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  `form-action ${formsTo}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The address of our service worker, which alone is made by it (site/layout/idle-work.ts).
  'trusted-types service-worker',
];

const unusedFeatures = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * @param isHttps whether visitors reach the site by https; then browsers are told to use nothing else for a year
 * @param intakeOrigin where forms are sent, if that is not the site itself
 */
export function securityHeaders(isHttps: boolean, inlined: Inlined, intakeOrigin: string | null = null): Headers {
  const policy = contentSecurityPolicy(intakeOrigin === null ? "'self'" : `'self' ${intakeOrigin}`, inlined);
  if (isHttps) policy.push('upgrade-insecure-requests');
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Not for subdomains: they may belong to other people of the company, who decide for themselves.
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** A sentence on its own, for what no page of the site is made for. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  const body = Buffer.from(`${sentence}\n`);
  const fields = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.byteLength, ...forOneVisitor };
  response.writeHead(status, fields).end(body);
}
