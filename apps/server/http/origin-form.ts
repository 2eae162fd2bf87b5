/** `GET http://host/path HTTP/1.1`, which proxies send, is the same as `GET /path` with that host [RFC 9112 §3.2.2]. */
import type { IncomingMessage } from 'node:http';
import { isHost } from '#platform/http/requests/host-header.ts';

/** @returns False if the authority is not a valid host, such as one with a password. */
export function toOriginForm(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/')) return true;
  const [, host, rest] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(url) ?? [];
  if (host === undefined || rest === undefined) return true;
  if (!isHost(host)) return false;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}
