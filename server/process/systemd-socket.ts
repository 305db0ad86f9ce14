import type { Environment } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

/** The first file descriptor that a service manager passes on: SD_LISTEN_FDS_START. */
const firstFd = 3;

/**
 * The listening socket that systemd passes to this process with a `.socket` unit (sd_listen_fds(3)). The socket stays open during a
 * restart, so new connections wait and are not refused.
 * @returns its file descriptor, or undefined if none was passed
 * @throws StartupError if several were passed
 */
export function inheritedSocket(
  { LISTEN_PID: pid, LISTEN_FDS: count }: Environment,
  ownPid = process.pid,
): number | undefined {
  // A child process inherits the variables, but not the socket.
  if (pid !== String(ownPid) || count === undefined) return undefined;
  if (count !== '1')
    throw new StartupError(`The service manager passes ${count} sockets. Set one address in website.socket.`);
  return firstFd;
}
