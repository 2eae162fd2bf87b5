/**
 * Requests sent on one connection before the answers to those before were read. Node.js takes all that come in one piece,
 * and keeps every answer until its turn: four connections that asked for the front page 900 times each and read nothing,
 * 50 KB a connection, held 550 MB. Browsers and proxies wait for an answer before they ask again.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** At once, beside the answer that is being sent. */
const most = 8;

export type Patience = 'fine' | 'ended' | 'over';

/**
 * `createPatience()(request, response)`, for each request as it comes: 'ended' when there are too many and the connection
 * was closed, 'over' for what it still held.
 */
export function createPatience(): (request: IncomingMessage, response: ServerResponse) => Patience {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // One whose turn it is has its connection already.
    if (response.socket !== null) return 'fine';
    if (socket.destroyed) return 'over';
    const count = waiting.get(socket) ?? 0;
    if (count >= most) {
      socket.destroy();
      return 'ended';
    }
    waiting.set(socket, count + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return 'fine';
  };
}
