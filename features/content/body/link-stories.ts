/** Resolves `story:{slug}` in a body to addresses as seen from one site; runs before a page is rendered. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { rulesOf, type SimpleBlock, type SimpleKind } from './blocks/block-kinds.ts';
import type { LinkMapping } from './blocks/block-rules.ts';
import type { Body } from './body-schema.ts';
import { mapSimpleBlocks } from './walk-blocks.ts';

/** Public stories that a text names, by slug; a missing slug is not public (any more). */
export type LinkedStories = Readonly<Record<string, { url: string }>>;

/**
 * Inline HTML with its internal links resolved. A link to a story that is not public is replaced by its text.
 * @example linkStories('<a href="story:a-hid">a híd</a>', { 'a-hid': { url: '/2024/06/14/a-hid' } })
 */
export function linkStories(html: string, linked: LinkedStories): string {
  if (!html.includes('"story:')) return html;
  return html.replace(internalLink, (_whole, before: string, slug: string, after: string, text: string) => {
    const url = addressOf(slug, linked);
    return url === undefined ? text : `<a${before}href="${escapeHtml(url)}"${after}>${text}</a>`;
  });
}

/** A body with its internal links resolved; the same body when it has none. */
export function linkBody(body: Body, linked: LinkedStories): Body {
  return mapLinks(body, {
    inline: (html) => linkStories(html, linked),
    address: (href) => (href.startsWith('story:') ? addressOf(href.slice('story:'.length), linked) : href),
  });
}

/** A body with these addresses, in links and files, replaced by others; only ever those of whole attributes. */
export function relinkBody(body: Body, addresses: ReadonlyMap<string, string>): Body {
  if (addresses.size === 0) return body;
  const escaped = new Map([...addresses].map(([from, to]) => [escapeHtml(from), escapeHtml(to)]));
  return mapLinks(body, {
    inline: (html) =>
      html.replace(/ href="([^"]*)"/g, (whole, href: string) => {
        const other = escaped.get(href);
        return other === undefined ? whole : ` href="${other}"`;
      }),
    address: (href) => addresses.get(href) ?? href,
  });
}

function mapLinks(body: Body, mapping: LinkMapping): Body {
  return mapSimpleBlocks(body, (block): SimpleBlock => linkBlock(block, mapping));
}

/** The input is sanitised: attribute values are in double quotes, and links are not nested. */
const attributes = '(?:[^>"]|"[^"]*")*?';
const internalLink = new RegExp(
  String.raw`<a(\s${attributes})href="story:([a-z0-9-]+)"(${attributes})>([\s\S]*?)</a>`,
  'g',
);

function addressOf(slug: string, linked: LinkedStories): string | undefined {
  return Object.hasOwn(linked, slug) ? linked[slug]?.url : undefined;
}

function linkBlock<K extends SimpleKind>(block: SimpleBlock<K>, mapping: LinkMapping): SimpleBlock<K> {
  return rulesOf<K>(block).links(block, mapping);
}
