/**
 * Addresses of feeds: `/rss`, `/rss/{site}`, `/rss/rovat|cimke|szerzo/{slug}`, and the same below `/atom` and
 * `/jsonfeed`.
 */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';
import { plainPath } from '#platform/http/requests/plain-path.ts';

export const feedForms = ['rss', 'atom', 'json'] as const;
export type FeedForm = (typeof feedForms)[number];

/** The stories a feed contains. */
export type FeedSubject = { kind: 'site'; site: Site } | { kind: 'section' | 'tag' | 'author'; slug: string };

export interface FeedAddress {
  form: FeedForm;
  subject: FeedSubject;
}

export const feedFolders: Record<FeedForm, string> = { rss: '/rss', atom: '/atom', json: '/jsonfeed' };

/** Parameter for full texts in a feed, whatever the edition's default: `?teljes=1`. */
export const fullTextParameter = { name: 'teljes', value: '1' } as const;

/** As many as a reader may have missed who checks the feed twice a day. */
export const storiesInFeed = 50;

/** Feed addresses of other systems, still in readers' bookmarks. */
export const formerFeedPaths: Record<string, FeedForm> = {
  '/feed': 'rss',
  '/feed/': 'rss',
  '/feed/rss': 'rss',
  '/feed/rss/': 'rss',
  '/feed/rss2': 'rss',
  '/feed/rss2/': 'rss',
  '/feed/atom': 'atom',
  '/feed/atom/': 'atom',
  '/feed/json': 'json',
  '/feed/json/': 'json',
  '/rss.xml': 'rss',
  '/feed.xml': 'rss',
  '/atom.xml': 'atom',
  '/feed.json': 'json',
};

const kinds: Record<string, 'section' | 'tag' | 'author'> = {
  rovat: 'section',
  cimke: 'tag',
  szerzo: 'author',
};

/** In any spelling. `main` is the first site of the requested domain; null if the path is no feed address. */
export function parseFeedAddress(edition: Edition, main: Site, path: string): FeedAddress | null {
  const plain = plainPath(path);
  const former = Object.hasOwn(formerFeedPaths, plain) ? formerFeedPaths[plain] : undefined;
  if (former) return { form: former, subject: { kind: 'site', site: main } };
  const [folder, ...below] = plain.split('/').filter(Boolean);
  const form = formOf(`/${folder}`);
  const subject = form && subjectOf(edition, main, below);
  return form && subject ? { form, subject } : null;
}

/** @example feedPath(main, 'atom', { kind: 'section', slug: 'sport' }) // '/atom/rovat/sport' */
export function feedPath(main: Site, form: FeedForm, subject: FeedSubject): string {
  const folder = feedFolders[form];
  if (subject.kind === 'site')
    return subject.site.slug === main.slug ? folder : `${folder}/${subject.site.slug}`;
  const [name] = Object.entries(kinds).find(([, kind]) => kind === subject.kind) ?? [];
  return `${folder}/${name}/${subject.slug}`;
}

/** @example feedAddress(main, 'rss', subject, true) // '/rss?teljes=1' */
export function feedAddress(
  main: Site,
  form: FeedForm,
  subject: FeedSubject,
  includesFullText: boolean,
): string {
  const { name, value } = fullTextParameter;
  return feedPath(main, form, subject) + (includesFullText ? `?${name}=${value}` : '');
}

function formOf(folder: string): FeedForm | undefined {
  return feedForms.find((form) => feedFolders[form] === folder);
}

function subjectOf(edition: Edition, main: Site, below: string[]): FeedSubject | undefined {
  const [first, second] = below;
  if (first === undefined) return { kind: 'site', site: main };
  if (below.length === 1) {
    const site = sitesOfDomain(edition, main).find((one) => one.slug === first);
    return site && { kind: 'site', site };
  }
  const kind = Object.hasOwn(kinds, first) ? kinds[first] : undefined;
  if (!kind || below.length !== 2 || second === undefined || !/^[a-z0-9-]+$/.test(second)) return undefined;
  return { kind, slug: second };
}
