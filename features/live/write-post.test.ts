/** Fields that a post takes from its live blog, and the choice of its address, without a database. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ContentFeature, SlugTaken } from '#features/content/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { fixedClock } from '#platform/time/clock.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { loadedBlog } from './live.fixture.ts';
import { createLiveFeature } from './live-feature.server.ts';
import type { LiveNeeds } from './live-needs.ts';
import { type NewPost, parseText, writePost } from './write-post.server.ts';

const clock = fixedClock('2026-11-21T09:30:00+01:00');
const content = {
  authors: vi.fn<ContentFeature['authors']>(),
  changePost: vi.fn<ContentFeature['changePost']>(),
  ensureAuthors: vi.fn<ContentFeature['ensureAuthors']>(),
  save: vi.fn<ContentFeature['save']>(),
  setLive: vi.fn<ContentFeature['setLive']>(),
  slugOfFormerSlug: vi.fn<ContentFeature['slugOfFormerSlug']>(),
  storyBySlug: vi.fn<ContentFeature['storyBySlug']>(),
  versionOf: vi.fn<ContentFeature['versionOf']>(),
};
let needs: LiveNeeds;
beforeAll(async () => {
  const edition = await loadTestEdition();
  needs = { content, view: { edition, site: mainSite(edition), port: 3000 }, clock };
});

const authors = [
  { slug: 'halmi-bence', name: 'Halmi Bence' },
  { slug: 'barta-gellert', name: 'Barta Gellért' },
].map((one) => ({ ...one, title: '', bio: '', avatar: null, dependencies: [] }));
/** Addresses that other stories have, or had. */
let [taken, former]: [string[], string[]] = [[], []];

beforeEach(() => {
  [taken, former] = [[], []];
  for (const call of Object.values(content)) call.mockReset();
  content.storyBySlug.mockImplementation(async () => loadedBlog());
  content.authors.mockImplementation(async (slugs) => authors.filter(({ slug }) => slugs.includes(slug)));
  content.ensureAuthors.mockImplementation(
    async (people) => new Map(people.map(({ slug }) => [slug, slug === 'halmi-bence' ? 1 : 2])),
  );
  content.versionOf.mockImplementation(async (slug) =>
    taken.includes(slug) ? { id: 1, version: 1, isPublic: true, isTakenDown: false } : undefined,
  );
  content.slugOfFormerSlug.mockImplementation(async (slug) => (former.includes(slug) ? 'uj' : undefined));
  content.save.mockImplementation(async ([draft]) => [
    { id: 31, slug: draft?.slug ?? '', version: 1, isNew: true },
  ]);
});

const news: NewPost = {
  title: 'Szünet',
  text: 'Fél óra.',
  authors: ['halmi-bence'],
  pinned: false,
  keyEvent: true,
};
const saved = () => content.save.mock.lastCall?.[0][0];

describe('a post', () => {
  it('belongs to its live blog, and to the same site, section, language and mirrors', async () => {
    const blog = loadedBlog({ language: 'en', site: 'transtelex', mirroringSites: ['telex'] });
    content.storyBySlug.mockResolvedValue(blog);
    expect(await writePost(needs, 'remiz', news)).toEqual({
      kind: 'done',
      id: 31,
      slug: 'szunet',
      version: 1,
      state: 'active',
    });
    expect(saved()).toMatchObject({
      type: 'liveblogpost',
      parentId: 17,
      mainSuperTagId: 3,
      authorIds: [1],
      pubDate: clock.now(),
      language: 'en',
      site: 'transtelex',
      mirroringSites: ['telex'],
      pinned: false,
      keyEvent: true,
    });
  });

  it('without a title has its first sentence as one [LCON-01]', async () => {
    await writePost(needs, 'remiz', { ...news, title: ' ', text: '<p>Leért a tető. Tapsolnak.</p>' });
    expect(saved()).toMatchObject({ slug: 'leert-a-teto', title: 'Leért a tető' });
  });

  it('has its authors in the order in which they are given', async () => {
    await writePost(needs, 'remiz', { ...news, authors: ['barta-gellert', 'halmi-bence'] });
    expect(saved()?.authorIds).toEqual([2, 1]);
  });

  it('has no section if its live blog has none', async () => {
    content.storyBySlug.mockResolvedValue(loadedBlog({ section: null }));
    await writePost(needs, 'remiz', news);
    expect(saved()?.mainSuperTagId).toBeNull();
  });

  it.each([
    ['an article instead of a live blog', { type: 'article' as const }, news, "'remiz'"],
    ['neither title nor text', {}, { ...news, title: '\u200b \n\u202e', text: ' ' }, 'a title or a text'],
    ['a picture', {}, { ...news, text: '<p>a</p><img src="https://a.example/b.jpg">' }, 'picture'],
    ['an unknown author', {}, { ...news, authors: ['halmi-bence', 'senki'] }, "'senki'"],
  ])('with %s is not saved', async (_what, blog, post, why) => {
    content.storyBySlug.mockResolvedValue(loadedBlog(blog));
    const refused = { kind: 'refused', why: expect.stringContaining(why) };
    expect(await writePost(needs, 'remiz', post)).toEqual(refused);
    expect(content.save).not.toHaveBeenCalled();
    expect(content.ensureAuthors).not.toHaveBeenCalled();
  });
});

describe('the address of a post', () => {
  it('is not one that another story has, nor one that redirects to another story', async () => {
    [taken, former] = [['szunet', 'szunet-3'], ['szunet-2']];
    expect(await writePost(needs, 'remiz', news)).toMatchObject({ slug: 'szunet-4' });
  });

  it('comes from the cleaned title, and is a fixed word if that has no Latin letters', async () => {
    await writePost(needs, 'remiz', { ...news, title: ' Őszi \n\0 „árvíz” ' });
    expect(saved()).toMatchObject({ slug: 'oszi-arviz', title: 'Őszi „árvíz”' });
    taken = ['bejegyzes'];
    expect(await writePost(needs, 'remiz', { ...news, title: '!!! 🚋' })).toMatchObject({
      slug: 'bejegyzes-2',
    });
  });

  it('is the next one if another post gets it in the meantime, without asking about it again', async () => {
    content.save.mockRejectedValueOnce(new SlugTaken('szunet'));
    expect(await writePost(needs, 'remiz', news)).toMatchObject({ slug: 'szunet-2' });
    expect(content.versionOf.mock.calls).toEqual([['szunet'], ['szunet-2']]);
  });

  it('is not tried again after any other error', async () => {
    content.save.mockRejectedValueOnce(new Error('the connection was closed'));
    await expect(writePost(needs, 'remiz', news)).rejects.toThrow('the connection was closed');
    expect(content.save).toHaveBeenCalledTimes(1);
  });
});

describe('the text of a post', () => {
  it.each([
    ['plain text', 'Leért & ott van', [{ kind: 'paragraph', html: 'Leért &amp; ott van' }]],
    ['a script', '<p>Leért.<script>alert(1)</script></p>', [{ kind: 'paragraph', html: 'Leért.' }]],
    ['a handler', '<p onclick="a()">Leért.</p>', [{ kind: 'paragraph', html: 'Leért.' }]],
    ['nothing', '', []],
  ])('is a body of safe blocks: %s', (_what, text, body) => {
    expect(parseText(text)).toEqual(body);
  });

  it('leads nowhere by a link that runs a script', () => {
    expect(JSON.stringify(parseText('<p><a href="javascript:alert(1)">ide</a></p>'))).not.toContain('script');
  });
});

describe('an edit', () => {
  it('of a post that does not exist is refused by name', async () => {
    const { edit, setLive } = createLiveFeature(needs);
    const why = "there is no story with the slug 'nincs'";
    expect(await edit('nincs', { pinned: true })).toEqual({ kind: 'refused', why });
    expect(await setLive('nincs', true)).toEqual({ kind: 'refused', why });
    expect(content.changePost).not.toHaveBeenCalled();
  });

  it('without a text leaves the body as it is, and with an empty one makes it empty', async () => {
    taken = ['szunet'];
    const { edit } = createLiveFeature(needs);
    await edit('szunet', { pinned: true });
    await edit('szunet', { text: '' });
    expect(content.changePost.mock.calls).toEqual([
      [1, { pinned: true }, undefined],
      [1, { body: [] }, undefined],
    ]);
  });

  it('that brings a picture changes nothing, not even the title', async () => {
    taken = ['szunet'];
    const done = await createLiveFeature(needs).edit('szunet', { title: 'Új', text: '<img src="/a.jpg">' });
    expect(done).toMatchObject({ kind: 'refused', why: expect.stringContaining('picture') });
    expect(content.changePost).not.toHaveBeenCalled();
  });
});
