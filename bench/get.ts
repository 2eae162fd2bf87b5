/** One HTTP request on a keep-alive connection; the response is not decompressed. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As on the wire, possibly compressed. */
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** The encodings that every browser accepts. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br' };

export async function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
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

/** Closes the connections, so that servers can stop at once. */
export function closeConnections(): void {
  agent.destroy();
}
