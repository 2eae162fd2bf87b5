/** `GET http://host/path HTTP/1.1`, which proxies send, is the same as `GET /path` with that host [RFC 9112 §3.2.2]. */
import type { IncomingMessage } from 'node:http';

export function toOriginForm(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const [, host, rest] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(url) ?? [];
  if (host === undefined || rest === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
