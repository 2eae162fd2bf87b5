/**
 * Limits pipelined requests, sent on one connection before earlier responses were read. Node.js accepts all requests of
 * a chunk and buffers every response until its turn: four connections that requested the front page 900 times each
 * without reading, with 50 KB of requests per connection, took 550 MB. Browsers and proxies do not pipeline.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of queued responses beside the one being sent. */
const maxQueued = 8;

export type PipeliningState = 'fine' | 'ended' | 'over';

/**
 * `limitPipelining()(request, response)` for each request on arrival: 'ended' when the limit is exceeded and the
 * connection was closed, 'over' for the remaining requests on it.
 */
export function limitPipelining(): (request: IncomingMessage, response: ServerResponse) => PipeliningState {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // The response that is being sent has its socket already.
    if (response.socket !== null) return 'fine';
    if (socket.destroyed) return 'over';
    const count = waiting.get(socket) ?? 0;
    if (count >= maxQueued) {
      socket.destroy();
      return 'ended';
    }
    waiting.set(socket, count + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return 'fine';
  };
}
