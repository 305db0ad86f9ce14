import type { Environment } from '../config/settings.ts';
import { StartupError } from './startup-error.ts';

/** The first one that a service manager passes on; before it stand input, output and errors. */
const firstFd = 3;

/**
 * The listening socket that a service manager passes on to this very process (sd_listen_fds(3): systemd's `.socket` units). It stays
 * open while the program is started anew, so whoever comes meanwhile waits and is not refused.
 * @returns its file descriptor, or undefined where none was passed
 * @throws StartupError if there are several: nobody would know which one to take
 */
export function inheritedSocket(
  { LISTEN_PID: pid, LISTEN_FDS: count }: Environment,
  ownPid = process.pid,
): number | undefined {
  // A program started by the one that was meant inherits the names, and not the socket.
  if (pid !== String(ownPid) || count === undefined) return undefined;
  if (count !== '1')
    throw new StartupError(`The service manager passes ${count} sockets. Name one address in website.socket.`);
  return firstFd;
}
