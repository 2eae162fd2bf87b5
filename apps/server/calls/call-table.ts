/** Finds the call at an address, before the framework sees the request. */
import type { CallAddress, CallTraits, RegisteredCall } from '#features/kit/public.ts';
import type { Edition } from '#features/sites/public.ts';
import { pathPattern, placeholders } from '#platform/http/requests/path-of-route.ts';
import type { CallContext } from './call-context.ts';

export interface CallTable {
  all: readonly RegisteredCall<CallContext>[];
  /** The call that answers GET. */
  find(host: string, path: string): RegisteredCall | null;
  /** Whether scripts of any origin may read what is at this path [S42]. */
  isOpen(path: string): boolean;
  /** Paths, in the syntax of routes, of those outside the API. */
  openFiles: readonly string[];
}

/** Below this path there are only calls. */
export const apiFolder = '/api/';

export function createCallTable(calls: readonly RegisteredCall<CallContext>[], edition: Edition): CallTable {
  const rows = calls
    .filter(({ traits }) => traits.method === 'GET')
    .flatMap((call) =>
      addressesOf(call, edition).map(({ path, host = null }) => ({
        call,
        path,
        host,
        pattern: pathPattern(path),
        // Literal segments before parameters, and parameters before anything, as in the router.
        order: path.endsWith('*') ? Infinity : placeholders(path),
      })),
    )
    .toSorted((one, other) => one.order - other.order);
  const openFiles = rows.filter(
    ({ call, path }) => call.traits.cors === 'anybody' && !path.startsWith(apiFolder),
  );
  return {
    all: calls,
    find: (host, path) =>
      rows.find((row) => (row.host === null || row.host === host) && row.pattern.test(path))?.call ?? null,
    isOpen: (path) =>
      // Scripts of any origin may read 404 and 405 responses, so paths below /api without a call are open.
      path.startsWith(apiFolder)
        ? (rows.find(({ pattern }) => pattern.test(path))?.call.traits.cors ?? 'anybody') === 'anybody'
        : openFiles.some(({ pattern }) => pattern.test(path)),
    openFiles: openFiles.map(({ path }) => path),
  };
}

export function addressesOf({ traits: { path } }: RegisteredCall, edition: Edition): readonly CallAddress[] {
  return typeof path === 'string' ? [{ path }] : path(edition);
}

/** Whether answers are the same for all readers and kept in memory. */
export function isStored({ audience, caching: name }: CallTraits): boolean {
  return audience === 'everyone' && (name === 'page' || name === 'poll' || name === 'live');
}
