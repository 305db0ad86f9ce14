import { isLoopback } from '../is-loopback.ts';

/**
 * The server of an address such as `smtps://user:password@smtp.example.com:465`. Only what is named here: what else may stand in it, such
 * as switching checks off, has no effect. Nothing goes out unencrypted, except to this machine.
 */
export function smtpServerOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
