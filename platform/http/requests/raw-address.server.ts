/**
 * Supports old clients that send an address in UTF-8 without percent-encoding. Node.js rejects it as invalid HTTP [RFC
 * 3986 §2]; the request is passed to the server again with the address encoded, and the connection is closed after the
 * response.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import type { HttpParserError } from './http-parser-error.ts';
import { isAnswering } from './reject-request.server.ts';

/** Connections that are handled here; further bytes on them are ignored. */
const handledSockets = new WeakSet<Socket>();

/** @returns Whether the request is handled; otherwise it must be rejected. */
export function retryEncoded(error: HttpParserError, socket: Socket, server: Server): boolean {
  if (handledSockets.has(socket)) return true;
  if (error.code !== 'HPE_INVALID_URL' || !socket.writable || isAnswering(socket)) return false;
  const head = Buffer.isBuffer(error.rawPacket)
    ? encodedHead(error.rawPacket.toString('latin1'), error.bytesParsed ?? 0)
    : null;
  if (head === null) return false;
  handledSockets.add(socket);
  const [ours, theirs] = duplexPair();
  // Rate limits use the network address of the original connection.
  Object.defineProperty(theirs, 'remoteAddress', { value: socket.remoteAddress });
  server.emit('connection', theirs);
  ours.pipe(socket);
  ours.write(head, 'latin1');
  socket.once('close', () => ours.destroy());
  return true;
}

/** Null unless the bytes are a complete GET or HEAD request without a body and with such bytes in its address. */
function encodedHead(bytes: string, failedAt: number): string | null {
  const [head, method, address = '', version, lines = ''] =
    /^(GET|HEAD) ([^\s\0]+) (HTTP\/1\.[01])\r\n(.*?)\r\n\r\n/s.exec(bytes) ?? [];
  if (head === undefined || failedAt > head.indexOf('\r\n') || !/[\x80-\xff]/.test(address)) return null;
  const headers = lines.split('\r\n');
  if (headers.some((line) => /^(content-length|transfer-encoding|upgrade|expect)\s*:/i.test(line)))
    return null;
  const forwarded = headers.filter((line) => !/^(connection|keep-alive)\s*:/i.test(line));
  const encoded = address.replace(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return [`${method} ${encoded} ${version}`, ...forwarded, 'connection: close', '', ''].join('\r\n');
}
