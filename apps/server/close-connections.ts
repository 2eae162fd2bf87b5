/** A server that is told to stop finishes what it was asked, and waits for nobody who asks nothing. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longest that answers under way may take; who manages processes kills them soon after. */
const patienceMs = 5_000;

/** To be called before the server listens; what is returned ends `closing` in time, whoever holds a connection open. */
export function watchConnections(server: Server): (closing: Promise<void>) => Promise<void> {
  // Node.js ends those that have been answered; browsers and probes open some without ever asking.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return async (closing) => {
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closing.finally(() => clearTimeout(timer));
  };
}
