import { fetchOnce, RemoteServerError, type TextRequest } from './fetch-text.server.ts';

/**
 * `fetch` for packages that have no limits of their own: one request to an address of the settings, with the limits of
 * `fetchOnce` on the time and the bytes of its answer. A redirect is a failure.
 * @example Stripe.createFetchHttpClient(guardedFetch({ maxBytes: 1_048_576 }))
 */
export function guardedFetch(limits: Pick<TextRequest, 'maxBytes' | 'timeoutMs'>): typeof fetch {
  return async (target, init) => {
    const request = new Request(target, init);
    const { host } = new URL(request.url);
    const body = await request.text();
    const { status, headers, text } = await fetchOnce({
      ...limits,
      url: request.url,
      method: methodOf(request),
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
      allowedHosts: [host],
      ...(body === '' ? {} : { body }),
    });
    if (status >= 300 && status < 400) throw new RemoteServerError(host, `redirects with ${status}`, status);
    const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || ofTransfer.has(name) ? [] : [[name, String(value)]],
    );
    return new Response(status === 204 ? null : text, { status, headers: kept });
  };
}

/** The text is unpacked, so these no longer describe it. */
const ofTransfer = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
const methods = ['GET', 'POST', 'DELETE'] as const;

function methodOf({ method }: Request): (typeof methods)[number] {
  const found = methods.find((one) => one === method);
  if (found === undefined) throw new TypeError(`requests with ${method} are not sent`);
  return found;
}
