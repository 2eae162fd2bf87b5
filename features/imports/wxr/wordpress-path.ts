import { storedPath } from '../old-addresses/old-address.ts';

/** Meaning of an address that WordPress generates, apart from those of stories. */
export type WordPressPath =
  | FormerList
  | { kind: 'feed' }
  /** A feed, a comment page, an attachment or a version for phones of the story at this path. */
  | { kind: 'story'; path: string }
  /** A picture file, of which this path is the largest size; the size in pixels is that of the requested one. */
  | { kind: 'picture'; path: string; size: { width: number; height: number } | null };

export interface FormerList {
  kind: 'section' | 'tag' | 'author';
  slug: string;
  isFeed: boolean;
  /** Path under which another slug of the list is stored. */
  path: string;
}

/**
 * Null for any other path.
 * @param path As stored: without a trailing slash.
 * @example wordPressPath('/category/kozelet/varoshaza/feed') // a feed of the section 'varoshaza'
 */
export function wordPressPath(path: string): WordPressPath | null {
  const [plain = '', query = ''] = path.split('?');
  if (plain === '/' && query.startsWith('feed=')) return { kind: 'feed' };
  // Where addresses were never made readable: /?tag=hid.
  const list = listAt(plain === '/' ? `/${query.replace('=', '/')}` : plain);
  if (list !== null) return list;
  const picture = pictureFile.exec(plain);
  if (picture !== null) return pictureAt(picture);
  const story = endings.exec(plain)?.[1];
  return story ? { kind: 'story', path: story } : null;
}

/** Path under which the address of a picture is stored: that of its largest size; null if the former site had no such file. */
export function picturePath(source: string, formerSite: string): string | null {
  const url = URL.parse(source);
  const isTheirs = url?.origin === URL.parse(formerSite)?.origin || url?.pathname.includes('/wp-content/');
  if (url === null || !/^https?:$/.test(url.protocol) || !isTheirs) return null;
  const file = wordPressPath(storedPath(url.pathname));
  return file?.kind === 'picture' ? file.path : null;
}

function listAt(plain: string): FormerList | null {
  const [, path = '', ending] = labels.exec(plain) ?? [];
  const [base, ...slugs] = path.split('/').filter(Boolean);
  const kind = kinds.get(base ?? '');
  const slug = slugs.at(-1);
  if (kind === undefined || slug === undefined) return null;
  return { kind, slug, isFeed: /^\/feed/.test(ending ?? ''), path: `/${formerFolders[kind]}/${slug}` };
}

function pictureAt([, start = '', width, height, ending = '']: RegExpExecArray): WordPressPath {
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  return { kind: 'picture', path: start + ending, size };
}

const kinds: ReadonlyMap<string, FormerList['kind']> = new Map([
  ['category', 'section'],
  ['kategoria', 'section'],
  ['rovat', 'section'],
  ['tag', 'tag'],
  ['cimke', 'tag'],
  ['author', 'author'],
  ['szerzo', 'author'],
]);
const labels =
  /^(\/(?:category|kategoria|rovat|tag|cimke|author|szerzo)(?:\/[^/]+)+?)(\/feed(?:\/(?:rss2?|atom|rdf))?|\/page\/\d+)?$/;
const endings = /^(\/.+?)\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|comment-page-\d+|attachment\/[^/]+)$/;
const formerFolders = { section: 'category', tag: 'tag', author: 'author' } as const;
/** WordPress adds the size to the name of each smaller copy, and `-scaled` to that of a large upload. */
const pictureFile =
  /^(\/.+?)(?:-(?:([1-9]\d{0,4})x([1-9]\d{0,4})|scaled|rotated))?(\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?))$/i;
