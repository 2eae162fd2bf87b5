/**
 * Under which name an answer is kept: the domain that answers, the path, and the parameters that change the answer.
 * Null for a request whose answer is for one person, or that is not for reading.
 */
import type { IncomingMessage } from 'node:http';
import { autoBlockVariants, recommenderVersions, variantAsked } from '#features/front/public.ts';
import { isOfProgram } from '#features/imports/public.server.ts';
import { type Edition, mainSite, pageNumber, pageSize, postsParameters } from '#features/sites/public.ts';
import { siteHeader, siteOfCall } from './api/site-of-call.ts';
import { appParameter, asksForApp } from './app-mode.ts';
import { isFeedPath, wholeTexts } from './feeds/feed-address.ts';
import { pagePathOf, withShell } from './payload/payload-address.ts';

/**
 * Parameters that change an answer, and which of their values do; any other changes nothing and must not fill the
 * cache [S05].
 */
type KnownParameters = ReadonlyMap<string, (value: string) => boolean>;

const ofPages: KnownParameters = new Map([
  // The first page's own number leads to the address without it.
  ['oldal', (value) => value === '1' || pageNumber(value) > 1],
  ['perPage', (value) => pageSize(value) !== null],
  ...postsParameters,
]);
const ofCalls = withAnyValue([
  ...['page', 'limit', 'perPage', 'ids'],
  ...['tag', 'mstag', 'author', 'flag', 'parent'].map((name) => `filters[${name}]`),
]);

/** The archive's page and the calls that search it. */
const ofSearches = withAnyValue('term filters sites sort from to oldal perPage limit for'.split(' '));
const searches = /(^|\/)archivum$|^\/api\/search(\/|$)/;

/** Exchange rates, as a page and as a call. */
const ofExchange = withAnyValue('currency base range amount from to'.split(' '));
const exchange = /^\/(arfolyam|api\/exchange)$/;
/** Supporters of a day, or since one. */
const ofSupporters = withAnyValue(['day', 'from']);
const supporters = /^\/api\/(minutes|counter)$/;

/** Calls with variants, and how many: whatever else is asked for is the first one [X31]. */
const variantsOn = new Map([
  ['/api/index/auto-block', autoBlockVariants],
  ['/api/recommended/mstag/all', recommenderVersions],
]);

/** What every open page of a live blog asks for, and is the same on all of them [S15]. */
const forAllSites = /^\/api\/articles\/[^/]+\/version$/;

/** With these a page's address is another one: a click's mark is taken off, an imported story's number leads to the story. */
const leadElsewhere: KnownParameters = new Map([
  ['fbclid', () => true],
  ['p', isNumber],
  ['page_id', isNumber],
]);

function isNumber(value: string): boolean {
  return /^\d{1,12}$/.test(value);
}

export type KeyOf = (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string | null;

export function createKeyOf(edition: Edition): KeyOf {
  const main = mainSite(edition);
  const domains = new Map([
    ...edition.sites.flatMap((site) =>
      site.domains.map((name): [string, string] => [name, site.domains[0] ?? name]),
    ),
    // What these answer is no site's.
    ...edition.quiz.hosts.map((name): [string, string] => [name, name]),
  ]);
  /**
   * By header and address as they came. Taking them apart costs a tenth of a request that is answered from memory, and
   * a string that was put together a moment ago costs another tenth to look up: these have been looked up before.
   */
  const byDomain = new Map<string, Spelled>();
  const known = new Map<string, Spelled>();

  function spelledOn(host: string): Spelled {
    const found = known.get(host);
    if (found !== undefined) return found;
    const domain = domains.get(hostName(host)) ?? main.domains[0] ?? '';
    const spelled = byDomain.get(domain) ?? { domain, names: new Map() };
    byDomain.set(domain, spelled);
    // Anybody can invent hosts.
    if (known.size < 1_000) known.set(host, spelled);
    return spelled;
  }

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { headers, url = '/' } = request;
    if (headers.authorization !== undefined || headers.cookie?.includes('access_token=')) return null;
    const spelled = spelledOn(headers.host ?? '');
    const { key, isCall } = spelled.names.get(url) ?? remember(spelled, url);
    if (key === null || !isCall) return key;
    return `${key} ${siteOfCall(edition, headers[siteHeader]).slug}`;
  };
}

/** What addresses on one domain are called in the cache. */
interface Spelled {
  domain: string;
  names: Map<string, Name>;
}

interface Name {
  /** Null when the answer is not kept. */
  key: string | null;
  /** A call, whose answer is for one site. */
  isCall: boolean;
}

/** Anybody can invent addresses, long ones above all. */
const remembered = { addresses: 20_000, length: 300 };

function remember({ domain, names }: Spelled, url: string): Name {
  const start = url.indexOf('?');
  const path = oneSpelling(start < 0 ? url : url.slice(0, start));
  const query = start < 0 ? '' : meaningful(path, url.slice(start + 1));
  const isCall = path.startsWith('/api/') && !forAllSites.test(path);
  const name = { key: query === null ? null : domain + path + query, isCall };
  if (url.length > remembered.length) return name;
  if (names.size >= remembered.addresses) names.clear();
  names.set(url, name);
  return name;
}

/** A path can be percent-encoded in as many ways as it is long, and all of them are the same page. */
function oneSpelling(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path).split('/').map(encodeURIComponent).join('/');
  } catch {
    // Not percent-encoded text: nothing is there, under whatever name.
    return path;
  }
}

function hostName(host: string): string {
  const port = host.lastIndexOf(':');
  const name = port > 0 && !host.endsWith(']') ? host.slice(0, port) : host;
  return name.toLowerCase().replace(/\.$/, '');
}

/**
 * Names are compared as a page will read them, decoded. A parameter that comes twice is left to whoever reads it:
 * which of the two counts must not depend on what is kept.
 */
function meaningful(path: string, query: string): string | null {
  if (isFeedPath(path)) return feedQuery(query);
  const page = pagePathOf(path);
  const known = parametersOf(page ?? path);
  // An imported story's, whose query says which one it is.
  const isFormer = isOfProgram(page ?? path);
  const seen = new Set<string>();
  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (known !== ofCalls && leadElsewhere.get(name)?.(value)) return null;
    const variants = name === 'v' ? variantsOn.get(path) : undefined;
    const changes = (page !== null && name === withShell) || isFormer ? () => true : known.get(name);
    if (variants === undefined && changes === undefined) continue;
    if (seen.has(name)) return null;
    seen.add(name);
    if (variants !== undefined) kept.set(name, String(variantAsked(value, variants)));
    else if (changes?.(value)) kept.set(name, value);
  }
  // However it is spelled, a page has one form inside the app and one outside.
  if (known !== ofCalls && asksForApp(query)) kept.set(appParameter, '1');
  const parts = [...kept].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return parts.length === 0 ? '' : `?${parts.toSorted().join('&')}`;
}

function withAnyValue(names: readonly string[]): KnownParameters {
  return new Map(names.map((name) => [name, () => true]));
}

function parametersOf(path: string): KnownParameters {
  if (searches.test(path)) return ofSearches;
  if (exchange.test(path)) return ofExchange;
  if (supporters.test(path)) return ofSupporters;
  return path.startsWith('/api/') ? ofCalls : ofPages;
}

/** A feed carries leads or whole texts, and nothing else in its address changes it. */
function feedQuery(query: string): string {
  const { name, value } = wholeTexts;
  return new URLSearchParams(query).get(name) === value ? `?${name}=${value}` : '';
}
