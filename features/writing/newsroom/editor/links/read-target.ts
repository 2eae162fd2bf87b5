/** Parses the target of a link that was typed or pasted [EDIT-06]. */
import { withoutTracking } from '#features/content/public.document.ts';

export interface Target {
  href: string;
  /** Slug of an own story, whose address may change. */
  slug: string | null;
}

/**
 * Accepts links to own stories, mail and web addresses, also a domain without a scheme. Null for anything
 * else.
 * @param ownHost an address on this host that ends with a slug is a link to an own story
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
