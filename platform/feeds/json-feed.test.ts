import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hostileFeed, hostileTitle } from './feed.fixture.ts';
import { jsonFeed } from './json-feed.ts';

const time = z.iso.datetime({ offset: true });
const people = z.array(z.strictObject({ name: z.string(), url: z.url().optional() })).min(1);

/** JSON Feed 1.1 according to its specification: required fields, and no unknown ones. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  icon: z.url(),
  language: z.string(),
  authors: people,
  hubs: z.array(z.strictObject({ type: z.string(), url: z.url() })).optional(),
  items: z.array(
    z
      .strictObject({
        id: z.string(),
        url: z.url(),
        title: z.string(),
        content_text: z.string().optional(),
        content_html: z.string().optional(),
        summary: z.string().optional(),
        image: z.url().optional(),
        date_published: time,
        date_modified: time,
        authors: people.optional(),
        tags: z.array(z.string()).min(1).optional(),
        language: z.string(),
      })
      .refine((item) => (item.content_html === undefined) !== (item.content_text === undefined)),
  ),
});

describe('a JSON feed', () => {
  const feed = jsonFeedSchema.parse(JSON.parse(jsonFeed(hostileFeed)));

  it('conforms to version 1.1 of the specification [S06]', () => {
    expect(feed.hubs).toEqual([{ type: 'WebSub', url: 'https://hub.example/?x=1&y=2' }]);
    expect(feed.items[0]).toMatchObject({
      id: hostileFeed.items[0]?.id,
      url: hostileFeed.items[0]?.address,
      title: hostileTitle,
      content_html: hostileFeed.items[0]?.html,
      summary: '1 < 2 & 3 > 2',
      tags: ['Belföld', 'hidak & kompok'],
    });
  });

  it('has a text even where there is only a title', () => {
    expect(feed.items[1]).toMatchObject({ title: 'Csendes nap', content_text: '' });
  });

  it('is valid without a story', () => {
    const empty = jsonFeedSchema.parse(
      JSON.parse(jsonFeed({ ...hostileFeed, description: '', hubs: [], items: [] })),
    );
    expect(empty).not.toHaveProperty('hubs');
    expect(empty.items).toEqual([]);
  });
});
