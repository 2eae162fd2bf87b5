import { type Feed, type FeedItem, type FeedPicture, feedTypes, lastChangeOf, rfc822Time } from './feed.ts';
import { element, elementAround, xmlDeclaration, xmlText } from './xml.ts';

/** RSS 2.0 with common extensions: whole texts, authors, pictures, hubs. */
export function rssFeed(feed: Feed): string {
  const changed = lastChangeOf(feed);
  return [
    xmlDeclaration,
    `<rss version="2.0"${namespaces}><channel>`,
    element('title', feed.title),
    element('link', feed.home),
    element('description', asHtml(feed.description)),
    element('language', feed.language),
    element('atom:link', null, { rel: 'self', type: feedTypes.rss, href: feed.self }),
    ...feed.hubs.map((href) => element('atom:link', null, { rel: 'hub', href })),
    changed === null ? '' : element('lastBuildDate', rfc822Time(changed)),
    elementAround('image', [
      element('url', feed.icon),
      element('title', feed.title),
      element('link', feed.home),
    ]),
    ...feed.items.map(itemXml),
    '</channel></rss>\n',
  ].join('');
}

const namespaces = Object.entries({
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('');

function itemXml(item: FeedItem): string {
  return elementAround('item', [
    element('title', item.title),
    element('link', item.address),
    element('guid', item.id, { isPermaLink: String(item.id === item.address) }),
    element('pubDate', rfc822Time(item.publishedAt)),
    ...item.authors.map((author) => element('dc:creator', author.name)),
    ...item.categories.map((category) => element('category', category)),
    item.summary === '' ? '' : element('description', asHtml(item.summary)),
    item.html === null ? '' : element('content:encoded', item.html),
    item.picture ? pictureXml(item.picture) : '',
  ]);
}

/** Not an enclosure, which requires the size in bytes and is offered for download. */
function pictureXml({ address, type, width, height, description, credit }: FeedPicture): string {
  const inside = [
    description === '' ? '' : element('media:description', description, { type: 'plain' }),
    credit === '' ? '' : element('media:credit', credit, { role: 'photographer' }),
  ];
  const size = { width: String(width), height: String(height) };
  return elementAround('media:content', inside, { url: address, type, medium: 'image', ...size });
}

/** Readers interpret a description as HTML: a plain „<” is escaped twice. */
function asHtml(text: string): string {
  return xmlText(text);
}
