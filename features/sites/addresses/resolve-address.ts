/**
 * The URL grammar: host, path and query → a page, a redirect, or "not found" with the specification's message. Pure and
 * total: every string has exactly one result, and the target of a redirect never redirects again [S04].
 */
import { type Edition, isSiteName } from '../edition/edition.ts';
import { forwardsRest, isExternal, type Redirect } from '../edition/redirect.ts';
import type { Site } from '../edition/site.ts';
import { fillTemplate } from '../sections/search-of-section.ts';
import type { Section } from '../sections/section.ts';
import { grammarOf, type PageAt, type Row } from './grammar.ts';
import { isAllowed, matchPattern } from './path-pattern.ts';
import {
  isDefaultPageSize,
  isFirstPage,
  parseQuery,
  type QuerySchema,
  type QueryValue,
  withoutRepeats,
} from './query-schema.ts';
import { hostNameOf, resolveSite } from './resolve-site.ts';

/** A page, and what its address says: the input of its `load`. */
export interface PageMatch extends PageAt {
  params: Record<string, string>;
  search: URLSearchParams;
  /** The values of the page's query parameters in it. */
  query: Record<string, QueryValue>;
}

export type Resolution =
  | { kind: 'page'; site: Site; match: PageMatch }
  | {
      kind: 'redirect';
      /** The site it leads to. */
      site: Site;
      status: 301 | 302;
      location: string;
      /** The target, if it is a page of ours that determines its address itself. */
      target: PageMatch | null;
      /**
       * Whether the address is in the edition's table of redirects, rather than a variant spelling of a current one.
       */
      isLegacy: boolean;
    }
  | {
      kind: 'notFound';
      site: Site;
      message: string;
      /** The path is malformed, or has the form of a page's but names none [ERR-02]; otherwise the form is unknown. */
      isInvalid: boolean;
    };

/** `path` is the raw path of the request, percent-encoded, without the query. */
export function resolveAddress(edition: Edition, host: string, path: string, query: string): Resolution {
  const segments = decodedSegments(path);
  if (segments === null) {
    const { site } = resolveSite(edition, host, path.split('/').filter(Boolean));
    return { kind: 'notFound', site, message: `Page not found: ${path}`, isInvalid: true };
  }
  const address = { segments, query: withoutParameter(query, isClickIdentifier) };
  const plainPath = `/${segments.join('/').replaceAll(slashInSegment, '%2F')}`;
  const found = findIgnoringCase(edition, host, address);
  if (found.kind === 'none') return nothingAt(found, found.site, plainPath);
  if (found.kind === 'moved') return followRedirects(edition, host, found, plainPath);
  const { site, match } = found;
  const isCanonical = pathOf(found.address) === path && found.address.query === query;
  if (isCanonical) return { kind: 'page', site, match };
  return {
    kind: 'redirect',
    site,
    status: 301,
    location: addressOf(found.address),
    target: targetOf(match),
    isLegacy: false,
  };
}

/** The section whose list a page shows; undefined for a page that is none. */
export function sectionOfMatch(edition: Edition, { path }: PageMatch): Section | undefined {
  return edition.sections.find((section) => section === path.row);
}

/** A parsed address: segments of the path, individually decoded, and the raw query. */
interface ParsedAddress {
  segments: string[];
  query: string;
}

type Found =
  | { kind: 'page'; site: Site; match: PageMatch; address: ParsedAddress }
  | { kind: 'moved'; site: Site; redirect: Redirect; params: Record<string, string>; address: ParsedAddress }
  | { kind: 'none'; site: Site; isInvalid: boolean };

/** Resolves an old address to its final target, through any number of other old addresses. */
function followRedirects(
  edition: Edition,
  host: string,
  first: Extract<Found, { kind: 'moved' }>,
  plainPath: string,
): Resolution {
  let { redirect, params, address, site } = first;
  let status = redirect.status;
  // Loops are rejected when the edition loads.
  for (let steps = 0; steps <= edition.redirects.length; steps += 1) {
    const target = fillRedirect(redirect, params, address.query);
    if (isExternal(redirect))
      return { kind: 'redirect', site, status, location: target.location, target: null, isLegacy: true };
    const found = findIgnoringCase(edition, host, target.address);
    site = found.site;
    if (found.kind === 'none' && found.isInvalid && !forwardsRest(redirect))
      return nothingAt(found, first.site, plainPath);
    if (found.kind === 'none')
      return { kind: 'redirect', site, status, location: target.location, target: null, isLegacy: true };
    if (found.kind === 'page')
      return {
        kind: 'redirect',
        site,
        status,
        location: addressOf(found.address),
        target: targetOf(found.match),
        isLegacy: true,
      };
    ({ redirect, params, address } = found);
    if (redirect.status === 302) status = 302;
  }
  return nothingAt({ isInvalid: false }, first.site, plainPath);
}

function targetOf(match: PageMatch): PageMatch | null {
  return match.page.redirectsToOwnAddress ? match : null;
}

function fillRedirect(
  redirect: Redirect,
  params: Record<string, string>,
  query: string,
): { address: ParsedAddress; location: string } {
  const [path = '', own = ''] = redirect.to.split(/\?(.*)/s, 2);
  const combinedQuery = [own, query].filter(Boolean).join('&');
  if (isExternal(redirect))
    return {
      address: { segments: [], query: combinedQuery },
      location: combinedQuery === '' ? path : `${path}?${combinedQuery}`,
    };
  const address = { segments: fillTemplate(path, params).split('/').filter(Boolean), query: combinedQuery };
  return { address, location: addressOf(address) };
}

/** Canonical paths are lower case; other spellings are accepted. */
function findIgnoringCase(edition: Edition, host: string, address: ParsedAddress): Found {
  const found = find(edition, host, address);
  if (found.kind !== 'none') return found;
  const lowerCase = address.segments.map((segment) =>
    segment.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  );
  if (lowerCase.join('/') === address.segments.join('/')) return found;
  const other = find(edition, host, { ...address, segments: lowerCase });
  return other.kind === 'none' ? { ...found, isInvalid: found.isInvalid || other.isInvalid } : other;
}

function find(edition: Edition, host: string, address: ParsedAddress): Found {
  const { site, below } = resolveSite(edition, host, address.segments);
  let isInvalid = false;
  // The names of another domain's sub-sites do not exist here [X27].
  const rows = site.path === '' && isSiteName(edition, below[0] ?? '') ? [] : grammarOf(edition, site).rows;
  const isFrameHost = edition.frameHosts.includes(hostNameOf(host));
  for (const row of rows) {
    if (isFrameHost && !(row.kind === 'page' && row.page.isEmbeddable)) continue;
    const params = matchPattern(row.pattern, below);
    if (!params) continue;
    if (row.kind === 'redirect') return { kind: 'moved', site, redirect: row.redirect, params, address };
    if (row.kind === 'page' && isValid(row, params)) return pageOf(edition, site, row, params, address);
    isInvalid = true;
  }
  return { kind: 'none', site, isInvalid };
}

function isValid(
  { pattern, path: { free = [], isValid: isValidPath } }: Extract<Row, { kind: 'page' }>,
  params: Record<string, string>,
): boolean {
  const areSlugs = Object.entries(params).every(
    ([name, value]) =>
      (free.includes(name) && !value.includes(slashInSegment)) ||
      value.split('/').every((part) => /^[a-z0-9-]+$/.test(part)),
  );
  return areSlugs && isAllowed(pattern, params) && (isValidPath?.(params) ?? true);
}

function pageOf(
  edition: Edition,
  site: Site,
  row: Extract<Row, { kind: 'page' }>,
  params: Record<string, string>,
  address: ParsedAddress,
): Found {
  const fields = fieldsOf(row);
  const pagesAt = [...row.conditional, row];
  const pageSize = pagesAt.find(({ path }) => path.pageSize !== undefined)?.path.pageSize;
  const query = withoutParameter(
    withoutRepeats(address.query, fields),
    (name, value) => isFirstPage(fields, name, value) || isDefaultPageSize(fields, pageSize, name, value),
  );
  const given = new URLSearchParams(query);
  const candidates = pagesAt.map(({ page, path }): PageMatch => {
    return { page, path, params, search: given, query: parseQuery(page.query, given) };
  });
  const match = candidates.find(({ path, query: values }) => path.when?.(values) ?? true);
  const none = { kind: 'none' as const, site, isInvalid: false };
  if (!match) return none;
  if (!match.path.ownPath) return { kind: 'page', site, match, address: { ...address, query } };
  const path = match.path.ownPath(edition, site, params);
  if (path === null) return none;
  const segments = (site.path + path).split('/').filter(Boolean);
  return { kind: 'page', site, match, address: { segments, query } };
}

/** The parameters of all pages that may answer. */
function fieldsOf({ page, conditional }: Extract<Row, { kind: 'page' }>): QuerySchema['shape'] {
  const pages = [...conditional.map((one) => one.page), page];
  return Object.fromEntries(pages.flatMap(({ query }) => Object.entries(query.shape)));
}

function nothingAt({ isInvalid }: { isInvalid: boolean }, site: Site, path: string): Resolution {
  const message = isInvalid ? `Page Not Found: ${path}` : `Page not found: ${path}`;
  return { kind: 'notFound', site, message, isInvalid };
}

/** The query without the unwanted parameters, the others unchanged [REDIR-10]. */
function withoutParameter(query: string, unwanted: (name: string, value: string) => boolean): string {
  if (query === '') return '';
  const remaining = query.split('&').filter((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    return !unwanted(name, value);
  });
  return remaining.join('&');
}

function isClickIdentifier(name: string): boolean {
  return name === 'fbclid';
}

/** The canonical spelling: percent-encoded only where necessary. */
function pathOf({ segments }: ParsedAddress): string {
  const encoded = segments.map((segment) =>
    encodeURIComponent(segment.replaceAll(slashInSegment, '/').toWellFormed()),
  );
  return `/${encoded.join('/')}`;
}

function addressOf(address: ParsedAddress): string {
  return address.query === '' ? pathOf(address) : `${pathOf(address)}?${address.query}`;
}

/** Represents an encoded slash, which is not a separator; paths cannot contain the character itself. */
const slashInSegment = '\0';

/** Null for invalid paths, and for those that must not be a redirect's target. */
function decodedSegments(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    if (segments.some(isUnsafe)) return null;
    return segments.filter(Boolean).map((segment) => segment.replaceAll('/', slashInSegment));
  } catch {
    // Not valid percent-encoding, so there is no such page.
    return null;
  }
}

/** Control characters, and relative steps that a browser would resolve before its request. */
function isUnsafe(segment: string): boolean {
  return (
    [...segment].some((character) => character < ' ' || character === '\u007f') ||
    segment.split('/').some((part) => part === '.' || part === '..')
  );
}
