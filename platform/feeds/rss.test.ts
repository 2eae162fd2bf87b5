import { describe, expect, it } from 'vitest';
import { hostileFeed, hostileTitleAsRead } from './feed.fixture.ts';
import { all, child, readXml } from './read-xml.fixture.ts';
import { rssFeed } from './rss.ts';

const channel = child(readXml(rssFeed(hostileFeed)), 'channel');
const [first, second] = all(channel, 'item');
if (!first || !second) throw new Error('the feed has two items');

describe('an RSS feed', () => {
  it('is valid for a strict parser, whatever a title contains [S06]', () => {
    expect(child(channel, 'title').text).toBe(hostileTitleAsRead);
    expect(child(first, 'title').text).toBe(hostileTitleAsRead);
  });

  it('has its own URL, its page and its hub [S06]', () => {
    const links = channel.children.filter((node) => node.name === 'atom:link');
    expect(links.map((link) => link.attributes)).toEqual([
      { rel: 'self', type: 'application/rss+xml', href: hostileFeed.self },
      { rel: 'hub', href: 'https://hub.example/?x=1&y=2' },
    ]);
    expect(child(channel, 'link').text).toBe(hostileFeed.home);
    expect(child(channel, 'language').text).toBe('hu');
  });

  it('is dated by its stories, so that the same stories give the same bytes [S06]', () => {
    expect(child(channel, 'lastBuildDate').text).toBe('Sat, 21 Nov 2026 06:30:00 GMT');
    expect(rssFeed(hostileFeed)).toBe(rssFeed(structuredClone(hostileFeed)));
  });

  it('identifies a story by its id, which is a link while it is the story’s URL [S54]', () => {
    const [changed, same] = [first, second].map((item) => child(item, 'guid'));
    expect(changed).toMatchObject({
      text: hostileFeed.items[0]?.id,
      attributes: { isPermaLink: 'false' },
    });
    expect(same).toMatchObject({ text: hostileFeed.items[1]?.address, attributes: { isPermaLink: 'true' } });
  });

  it('has the URL of a story, RFC 822 times, authors, labels [S06]', () => {
    expect(child(first, 'link').text).toBe('https://lap.example/2026/11/21/hir?x=1&y="2"');
    expect(child(first, 'pubDate').text).toBe('Sat, 21 Nov 2026 06:05:09 GMT');
    expect(all(first, 'dc:creator').map((node) => node.text)).toEqual([
      'Székely "Anna" & fia',
      'Barta Gellért',
    ]);
    expect(all(first, 'category').map((node) => node.text)).toEqual(['Belföld', 'hidak & kompok']);
  });

  it('has the summary as HTML, the whole text and the picture [S06]', () => {
    expect(child(first, 'description').text).toBe('1 &lt; 2 &amp; 3 &gt; 2');
    expect(child(first, 'content:encoded').text).toBe(hostileFeed.items[0]?.html);
    const picture = child(first, 'media:content');
    expect(picture.attributes).toEqual({
      url: 'https://lap.example/kepek/abc/hid-w1200.jpg',
      type: 'image/jpeg',
      medium: 'image',
      width: '1200',
      height: '800',
    });
    expect(child(picture, 'media:description').text).toBe('A híd <este>');
    expect(child(picture, 'media:credit').text).toBe('Fotó: Kis & Nagy');
  });

  it('leaves out what a story does not have', () => {
    expect(second.children.map((node) => node.name)).toEqual(['title', 'link', 'guid', 'pubDate']);
  });

  it('is valid without a story', () => {
    const empty = child(readXml(rssFeed({ ...hostileFeed, items: [], hubs: [] })), 'channel');
    expect(empty.children.map((node) => node.name)).toEqual([
      'title',
      'link',
      'description',
      'language',
      'atom:link',
      'image',
    ]);
  });
});
