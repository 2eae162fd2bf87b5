/** On shutdown, the server finishes pending requests and closes connections that have sent none. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time limit for pending answers; process managers kill the process soon afterwards. */
const shutdownTimeoutMs = 5_000;

/** Call before the server listens; the returned function makes `closing` end in time despite open connections. */
export function watchConnections(server: Server): (closing: Promise<void>) => Promise<void> {
  // Node.js does not close connections that never sent a request, such as browser preconnects and probes.
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return async (closing) => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs);
    await closing.finally(() => clearTimeout(timer));
  };
}
