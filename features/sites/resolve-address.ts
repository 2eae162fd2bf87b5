/**
 * The URL grammar: host, path and query → a page, a redirect, or "not found" with the specification's message.
 * Pure and total: every string has exactly one answer, and where a redirect leads nothing here redirects again [S04].
 */
import type { Edition } from './edition.ts';
import { compilePattern, matchPattern } from './path-pattern.ts';
import { resolveSite } from './resolve-site.ts';
import type { Section } from './section.ts';
import type { Site } from './site.ts';

export type PageAddress =
  | { route: 'index' }
  | { route: 'single_article'; superTag: string | null; date: string; slug: string; elo: boolean }
  | { route: 'doc'; slug: string }
  | { route: 'empty' }
  | { route: 'section'; section: Section; params: Record<string, string>; page: number };

export type StoryAddress = Extract<PageAddress, { route: 'single_article' }>;

export type Resolution =
  | { kind: 'page'; site: Site; address: PageAddress }
  | {
      kind: 'redirect';
      site: Site;
      status: 301;
      location: string;
      /** A story's path written untidily: its canonical address, which only the story knows, saves a second step. */
      story: StoryAddress | null;
    }
  | { kind: 'notFound'; site: Site; message: string };

/** `path` is the raw path of the request, percent-encoded, without the query. */
export function resolveAddress(edition: Edition, host: string, path: string, query: string): Resolution {
  const decoded = decodePath(path);
  if (decoded === null) {
    const { site } = resolveSite(edition, host, []);
    return { kind: 'notFound', site, message: `Page not found: ${path}` };
  }
  const segments = decoded.split('/').filter(Boolean);
  const { site, below } = resolveSite(edition, host, segments);
  const plain = `/${segments.join('/')}`;
  const kept = withoutParameter(query, (name) => name === 'fbclid');
  const there = pageOf(edition, site, below, plain, kept);
  const isTidy = plain === decoded;
  if ((isTidy && kept === query) || there.kind !== 'page') return there;
  const story = !isTidy && there.address.route === 'single_article' ? there.address : null;
  return { kind: 'redirect', site, status: 301, location: addressOf(plain, kept), story };
}

/** The query without the parameters named, every other one as it was written [REDIR-10]. */
function withoutParameter(query: string, unwanted: (name: string, value: string) => boolean): string {
  const kept = query.split('&').filter((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    return !unwanted(name, value);
  });
  return kept.join('&');
}

function addressOf(path: string, query: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return query === '' ? encoded : `${encoded}?${query}`;
}

function pageOf(edition: Edition, site: Site, below: string[], path: string, query: string): Resolution {
  const address = codedPage(site, below) ?? sectionPage(edition, site, below, new URLSearchParams(query));
  if (address === 'invalid') return { kind: 'notFound', site, message: `Page Not Found: ${path}` };
  if (address === null) return { kind: 'notFound', site, message: `Page not found: ${path}` };
  const firstPage = withoutParameter(query, (name, value) => name === 'oldal' && value === '1');
  if (address.route === 'section' && firstPage !== query)
    return { kind: 'redirect', site, status: 301, location: addressOf(path, firstPage), story: null };
  return { kind: 'page', site, address };
}

function codedPage(site: Site, below: string[]): PageAddress | 'invalid' | null {
  const [first, second] = below;
  if (first === undefined) return { route: 'index' };
  if (below.length === 1 && first === 'empty') return { route: 'empty' };
  if (below.length === 2 && first === 'dokumentum' && second !== undefined && site.path === '')
    return /^[a-z0-9-]+$/.test(second) ? { route: 'doc', slug: second } : 'invalid';
  return articlePage(below);
}

const numbers = { year: /^\d{4}$/, other: /^\d{2}$/ };

/** `[{super tag}/]{year}/{month}/{day}/{slug}[/elo]` [SITE-23] [SITE-24]. */
function articlePage(below: string[]): PageAddress | 'invalid' | null {
  const elo = below.at(-1) === 'elo' && below.length >= 5;
  const parts = elo ? below.slice(0, -1) : below;
  if (parts.length !== 4 && parts.length !== 5) return null;
  const superTag = parts.length === 5 ? (parts[0] ?? null) : null;
  const [year, month, day, slug] = parts.slice(-4);
  if (!year || !month || !day || !slug) return null;
  if (!numbers.year.test(year) || !numbers.other.test(month) || !numbers.other.test(day)) return null;
  const date = `${year}-${month}-${day}`;
  if (!isDate(date) || !/^[a-z0-9-]+$/.test(slug)) return 'invalid';
  return { route: 'single_article', superTag, date, slug, elo };
}

function sectionPage(
  edition: Edition,
  site: Site,
  below: string[],
  query: URLSearchParams,
): PageAddress | null {
  for (const section of edition.sections) {
    if (!section.sites.includes(site.slug)) continue;
    const pattern = compilePattern(section.pattern);
    const params = typeof pattern === 'string' ? null : matchPattern(pattern, below);
    if (params) return { route: 'section', section, params, page: pageNumber(query.get('oldal')) };
  }
  return null;
}

/** The `oldal` query: anything that is not a whole number of at least 1 is the first page [S05]. */
export function pageNumber(oldal: string | null): number {
  return oldal !== null && /^[1-9]\d{0,8}$/.test(oldal) ? Number(oldal) : 1;
}

function isDate(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !hasControlCharacter(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
