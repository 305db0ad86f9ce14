import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

/** The inline styles and scripts of the build, which the Content Security Policy allows by hash. */
export interface Inlined {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * For responses to one visitor: not cached, and isolated from the page that opened them. Public pages have no
 * Cross-Origin-Opener-Policy, because it makes browsers start a new process before they show a page.
 */
export const privateHeaders: Headers = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const contentSecurityPolicy = (postTargets: string, inlined: Inlined) => [
  "default-src 'none'",
  ["script-src 'self'", ...inlined.scripts.map(hashOf)].join(' '),
  ["style-src 'self'", ...inlined.styles.map(hashOf)].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  // Videos of courses, with their captions.
  "media-src 'self'",
  `connect-src ${postTargets}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  `form-action ${postTargets}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Creates the URL of our service worker and nothing else (site/layout/idle-work.ts).
  'trusted-types service-worker',
];

const unusedFeatures = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The security headers of every response, errors included.
 * @param isHttps whether visitors reach the site by https; then browsers must use https for a year
 * @param intakeOrigin the origin that receives forms; null if it is that of the site
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
    // Without includeSubDomains: other teams of the company may run subdomains.
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** @param allowed the methods that the address accepts */
export function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(response, 405, 'This address does not accept this method.');
}

/** Sends a plain-text response, where the site has no page for the case. */
export function sendText(response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(`${message}\n`);
  const fields = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.byteLength, ...privateHeaders };
  response.writeHead(status, fields).end(body);
}
