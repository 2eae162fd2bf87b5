/** One request on a kept connection, with nothing done to the answer. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  /** As on the wire: compressed when it came so. */
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** The encodings every browser names. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br' };

export async function get(port: number, path: string, headers: Record<string, string> = {}): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const host = headers.host ?? `localhost:${port}`;
  const sent = request({ agent, host: '127.0.0.1', port, path, headers: { ...headers, host } }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
    );
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** Lets go of the connections, so that servers can stop at once. */
export function hangUp(): void {
  agent.destroy();
}
