/**
 * The URL grammar: host, path and query → a page, a redirect, or "not found" with the specification's message.
 * Pure and total: every string has exactly one answer, and where a redirect leads nothing here redirects again [S04].
 */
import { placeOfDocument } from './content-page.ts';
import { type Edition, isSiteName } from './edition.ts';
import { grammarOf, type Row } from './grammar.ts';
import type { PageAddress, StoryAddress } from './page-address.ts';
import { pageNumber, pageSize } from './page-number.ts';
import { isAllowed, matchPattern } from './path-pattern.ts';
import { isElsewhere, type Redirect } from './redirect.ts';
import { resolveSite } from './resolve-site.ts';
import { filled } from './search-of-section.ts';
import type { Site } from './site.ts';

export type Resolution =
  | { kind: 'page'; site: Site; address: PageAddress }
  | {
      kind: 'redirect';
      /** The site it leads to. */
      site: Site;
      status: 301 | 302;
      location: string;
      /** Where it leads to a story: its canonical address, which only the story knows, saves a second step. */
      story: StoryAddress | null;
      /** Whether the old address is one of the edition's table, and not the same one written untidily. */
      isLegacy: boolean;
    }
  | { kind: 'notFound'; site: Site; message: string };

/** `path` is the raw path of the request, percent-encoded, without the query. */
export function resolveAddress(edition: Edition, host: string, path: string, query: string): Resolution {
  const decoded = decodePath(path);
  if (decoded === null) {
    const { site } = resolveSite(edition, host, []);
    return { kind: 'notFound', site, message: `Page not found: ${path}` };
  }
  const asked = { segments: decoded.split('/').filter(Boolean), query: withoutParameter(query, isClickMark) };
  const plain = `/${asked.segments.join('/')}`;
  const found = findInAnyCase(edition, host, asked);
  if (found.kind === 'none') return { kind: 'notFound', site: found.site, message: messageOf(found, plain) };
  if (found.kind === 'moved') return follow(edition, host, found, plain);
  const { site, address } = found;
  const isCanonical = pathOf(found.place) === decoded && found.place.query === query;
  if (isCanonical) return { kind: 'page', site, address };
  const story = address.route === 'single_article' ? address : null;
  return { kind: 'redirect', site, status: 301, location: addressOf(found.place), story, isLegacy: false };
}

/** Where in the grammar: segments of the decoded path, and the query as it is written. */
interface Place {
  segments: string[];
  query: string;
}

type Found =
  | { kind: 'page'; site: Site; address: PageAddress; place: Place }
  | { kind: 'moved'; site: Site; redirect: Redirect; params: Record<string, string>; place: Place }
  | { kind: 'none'; site: Site; isInvalid: boolean };

/** An old address → where it leads in the end, however many old addresses lie between. */
function follow(
  edition: Edition,
  host: string,
  first: Extract<Found, { kind: 'moved' }>,
  asked: string,
): Resolution {
  let { redirect, params, place, site } = first;
  let status = redirect.status;
  // Loops are refused when the edition loads.
  for (let steps = 0; steps <= edition.redirects.length; steps += 1) {
    const target = targetOf(redirect, params, place.query);
    if (isElsewhere(redirect))
      return { kind: 'redirect', site, status, location: target.location, story: null, isLegacy: true };
    const found = findInAnyCase(edition, host, target.place);
    site = found.site;
    if (found.kind === 'none' && found.isInvalid)
      return { kind: 'notFound', site: first.site, message: messageOf(found, asked) };
    if (found.kind === 'none')
      return { kind: 'redirect', site, status, location: target.location, story: null, isLegacy: true };
    if (found.kind === 'page') {
      const story = found.address.route === 'single_article' ? found.address : null;
      return { kind: 'redirect', site, status, location: addressOf(found.place), story, isLegacy: true };
    }
    ({ redirect, params, place } = found);
    if (redirect.status === 302) status = 302;
  }
  return { kind: 'notFound', site: first.site, message: `Page not found: ${asked}` };
}

function targetOf(
  redirect: Redirect,
  params: Record<string, string>,
  query: string,
): { place: Place; location: string } {
  const [path = '', own = ''] = redirect.to.split(/\?(.*)/s, 2);
  const whole = [own, query].filter(Boolean).join('&');
  if (isElsewhere(redirect))
    return { place: { segments: [], query: whole }, location: whole === '' ? path : `${path}?${whole}` };
  const place = { segments: filled(path, params).split('/').filter(Boolean), query: whole };
  return { place, location: addressOf(place) };
}

/** Canonical paths are written small; a reader may not know that. */
function findInAnyCase(edition: Edition, host: string, place: Place): Found {
  const found = find(edition, host, place);
  if (found.kind !== 'none') return found;
  const small = place.segments.map((segment) =>
    segment.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
  );
  if (small.join('/') === place.segments.join('/')) return found;
  const other = find(edition, host, { ...place, segments: small });
  return other.kind === 'none' ? { ...found, isInvalid: found.isInvalid || other.isInvalid } : other;
}

function find(edition: Edition, host: string, place: Place): Found {
  const { site, below } = resolveSite(edition, host, place.segments);
  let isInvalid = false;
  // The names of another domain's sub-sites lead nowhere here [X27].
  const rows = site.path === '' && isSiteName(edition, below[0] ?? '') ? [] : grammarOf(edition, site).rows;
  for (const row of rows) {
    const params = matchPattern(row.pattern, below);
    if (!params) continue;
    if (!isValid(row, params)) isInvalid = true;
    else if (row.kind === 'redirect') return { kind: 'moved', site, redirect: row.redirect, params, place };
    else return pageOf(edition, site, row, params, place);
  }
  return { kind: 'none', site, isInvalid };
}

function isValid(row: Row, params: Record<string, string>): boolean {
  if (row.kind === 'redirect') return true;
  // A story is looked up by its slug alone: whatever section stands before the date, the story knows its own.
  const areSlugs = Object.entries(params).every(
    ([name, value]) => name === 'superTag' || value.split('/').every((part) => /^[a-z0-9-]+$/.test(part)),
  );
  if (!areSlugs || !isAllowed(row.pattern, params)) return false;
  return row.kind === 'section' || (row.route.isValid?.(params) ?? true);
}

function pageOf(
  edition: Edition,
  site: Site,
  row: Exclude<Row, { kind: 'redirect' }>,
  params: Record<string, string>,
  asked: Place,
): Found {
  const [frontList] = grammarOf(edition, site).frontLists;
  const isFront = row.kind === 'coded' && row.route.name === 'index';
  const place = { ...asked, query: withoutParameter(asked.query, isFirstPage) };
  const query = new URLSearchParams(place.query);
  const page = pageNumber(query.get('oldal'));
  const section = isFront && page > 1 ? frontList : row.kind === 'section' ? row.section : undefined;
  const address: PageAddress | undefined = section
    ? { route: 'section', section, params, page, perPage: pageSize(query.get('perPage')) }
    : row.kind === 'coded'
      ? row.route.address(params, place.query)
      : undefined;
  if (address?.route === 'doc') return documentAt(edition, site, address, place);
  return address ? { kind: 'page', site, address, place } : { kind: 'none', site, isInvalid: false };
}

/** A document with an address of its own is found there and nowhere else. */
function documentAt(
  edition: Edition,
  site: Site,
  address: Extract<PageAddress, { route: 'doc' }>,
  place: Place,
): Found {
  const page = placeOfDocument(edition, site, address.slug);
  if (page === 'documents') return { kind: 'page', site, address, place };
  if (page === null) return { kind: 'none', site, isInvalid: false };
  const segments = page.path.split('/').filter(Boolean);
  return { kind: 'page', site, address: { route: 'content', page }, place: { ...place, segments } };
}

function messageOf(found: Extract<Found, { kind: 'none' }>, path: string): string {
  return found.isInvalid ? `Page Not Found: ${path}` : `Page not found: ${path}`;
}

/** The query without the parameters named, every other one as it was written [REDIR-10]. */
function withoutParameter(query: string, unwanted: (name: string, value: string) => boolean): string {
  if (query === '') return '';
  const kept = query.split('&').filter((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    return !unwanted(name, value);
  });
  return kept.join('&');
}

function isClickMark(name: string): boolean {
  return name === 'fbclid';
}

function isFirstPage(name: string, value: string): boolean {
  return name === 'oldal' && value === '1';
}

function pathOf({ segments }: Place): string {
  return `/${segments.join('/')}`;
}

function addressOf(place: Place): string {
  const encoded =
    place.segments.map((segment) => `/${encodeURIComponent(segment.toWellFormed())}`).join('') || '/';
  return place.query === '' ? encoded : `${encoded}?${place.query}`;
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !isHostile(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

/** Control characters, and steps that a browser would take before it asks. */
function isHostile(path: string): boolean {
  return (
    [...path].some((character) => character < ' ' || character === '\u007f') ||
    path.split('/').some((segment) => segment === '.' || segment === '..')
  );
}
