/** Asks a server as it is written: raw path, any host name, no redirects followed, nothing decoded but the encoding. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  method?: string;
  /** Name in the `Host` header; `localhost` when absent. */
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes as they came. */
  bytes: Buffer;
  text: string;
  json: () => unknown;
}

export function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { host: `${question.host ?? 'localhost'}:${port}`, ...question.headers };
  const asked = request(
    { host: '127.0.0.1', port, path, method: question.method ?? 'GET', headers, agent: false },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = decoded(bytes, response.headers['content-encoding']).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text),
        });
      });
    },
  );
  asked.on('error', reject);
  asked.end(question.body);
  return promise;
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
