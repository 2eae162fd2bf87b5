/** Limits of podcasts and episodes that are saved. */
import { describe, expect, it } from 'vitest';
import { episodeDraftSchema, podcastDraftSchema } from './podcast-schema.ts';

const podcast = { slug: 'musor', site: 'telex', name: 'Műsor' };
const sound = { url: 'https://hang.example/1.mp3', mime: 'audio/mpeg', bytes: 0 };
const episode = { slug: 'egy', guid: '1', title: 'Egy', publishedAt: 0, duration: 0, sound };

describe('a podcast', () => {
  it.each([
    { slug: 'Műsor' },
    { slug: 'a--b' },
    { slug: '-a' },
    { slug: '' },
    { slug: 'a'.repeat(101) },
    { name: '   ' },
    { ownerEmail: 'nem cím' },
    { language: 'de' },
    { guid: '1' },
    { sourceUrl: 'http://lap.example/rss' },
    { sourceUrl: 'javascript:alert(1)' },
    { image: 0 },
    { ismeretlen: 1 },
  ])('with %j is refused', (change) => {
    expect(podcastDraftSchema.safeParse({ ...podcast, ...change }).success).toBe(false);
  });

  it('needs only its slug, site and name', () => {
    expect(podcastDraftSchema.parse({ ...podcast, name: '  Műsor ' })).toMatchObject({
      name: 'Műsor',
      language: 'hu',
      kind: 'episodic',
      guid: null,
      image: null,
    });
  });
});

describe('an episode [POD-01]', () => {
  it.each([
    { duration: -1 },
    { duration: 1_000_001 },
    { duration: 1.5 },
    { publishedAt: -1 },
    { guid: ' ' },
    { sound: { ...sound, url: 'http://hang.example/1.mp3' } },
    { sound: { ...sound, url: 'data:audio/mpeg;base64,AAAA' } },
    { sound: { ...sound, mime: 'text/html' } },
    { sound: { ...sound, recording: 1 } },
    { sound: {} },
    { season: 0 },
    { chapters: [{ at: -1, title: 'Eleje' }] },
    { chapters: [{ at: 1, title: '' }] },
    { people: [{ name: 'Valaki', role: 'editor' }] },
    { transcript: { url: 'https://hang.example/1.pdf', type: 'application/pdf' } },
    { articleId: 0 },
  ])('with %j is refused', (change) => {
    expect(episodeDraftSchema.safeParse(episode).success).toBe(true);
    expect(episodeDraftSchema.safeParse({ ...episode, ...change }).success).toBe(false);
  });

  it('has a recording of ours, or a file elsewhere', () => {
    expect(episodeDraftSchema.parse({ ...episode, sound: { recording: 7 } }).sound).toEqual({ recording: 7 });
    expect(episodeDraftSchema.parse(episode).sound).toEqual(sound);
  });
});
