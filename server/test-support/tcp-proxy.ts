import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of what one side says: passed on, lost without a word, or every connection is cut instead. */
type Verdict = 'pass' | 'lose' | 'cut';

export interface TcpProxy {
  readonly port: number;
  /** Asked of each piece that the client says, and of each that is answered. */
  onRequest: (bytes: Buffer) => Verdict;
  onAnswer: (bytes: Buffer) => Verdict;
  /** Cuts every connection there is. */
  cut(): void;
  stop(): void;
}

/** Stands between a client and a server of this machine, as a line that can be lost. */
export async function startTcpProxy(toPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // The programs at both ends report errors; the proxy ignores them.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const handOn = (bytes: Buffer, verdict: Verdict, to: Socket) => {
    if (verdict === 'pass') to.write(bytes);
    if (verdict === 'cut') cut();
  };
  const server = createServer((client) => {
    const upstream = connect(toPort, '127.0.0.1');
    keep(client);
    keep(upstream);
    client.on('data', (bytes) => handOn(bytes, proxy.onRequest(bytes), upstream));
    upstream.on('data', (bytes) => handOn(bytes, proxy.onAnswer(bytes), client));
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
