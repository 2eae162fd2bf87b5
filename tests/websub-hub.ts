/**
 * A WebSub hub over HTTP: it fetches a feed as soon as a ping says that it changed.
 *
 * ```ts
 * const hub = withHub();
 * it('…', async () => { await expect.poll(() => hub.feeds.get('http://telex.localhost:1234/rss')).toContain('Cím'); });
 * ```
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { sendRequest } from './send-request.ts';

export interface TestHub {
  /** Its address; available once the tests run. */
  readonly url: string;
  /** Bodies of all requests. */
  requests: URLSearchParams[];
  /** The feeds of the pings, as they were when the ping came. */
  feeds: Map<string, string>;
  /** How it answers: with a status, or never. */
  setAnswer(answer: number | 'never'): void;
}

/** Call it at the top of a file, before the server whose edition names it. */
export function withHub(): TestHub {
  let answer: number | 'never' = 204;
  const requests: URLSearchParams[] = [];
  const feeds = new Map<string, string>();
  const server = createServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await textOf(request));
    requests.push(body);
    if (answer === 'never') return;
    const topic = body.get('hub.url');
    if (answer < 300 && topic !== null) feeds.set(topic, await feedAt(new URL(topic)));
    response.writeHead(answer).end();
  }

  beforeAll(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
    await promise;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    get url() {
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
    },
    requests,
    feeds,
    setAnswer(next) {
      answer = next;
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
}

/** Empty when no server runs. */
async function feedAt({ port, pathname, search, hostname }: URL): Promise<string> {
  const answer = sendRequest(Number(port), pathname + search, { host: hostname });
  return answer.then(
    ({ text }) => text,
    () => '',
  );
}
