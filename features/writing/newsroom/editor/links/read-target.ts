/** Where a link leads, as somebody typed or pasted it [EDIT-06]. */
import { withoutTracking } from '#features/content/public.document.ts';

export interface Target {
  href: string;
  /** Of a story of ours, whose address may change. */
  slug: string | null;
}

/**
 * Only these are links; a domain without a scheme is one, too. Null for anything else.
 * @param ownHost The address of one of its stories, which end with a slug, is a link to the story.
 */
export function readTarget(typed: string, ownHost = ''): Target | null {
  const text = typed.trim();
  const story = /^story:([a-z0-9-]{1,200})$/.exec(text)?.[1];
  if (story !== undefined) return { href: text, slug: story };
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(text)) return { href: text, slug: null };
  const given = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const own =
    url.host === ownHost
      ? /\/\d{4}\/\d{2}\/\d{2}\/([a-z0-9-]{1,200})\/?$/.exec(url.pathname)?.[1]
      : undefined;
  if (own !== undefined) return { href: `story:${own}`, slug: own };
  return { href: withoutTracking(url).href, slug: null };
}
