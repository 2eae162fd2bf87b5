import { machineTime } from '../time/hungarian-date.ts';
import type { Feed, FeedItem } from './feed.ts';

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    ...(feed.description === '' ? {} : { description: feed.description }),
    icon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.publisher, url: feed.home }],
    ...(feed.hubs.length === 0 ? {} : { hubs: feed.hubs.map((url) => ({ type: 'WebSub', url })) }),
    items: feed.items.map(itemOf),
  });
}

function itemOf(item: FeedItem): object {
  const authors = item.authors.map(({ name, address }) => ({
    name,
    ...(address === null ? {} : { url: address }),
  }));
  return {
    id: item.id,
    url: item.address,
    title: item.title,
    ...(item.html === null
      ? { content_text: item.summary }
      : { content_html: item.html, ...(item.summary === '' ? {} : { summary: item.summary }) }),
    ...(item.picture ? { image: item.picture.address } : {}),
    date_published: machineTime(item.publishedAt),
    date_modified: machineTime(Math.max(item.publishedAt, item.updatedAt)),
    ...(authors.length === 0 ? {} : { authors }),
    ...(item.categories.length === 0 ? {} : { tags: item.categories }),
    language: item.language,
  };
}
