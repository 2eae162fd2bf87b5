import dns, { type LookupAddress } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher, interceptors, request as send } from 'undici';
import { isInNamedRange, isNamedHost, isPublic, type NamedHosts } from './public-address.server.ts';

/**
 * A request to another server. The URL may be untrusted (from a feed, an import, a redirect), so only the public
 * internet is requested, and hosts that the operator or the edition names; time, bytes and redirects are limited.
 */
export interface TextRequest {
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal: AbortSignal;
  /** 16 MB when absent; of the decompressed body. */
  maxBytes?: number;
  /** 20 seconds when absent; for the whole answer with its redirects. */
  timeoutMs?: number;
  /** Of `timeoutMs`, the part for the name, the connection and its encryption; all of it when absent. */
  connectTimeoutMs?: number;
  /** Hosts that may be requested although they are not on the public internet. */
  allowedHosts?: NamedHosts;
}

const defaultTimeoutMs = 20_000;
const defaultMaxBytes = 16 * 1024 * 1024;
const maxRedirects = 5;

/** A failed request to another server: a sentence for the log, without secrets from URLs. */
export class RemoteServerError extends Error {
  override name = 'RemoteServerError';
  readonly status: number | null;
  /** False if there was no connection on which the request could have reached the server. */
  readonly wasSent: boolean;

  constructor(
    host: string,
    what: string,
    status: number | null = null,
    { wasSent = true, ...options }: ErrorOptions & { wasSent?: boolean } = {},
  ) {
    super(`${host} ${what}`, options);
    this.status = status;
    this.wasSent = wasSent;
  }
}

/** Requests a URL from the edition's own settings, on any host; its redirects are checked as usual. */
export function fetchFromOwnSetting(request: TextRequest): Promise<string> {
  return fetchText({ ...request, allowedHosts: [new URL(request.url).host] });
}

/** The body of a 2xx response as text; throws otherwise. */
export async function fetchText(request: TextRequest): Promise<string> {
  return (await fetchWithHeaders(request)).text;
}

export interface TextAnswer {
  text: string;
  headers: IncomingHttpHeaders;
}

/** The body of a 2xx response with its headers; throws otherwise. */
export async function fetchWithHeaders(question: TextRequest): Promise<TextAnswer> {
  const { bytes, headers } = await fetchBytes(question);
  return { text: new TextDecoder().decode(bytes), headers };
}

/** The same for what is no text, such as a picture. */
export async function fetchBytes({
  maxBytes = defaultMaxBytes,
  timeoutMs = defaultTimeoutMs,
  signal,
  allowedHosts = [],
  ...target
}: TextRequest): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { method = 'GET', headers = {}, body } = target;
  const first = { url: checked(target.url), method, headers, body };
  try {
    const answer = await followRedirects(first, {
      signal: AbortSignal.any([signal, timeout]),
      named: allowedHosts,
    });
    return { bytes: await readBytes(answer, first.url, maxBytes), headers: answer.headers };
  } catch (error) {
    throw failureOf(error, first.url, { signal, timeout, timeoutMs });
  }
}

export interface RawAnswer extends TextAnswer {
  status: number;
}

/**
 * The response of any status, to exactly one request: a redirect is returned and not followed. For services whose
 * refusals have a meaning. Throws `RemoteServerError` when there is no response.
 */
export async function fetchOnce({
  maxBytes = defaultMaxBytes,
  timeoutMs = defaultTimeoutMs,
  connectTimeoutMs,
  signal,
  allowedHosts = [],
  ...target
}: TextRequest): Promise<RawAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const { method = 'GET', headers = {}, body } = target;
  const hop = { url: checked(target.url), method, headers, body };
  let wasSent = false;
  try {
    const answer = await requestOnce(hop, {
      signal: AbortSignal.any([signal, timeout]),
      named: allowedHosts,
      connectTimeoutMs,
      onConnect: () => {
        wasSent = true;
      },
    });
    const bytes = await readBytes(answer, hop.url, maxBytes);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: new TextDecoder().decode(bytes),
    };
  } catch (error) {
    throw failureOf(error, hop.url, { signal, timeout, timeoutMs, wasSent });
  }
}

interface Waiting {
  signal: AbortSignal;
  timeout: AbortSignal;
  timeoutMs: number;
  wasSent?: boolean;
}

function failureOf(
  error: unknown,
  { host }: URL,
  { signal, timeout, timeoutMs, wasSent = true }: Waiting,
): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof RemoteServerError) return error;
  const what = timeout.aborted ? `did not answer in ${timeoutMs / 1000} s` : 'could not be reached';
  return new RemoteServerError(host, what, null, { cause: error, wasSent });
}

interface Hop {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

interface Bounds {
  signal: AbortSignal;
  named: NamedHosts;
  connectTimeoutMs?: number | undefined;
  /** The connection is there, with its encryption, and the request goes out. */
  onConnect?(): void;
}

async function followRedirects(first: Hop, bounds: Bounds): Promise<Answer> {
  let hop = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await requestOnce(hop, bounds);
    const status = answer.statusCode;
    if (status >= 200 && status < 300) return answer;
    answer.body.on('error', () => undefined).destroy();
    const location = [answer.headers.location].flat()[0];
    if (!redirecting.has(status) || location === undefined)
      throw new RemoteServerError(hop.url.host, `answered ${status}`, status);
    hop = hopTo(location, hop, status);
  }
  throw new RemoteServerError(first.url.host, `redirects more than ${maxRedirects} times`);
}

const redirecting = new Set([301, 302, 303, 307, 308]);

function hopTo(location: string, from: Hop, status: number): Hop {
  const url = checked(location, from.url);
  // Credentials for one server must not be sent to another.
  const headers =
    url.origin === from.url.origin
      ? from.headers
      : without(/^(authorization|cookie|x-.*key)$/i, from.headers);
  if (status === 307 || status === 308) return { ...from, url, headers };
  return { url, method: 'GET', headers: without(/^content-/i, headers), body: undefined };
}

function without(names: RegExp, headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}

function checked(address: string, from?: URL): URL {
  const url = URL.parse(address, from);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw from
      ? new RemoteServerError(from.host, 'redirects to an address that is not http or https')
      : new RemoteServerError('The address', 'is not http or https');
  return url;
}

type Answer = Dispatcher.ResponseData;

async function requestOnce(hop: Hop, bounds: Bounds): Promise<Answer> {
  const { url, method, body = null } = hop;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address needs no lookup, so it is checked here.
  if (isIP(host) !== 0 && !isAllowed(url, host, bounds.named)) throw refusal(url, host);
  // A new connection: a kept-alive one may lead to another address than the checked one.
  const agent = new Agent({ connect: checkedConnector(url, bounds), pipelining: 0, allowH2: false });
  return send(url, {
    method,
    headers: {
      'user-agent': 'lapzarta',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      ...hop.headers,
    },
    body,
    signal: bounds.signal,
    dispatcher: agent.compose(interceptors.decompress({ skipErrorResponses: false })),
  });
}

function checkedConnector(
  url: URL,
  { named, connectTimeoutMs, onConnect }: Bounds,
): buildConnector.connector {
  const lookup = checkedLookup(url, named);
  // Without a limit of its own the connection has the time of the whole answer.
  const connect = buildConnector({ lookup, timeout: connectTimeoutMs ?? 0, allowH2: false });
  return (options, connected) =>
    connect(options, (...[error, socket]) => {
      if (error) return connected(error, null);
      onConnect?.();
      connected(null, socket);
    });
}

/** Connects to the addresses that were checked: a second lookup could return another one (DNS rebinding). */
function checkedLookup(url: URL, named: NamedHosts): LookupFunction {
  return (name, options, found) => {
    dns.lookup(name, { ...options, all: true }, (error, all: LookupAddress[]) => {
      const [first, ...others] = (all ?? []).filter(({ address }) => isAllowed(url, address, named));
      if (error) found(error, []);
      else if (!first) found(refusal(url, all[0]?.address ?? 'nowhere'), []);
      else if (options.all) found(null, [first, ...others]);
      else found(null, first.address, first.family);
    });
  };
}

function isAllowed(url: URL, address: string, named: NamedHosts): boolean {
  return isPublic(address) || isNamedHost(url, named) || isInNamedRange(address, named);
}

function refusal(url: URL, address: string): RemoteServerError {
  return new RemoteServerError(url.host, `is not requested: ${address} is not a public address`);
}

async function readBytes({ body }: Answer, url: URL, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new RemoteServerError(url.host, `answered with more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
