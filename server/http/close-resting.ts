import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Line } from './one-at-a-time.ts';

/**
 * Has a server close the connections that are only kept for later when it is asked for it, and when it ends. Node's own
 * `closeIdleConnections` takes one for idle as soon as its answer is written, and cuts what of it is still on the way.
 */
export function closeRestingOnly(server: Server, line: Line): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Browsers open some ahead, on which nothing may ever be asked. While others are let in, these may be anyone's first request.
  const isSilent = ({ bytesRead }: Socket) => !server.listening && bytesRead === 0;
  server.closeIdleConnections = () => {
    for (const socket of open) if (line.isResting(socket) || isSilent(socket)) socket.destroy();
  };
}
