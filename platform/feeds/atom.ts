import { machineTime } from '../time/hungarian-date.ts';
import { type Feed, type FeedItem, type FeedPicture, feedTypes, lastChangeOf } from './feed.ts';
import { element, elementAround, xmlDeclaration } from './xml.ts';

/** Atom 1.0 (RFC 4287). */
export function atomFeed(feed: Feed): string {
  return [
    xmlDeclaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${feed.language}">`,
    element('id', feed.self),
    element('title', feed.title),
    feed.description === '' ? '' : element('subtitle', feed.description),
    // Atom requires a time even for an empty feed.
    element('updated', machineTime(lastChangeOf(feed) ?? 0)),
    element('icon', feed.icon),
    elementAround('author', [element('name', feed.publisher), element('uri', feed.home)]),
    element('link', null, { rel: 'self', type: feedTypes.atom, href: feed.self }),
    element('link', null, { rel: 'alternate', type: 'text/html', href: feed.home }),
    ...feed.hubs.map((href) => element('link', null, { rel: 'hub', href })),
    ...feed.items.map((item) => entryXml(item, feed.language)),
    '</feed>\n',
  ].join('');
}

function entryXml(item: FeedItem, feedLanguage: string): string {
  const inside = [
    element('id', item.id),
    element('title', item.title),
    element('link', null, { rel: 'alternate', type: 'text/html', href: item.address }),
    element('published', machineTime(item.publishedAt)),
    element('updated', machineTime(Math.max(item.publishedAt, item.updatedAt))),
    ...item.authors.map(({ name, address }) =>
      elementAround('author', [element('name', name), address === null ? '' : element('uri', address)]),
    ),
    ...item.categories.map((term) => element('category', null, { term })),
    item.summary === '' ? '' : element('summary', item.summary),
    item.html === null ? '' : element('content', item.html, { type: 'html' }),
    item.picture ? pictureXml(item.picture) : '',
  ];
  return elementAround('entry', inside, item.language === feedLanguage ? {} : { 'xml:lang': item.language });
}

function pictureXml({ address, type, width, height }: FeedPicture): string {
  const size = { width: String(width), height: String(height) };
  return element('media:content', null, { url: address, type, medium: 'image', ...size });
}
