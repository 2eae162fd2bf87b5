/** Where feeds live: `/rss`, `/rss/{site}`, `/rss/rovat|cimke|szerzo/{slug}`, and the same below `/atom` and `/jsonfeed`. */
import { type Edition, type Site, sitesOfDomain } from '#features/sites/public.ts';

export type FeedForm = 'rss' | 'atom' | 'json';

/** Whose stories a feed carries. */
export type FeedSubject = { kind: 'site'; site: Site } | { kind: 'section' | 'tag' | 'author'; slug: string };

export type FeedAddress =
  | { kind: 'feed'; form: FeedForm; subject: FeedSubject }
  | { kind: 'redirect'; location: string };

export const feedFolders: Record<FeedForm, string> = { rss: '/rss', atom: '/atom', json: '/jsonfeed' };

/** Parameter with which a feed carries whole texts whatever the edition says: `?teljes=1`. */
export const wholeTexts = { name: 'teljes', value: '1' } as const;

export function isFeedPath(path: string): boolean {
  return Object.values(feedFolders).some((folder) => path === folder || path.startsWith(`${folder}/`));
}

/** What readers of other systems' papers have in their bookmarks. */
export const formerFeeds: Record<string, FeedForm> = {
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

/** `main` is the first site of the domain that was asked; null where no feed can be. */
export function readFeedAddress(edition: Edition, main: Site, path: string): FeedAddress | null {
  const [folder, ...below] = path.split('/').filter(Boolean);
  const form = formOf(`/${folder}`);
  const subject = form && subjectOf(edition, main, below);
  if (!form || !subject) return null;
  const location = feedPath(main, form, subject);
  return location === path ? { kind: 'feed', form, subject } : { kind: 'redirect', location };
}

/** @example feedPath(main, 'atom', { kind: 'section', slug: 'sport' }) // '/atom/rovat/sport' */
export function feedPath(main: Site, form: FeedForm, subject: FeedSubject): string {
  const folder = feedFolders[form];
  if (subject.kind === 'site')
    return subject.site.slug === main.slug ? folder : `${folder}/${subject.site.slug}`;
  const [name] = Object.entries(kinds).find(([, kind]) => kind === subject.kind) ?? [];
  return `${folder}/${name}/${subject.slug}`;
}

function formOf(folder: string): FeedForm | undefined {
  return (['rss', 'atom', 'json'] as const).find((form) => feedFolders[form] === folder);
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
