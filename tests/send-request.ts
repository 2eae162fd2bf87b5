/** Sends HTTP requests unchanged: raw path, any host name, no redirects; decodes only the content encoding. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RequestOptions {
  method?: string;
  /** Name in the `Host` header; `localhost` by default. */
  host?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body's bytes as received. */
  bytes: Buffer;
  text: string;
  json: () => unknown;
}

export function sendRequest(
  port: number,
  path: string,
  question: RequestOptions = {},
): Promise<HttpResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const headers = { host: `${question.host ?? 'localhost'}:${port}`, ...question.headers };
  const outgoing = request(
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
  outgoing.on('error', reject);
  outgoing.end(question.body);
  return promise;
}

/** A form with files as a browser sends it, by the names of their fields. */
export async function formWith(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  headers: Record<string, string> = {},
): Promise<Required<Pick<RequestOptions, 'headers' | 'body'>>> {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.set(name, new Blob([bytes]), `${name}.bin`);
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { headers: { ...headers, 'content-type': type }, body: await sent.bytes() };
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
