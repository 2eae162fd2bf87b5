/**
 * Hosts of one purpose [S59]: those of the quiz, the accounts, the live scores and the election map. Whatever has another
 * purpose does not exist there, whether it is a page, a call, a feed or a file; nor is it answered from memory.
 */
import { livescoreSetting } from '#features/livescore/public.ts';
import { type Edition, hostNameOf } from '#features/sites/public.ts';
import { BoundedMap } from '#platform/cache/bounded-map.ts';
import { pathPattern } from '#platform/http/requests/path-of-route.ts';
import { addressesOf, type CallTable } from '../calls/call-table.ts';

export interface ServiceHosts {
  /** @param host The Host header. @param path The raw path, without the query. */
  serves(host: string | undefined, path: string): boolean;
  /** Whether its visitors are programs, which get a problem document instead of an error page. */
  isForPrograms(host: string | undefined): boolean;
}

interface ServiceHost {
  isForPrograms: boolean;
  /** Beginnings of the paths that it serves besides the calls with addresses of its own. */
  folders: readonly string[];
}

/** The page of the map needs its scripts, styles and icons, which are those of all pages. */
const mapFolders = [
  '/valasztasi-terkep',
  '/_',
  '/favicon',
  '/apple-touch-icon',
  '/icon-',
  '/site.webmanifest',
];
const livescoreFolders = ['/livescore/', '/api/livescore/', '/api/openapi.json'];

export function createServiceHosts(edition: Edition, { all }: Pick<CallTable, 'all'>): ServiceHosts {
  const hosts = new Map<string, ServiceHost>([
    ...edition.quiz.hosts.map((name) => [name, { isForPrograms: true, folders: [] }] as const),
    ...edition.account.hosts.map((name) => [name, { isForPrograms: true, folders: [] }] as const),
    ...(livescoreSetting.of(edition)?.hosts ?? []).map(
      (name) => [name, { isForPrograms: true, folders: livescoreFolders }] as const,
    ),
    ...edition.frameHosts.map((name) => [name, { isForPrograms: false, folders: mapFolders }] as const),
  ]);
  const own = Map.groupBy(
    all
      .flatMap((call) => addressesOf(call, edition))
      .flatMap(({ host, path }) => (host === undefined ? [] : [{ host, pattern: pathPattern(path) }])),
    ({ host }) => host,
  );
  // Parsing the header costs a tenth of an answer from memory; a client can invent hosts.
  const known = new BoundedMap<string, { name: string; found: ServiceHost | null }>(1_000);

  function hostOf(header = ''): { name: string; found: ServiceHost | null } {
    const before = known.get(header);
    if (before) return before;
    const name = hostNameOf(header);
    const host = { name, found: hosts.get(name) ?? null };
    known.set(header, host);
    return host;
  }

  return {
    serves(header, path) {
      const { name, found } = hostOf(header);
      if (found === null || found.folders.some((folder) => path.startsWith(folder))) return true;
      return own.get(name)?.some(({ pattern }) => pattern.test(path)) ?? false;
    },
    isForPrograms: (header) => hostOf(header).found?.isForPrograms ?? false,
  };
}
