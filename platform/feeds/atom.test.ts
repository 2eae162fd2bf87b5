import { describe, expect, it } from 'vitest';
import { atomFeed } from './atom.ts';
import { hostileFeed, hostileTitleAsRead } from './feed.fixture.ts';
import { all, child, readXml } from './read-xml.fixture.ts';

const feed = readXml(atomFeed(hostileFeed));
const [first, second] = all(feed, 'entry');
if (!first || !second) throw new Error('the feed has two entries');

describe('an Atom feed', () => {
  it('is valid for a strict parser and has the required elements of RFC 4287 [S06]', () => {
    expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'hu' });
    expect(child(feed, 'title').text).toBe(hostileTitleAsRead);
    expect(child(feed, 'id').text).toBe(hostileFeed.self);
    expect(child(feed, 'updated').text).toBe('2026-11-21T06:30:00Z');
    expect(child(child(feed, 'author'), 'name').text).toBe('Lap & Kiadó');
  });

  it('links to itself, to its page and to the hub [S06]', () => {
    const links = feed.children.filter((node) => node.name === 'link');
    expect(links.map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
      ['self', hostileFeed.self],
      ['alternate', hostileFeed.home],
      ['hub', 'https://hub.example/?x=1&y=2'],
    ]);
  });

  it('has all data of a story [S06]', () => {
    expect(child(first, 'id').text).toBe(hostileFeed.items[0]?.id);
    expect(child(first, 'published').text).toBe('2026-11-21T06:05:09Z');
    expect(child(first, 'updated').text).toBe('2026-11-21T06:30:00Z');
    expect(all(first, 'author').map((node) => node.children.map((part) => part.text))).toEqual([
      ['Székely "Anna" & fia', 'https://lap.example/szerzo/szekely-anna'],
      ['Barta Gellért'],
    ]);
    expect(all(first, 'category').map((node) => node.attributes.term)).toEqual(['Belföld', 'hidak & kompok']);
    expect(child(first, 'summary').text).toBe('1 < 2 & 3 > 2');
    expect(child(first, 'content')).toMatchObject({
      attributes: { type: 'html' },
      text: hostileFeed.items[0]?.html,
    });
    expect(child(first, 'media:content').attributes.width).toBe('1200');
  });

  it('marks a story in another language, and has no update before the publication', () => {
    expect(first.attributes).toEqual({});
    expect(second.attributes).toEqual({ 'xml:lang': 'en' });
    expect(child(second, 'updated').text).toBe(child(second, 'published').text);
  });

  it('has an updated time without a story, too', () => {
    const empty = readXml(atomFeed({ ...hostileFeed, items: [] }));
    expect(child(empty, 'updated').text).toBe('1970-01-01T00:00:00Z');
  });
});
