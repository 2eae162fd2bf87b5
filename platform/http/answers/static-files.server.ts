/** Files of the build, cached in memory with their compressed forms: few, small, and the same for all clients. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor, matchesEtag } from '../requests/content-negotiation.server.ts';
import { forAllOrigins, noSniff, svgSecurityHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  type: string;
  /** Undefined where an encoding would save nothing. */
  forms: { br?: StaticForm; gzip?: StaticForm; identity: StaticForm };
}

interface StaticForm {
  /** Each encoding needs its own tag, or a proxy could combine parts of two. */
  etag: string;
  encoding: Encoding;
  body: Buffer;
}

export interface StaticFiles {
  add(path: string, body: Buffer): Promise<void>;
  /** True when the path is one of the files and the response is sent. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean;
}

/** Names contain a hash of the content, so the files never change. */
const forEver = 'public, max-age=31536000, immutable';

/** @param folders Folders by the beginning of their files' addresses: `{ '/_assets/': 'dist/web/_assets' }`. */
export async function readStaticFiles(folders: Readonly<Record<string, string>>): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const add = async (path: string, body: Buffer): Promise<void> => {
    files.set(path, await pack(path, body));
  };
  const addFolder = async ([prefix, folder]: [string, string]): Promise<void> => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    await Promise.all(
      names
        .filter((entry) => entry.isFile() && extname(entry.name) in types)
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          await add(prefix + relative(folder, path).split(sep).join('/'), await readFile(path));
        }),
    );
  };
  await Promise.all(Object.entries(folders).map(addFolder));
  return {
    add,
    answer(path, request, response) {
      const file = request.method === 'GET' || request.method === 'HEAD' ? files.get(path) : undefined;
      if (!file) return false;
      send(file, request, response);
      return true;
    },
  };
}

async function pack(path: string, plain: Buffer): Promise<StaticFile> {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const identity: StaticForm = { etag: `"${hash}"`, encoding: 'identity', body: plain };
  if (type === 'font/woff2') return { type, forms: { identity } };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  const br: StaticForm = { etag: `"${hash}-br"`, encoding: 'br', body: brotli };
  return { type, forms: { br, gzip: { etag: `"${hash}-gzip"`, encoding: 'gzip', body: gzipped }, identity } };
}

function send({ type, forms }: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const wanted = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  const { etag, encoding, body } = forms[wanted] ?? forms.identity;
  const headers = {
    'content-type': type,
    'cache-control': forEver,
    ...(type.startsWith('image/svg') ? svgSecurityHeaders : noSniff),
    ...forAllOrigins,
    vary: 'Accept-Encoding',
    etag,
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
