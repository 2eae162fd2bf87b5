/**
 * The cache key of an answer: domain, path, and the parameters that change the answer. Null for methods other than GET
 * and HEAD, and for refused requests. The key ignores the viewer: where the newsroom sees more, its requests bypass the
 * cache.
 */

import type { IncomingMessage } from 'node:http';
import { storedQuery } from '#features/imports/public.server.ts';
import type { RegisteredCall } from '#features/kit/public.ts';
import { livescoreSetting } from '#features/livescore/public.ts';
import {
  appParameter,
  type Edition,
  hostNameOf,
  mainSite,
  normalQuery,
  resolveAddress,
} from '#features/sites/public.ts';
import { siteHeader, siteOfCall } from '../api/site-of-call.ts';
import { apiFolder, type CallTable, isStored } from '../calls/call-table.ts';
import { pagePathOf, shellParameter } from '../payload/payload-address.ts';
import { isAppQuery } from '../render/app-mode.ts';

export type KeyOf = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string | null;

export function createKeyOf(edition: Edition, calls: Pick<CallTable, 'find'>): KeyOf {
  const main = mainSite(edition);
  const domains = new Map([
    ...edition.sites.flatMap((site) =>
      site.domains.map((name): [string, string] => [name, site.domains[0] ?? name]),
    ),
    // These hosts belong to no site.
    ...[
      ...edition.quiz.hosts,
      ...edition.account.hosts,
      ...edition.frameHosts,
      ...(livescoreSetting.of(edition)?.hosts ?? []),
    ].map((name): [string, string] => [name, name]),
  ]);
  /**
   * Keyed by the raw Host header and URL. Parsing them costs a tenth of a request answered from memory, and looking up
   * a newly concatenated string costs another tenth: these strings have been looked up before.
   */
  const byDomain = new Map<string, DomainKeys>();
  const known = new Map<string, DomainKeys>();

  function domainKeysOf(host: string): DomainKeys {
    const found = known.get(host);
    if (found !== undefined) return found;
    const domain = domains.get(hostNameOf(host)) ?? main.domains[0] ?? '';
    const domainKeys = byDomain.get(domain) ?? { domain, keysByUrl: new Map() };
    byDomain.set(domain, domainKeys);
    // A client can invent hosts.
    if (known.size < 1_000) known.set(host, domainKeys);
    return domainKeys;
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { headers, url = '/' } = request;
    const domainKeys = domainKeysOf(headers.host ?? '');
    const { key, isPerSite } =
      domainKeys.keysByUrl.get(url) ??
      rememberKey(domainKeys, url, (path, query) =>
        keyEntryFor({ edition, calls, domain: domainKeys.domain }, path, query),
      );
    if (key === null || !isPerSite) return key;
    return `${key} ${siteOfCall(edition, headers[siteHeader]).slug}`;
  };
}

/** The cache keys of one domain, by URL. */
interface DomainKeys {
  domain: string;
  keysByUrl: Map<string, KeyEntry>;
}

interface KeyEntry {
  /** Null if the answer is not cached. */
  key: string | null;
  /** Whether the answer of a call depends on its site. */
  isPerSite: boolean;
}

/** Limits: a client can invent addresses, especially long ones. */
const keyLimits = { addresses: 20_000, length: 300 };

function rememberKey(
  { keysByUrl }: DomainKeys,
  url: string,
  keyEntryFor: (path: string, query: string) => KeyEntry,
): KeyEntry {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const name = keyEntryFor(path, query);
  if (url.length > keyLimits.length) return name;
  if (keysByUrl.size >= keyLimits.addresses) keysByUrl.clear();
  keysByUrl.set(url, name);
  return name;
}

interface KeyContext {
  edition: Edition;
  calls: Pick<CallTable, 'find'>;
  domain: string;
}

function keyEntryFor(keyContext: KeyContext, path: string, query: string): KeyEntry {
  const { calls, domain } = keyContext;
  const call = calls.find(domain, path);
  if (call) return keyOfCall(call, domain, path, query);
  const key = path.startsWith(apiFolder) ? null : pageKey(keyContext, path, query);
  return { key, isPerSite: false };
}

function keyOfCall(
  { traits, normalQuery }: RegisteredCall,
  domain: string,
  path: string,
  query: string,
): KeyEntry {
  const values = isStored(traits) ? normalQuery(query) : null;
  if (values === null) return { key: null, isPerSite: false };
  const place = traits.varies === 'nothing' ? path : domain + path;
  return { key: place + values, isPerSite: traits.varies === 'site' };
}

/** The key of a page, its payload, a redirect or a "not found". */
function pageKey({ edition, domain }: KeyContext, path: string, query: string): string | null {
  const page = pagePathOf(path);
  const found = resolveAddress(edition, domain, page ?? path, query);
  // A redirect carries its whole query, so each query is a separate answer.
  if (found.kind === 'redirect')
    return page !== null || query.length > keyLimits.length ? null : `${domain} redirect: ${path}?${query}`;
  if (found.kind === 'page' && found.match.page.audience !== 'everyone') return null;
  const values =
    found.kind === 'page'
      ? normalQuery(found.match.page.query, found.match.query)
      : storedQuery(page ?? path, query).slice(1);
  return domain + path + withForm(values, query, page !== null);
}

/** Adds the form of the answer: a page has one in the app and one outside, a payload one with and one without shell. */
function withForm(values: string, query: string, isPayload: boolean): string {
  const parameters = values === '' ? [] : values.split('&');
  if (isAppQuery(query)) parameters.push(`${appParameter}=1`);
  if (isPayload && new URLSearchParams(query).has(shellParameter)) parameters.push(`${shellParameter}=`);
  return parameters.length === 0 ? '' : `?${parameters.toSorted().join('&')}`;
}
