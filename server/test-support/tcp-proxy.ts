import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to a chunk: it is forwarded or dropped, or all connections are closed. */
type Action = 'pass' | 'drop' | 'cut';

export interface TcpProxy {
  readonly port: number;
  /** Called for each chunk of the client or the server. */
  onRequest: (bytes: Buffer) => Action;
  onAnswer: (bytes: Buffer) => Action;
  /** Closes all connections. */
  cut(): void;
  stop(): void;
}

/** A proxy between a client and a local server, which simulates network failures. */
export async function startTcpProxy(toPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const track = (socket: Socket) => {
    sockets.add(socket);
    // The programs at both ends report errors; the proxy ignores them.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const forward = (bytes: Buffer, action: Action, to: Socket) => {
    if (action === 'pass') to.write(bytes);
    if (action === 'cut') cut();
  };
  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    track(client);
    track(upstream);
    client.on('data', (bytes) => forward(bytes, proxy.onRequest(bytes), upstream));
    upstream.on('data', (bytes) => forward(bytes, proxy.onAnswer(bytes), client));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    onRequest: () => 'pass',
    onAnswer: () => 'pass',
    cut,
    stop() {
      server.close();
      cut();
    },
  };
  return proxy;
}
