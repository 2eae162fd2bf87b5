/** Meaning of an address that WordPress generates, apart from those of stories. */
export type WordPressPath =
  | { kind: 'section' | 'tag' | 'author'; slug: string; isFeed: boolean }
  /** A feed, a comment page or a version for phones of the story at this path. */
  | { kind: 'story'; path: string };

/**
 * Null for any other path.
 * @param path As stored: without a trailing slash.
 * @example wordPressPath('/category/kozelet/varoshaza/feed') // a feed of the section 'varoshaza'
 */
export function wordPressPath(path: string): WordPressPath | null {
  const [plain = ''] = path.split('?');
  const [, label = '', ending] = labels.exec(plain) ?? [];
  const [base, ...slugs] = label.split('/').filter(Boolean);
  const kind = kinds.get(base ?? '');
  const slug = slugs.at(-1);
  if (kind !== undefined && slug !== undefined) return { kind, slug, isFeed: /^\/feed/.test(ending ?? '') };
  const story = endings.exec(plain)?.[1];
  return story ? { kind: 'story', path: story } : null;
}

const kinds: ReadonlyMap<string, 'section' | 'tag' | 'author'> = new Map([
  ['category', 'section'],
  ['kategoria', 'section'],
  ['tag', 'tag'],
  ['cimke', 'tag'],
  ['author', 'author'],
  ['szerzo', 'author'],
]);
const labels =
  /^(\/(?:category|kategoria|tag|cimke|author|szerzo)(?:\/[^/]+)+?)(\/feed(?:\/(?:rss2?|atom|rdf))?|\/page\/\d+)?$/;
const endings = /^(\/.+?)\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|comment-page-\d+|attachment\/[^/]+)$/;
