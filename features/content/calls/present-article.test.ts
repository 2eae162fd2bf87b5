/** Stories in the form of the API, from the data that pages show, too. */
import { describe, expect, it } from 'vitest';
import type { ImageRef } from '#features/media/public.ts';
import type { Block } from '../body/body-schema.ts';
import type { ListDetails, Story } from '../story.ts';
import type { LivePost } from '../story-parts.ts';
import { presentArticle, presentDocument, presentListItem } from './present-article.ts';
import { presentSubArticle, presentText } from './present-parts.ts';

const image: ImageRef = {
  id: 3,
  token: 'abcdefghij234567',
  width: 1200,
  height: 800,
  focal: { x: 0.5, y: 0.5 },
  alt: 'Híd',
  caption: '',
  credit: '',
};
const section = { id: 2, slug: 'belfold', name: 'Belföld', site: 'telex', active: true };
const author = { slug: 'hid-agi', name: 'Híd Ági', title: 'újságíró', bio: 'Hidakról ír.', avatar: null };

const story: Story = {
  id: 7,
  type: 'article',
  slug: 'a-hid',
  url: '/belfold/2026/11/20/a-hid',
  site: 'telex',
  language: 'hu',
  title: 'A híd',
  lead: 'Ajánló.',
  subType: '',
  pubDate: 100,
  updatedAt: 200,
  version: 3,
  flags: [],
  section,
  image: null,
  minute: 2,
  headerType: 'default',
  ctUrl: '',
  facebookEngagement: 0,
  livescoreId: '',
  indexAvCode: '',
  state: 'active',
  subtitle: '',
  ownLead: '',
  authors: [author],
  ogDescription: '',
  contributors: [],
  superTags: [],
  tags: [],
  body: [],
  images: {},
  coverImage: null,
  coverImageText: '',
  facebookImage: null,
  mobileImage11: null,
  mobileImage43: null,
  colorScheme: null,
  colorClass: '',
  halfImage: false,
  articleWidthCover: false,
  important: false,
  favorite: false,
  evergreen: false,
  announcement: false,
  spiritualHelp: false,
  drugProblem: false,
  rank: 1,
  facebookSuggested: false,
  periodic: '',
  contentHighlight: '',
  paragraphCount: 0,
  avCode: '',
  actions: [],
  mirroringSites: [],
  parentId: null,
  corrections: [],
  linked: {},
};
const post: LivePost = {
  id: 8,
  slug: 'elso-perc',
  url: '/belfold/2026/11/20/elso-perc',
  title: '',
  pubDate: 110,
  pinned: true,
  updatedAt: 120,
  version: 1,
  keyEvent: false,
  flags: ['pr'],
  lead: '',
  authors: [],
  body: [],
  images: {},
};
const articleOf = (more: Partial<Story>) => presentArticle({ ...story, ...more }, [], 0);
const paragraph = (html: string): Block => ({ kind: 'paragraph', html });

describe('an article of the API', () => {
  it('has null for every text and picture that is missing, never an empty text [ART-01]', () => {
    const article = articleOf({ lead: '' });
    for (const [name, value] of Object.entries(article))
      if (name !== 'content') expect(value, name).not.toBe('');
    expect(article).toMatchObject({
      lead: null,
      subtitle: null,
      recommender: null,
      coverImage: null,
      coverImageSet: null,
      parent: null,
      facebookImage: null,
      subType: null,
      ctUrl: null,
      livescoreId: null,
      avCode: null,
    });
  });

  it('keeps its own lead apart from the recommending text of lists', () => {
    expect(articleOf({ lead: 'Ajánló.', ownLead: 'Bevezető.' })).toMatchObject({
      recommender: 'Ajánló.',
      lead: 'Bevezető.',
    });
  });

  it.each([
    ['live', 'live'],
    ['adfree', 'adfree'],
    ['adult-content', 'adultContent'],
    ['pr', 'pr'],
  ])('has the flag %s as a boolean, too', (flag, name) => {
    const names = ['live', 'adfree', 'adultContent', 'pr'];
    const truths = Object.entries(articleOf({ flags: [flag, 'sajat'] })).filter(([one]) =>
      names.includes(one),
    );
    expect(truths.filter(([, value]) => value).map(([one]) => one)).toEqual([name]);
    expect(articleOf({ flags: [flag, 'sajat'] }).flags).toEqual([{ slug: flag }, { slug: 'sajat' }]);
  });

  it('says whether it is active, whatever other state it has', () => {
    expect(articleOf({ state: 'active' }).active).toBe(true);
    for (const state of ['draft', 'scheduled', 'withdrawn'] as const)
      expect(articleOf({ state }).active).toBe(false);
  });

  it('is English by the language of the story, not of the site', () => {
    expect([articleOf({ language: 'en' }).english, articleOf({}).english]).toEqual([true, false]);
  });

  it('has its cover at each width of the page under its own name [ART-06]', () => {
    const { coverImage, coverImageSet, facebookImage, mobileImage11 } = articleOf({
      coverImage: image,
      facebookImage: image,
      mobileImage11: image,
    });
    expect(coverImage).toBe('/kepek/abcdefghij234567/a-hid-w1200.jpg');
    expect(facebookImage).toBe('/kepek/abcdefghij234567/a-hid-16x9-1200.jpg');
    expect(mobileImage11).toBe('/kepek/abcdefghij234567/a-hid-1x1-768.jpg');
    const set = Object.values(coverImageSet ?? {});
    expect(set).toHaveLength(4);
    expect(new Set(set).size).toBe(4);
  });

  it('names the face of an author by the author, and leaves the biography to the author’s page', () => {
    const { articleAuthors } = articleOf({ authors: [{ ...author, avatar: image }] });
    expect(articleAuthors).toEqual([
      { name: 'Híd Ági', slug: 'hid-agi', avatarSrc: '/kepek/abcdefghij234567/hid-agi-1x1-96.jpg' },
    ]);
  });

  it('has only a page of its posts, and the number of all; each names its live blog', () => {
    const { subArticles, subArticleCount } = presentArticle({ ...story, type: 'liveblog' }, [post], 31);
    expect(subArticleCount).toBe(31);
    expect(subArticles).toMatchObject([
      {
        id: 8,
        type: 'liveblogpost',
        title: null,
        parent: { id: 7 },
        pinned: true,
        flags: [{ slug: 'pr' }],
      },
    ]);
  });
});

describe('an item of a list', () => {
  const details: ListDetails = {
    superTags: [{ ...section, id: 5, active: false }],
    tags: [{ id: 4, slug: 'hidak', name: 'Hidak' }],
    contentHighlight: '',
    mobileImage11: null,
    mobileImage43: image,
    posts: [post],
  };

  it('has the details beside the card, and no text [LIST-28]', () => {
    const item = presentListItem(story, details);
    expect(item).toMatchObject({
      superTags: [{ id: 5, name: 'Belföld', slug: 'belfold', active: false, siteSlug: 'telex' }],
      tags: [{ id: 4, name: 'Hidak', slug: 'hidak' }],
      contentHighlight: null,
      mobileImage11: null,
      subArticles: [{ id: 8, parent: { id: 7 } }],
      mobileImage43: '/kepek/abcdefghij234567/a-hid-4x3-768.jpg',
    });
    expect(item).not.toHaveProperty('body');
    expect(item.subArticles[0]).not.toHaveProperty('content');
  });

  it('has no section where the story has none', () => {
    expect(presentListItem({ ...story, section: null }, details).mainSuperTag).toBeNull();
  });
});

describe('the text of the API', () => {
  const toStory = (slug: string): Block => ({ kind: 'relatedLink', target: { to: 'story', slug } });
  const linked = { remiz: { title: 'A remiz', url: '/2026/11/19/remiz' } };
  const textOf = (body: Block[], images: Story['images'], linked: Story['linked']) =>
    presentText({ body, images, linked, slug: 'a-hid' });

  it('has related stories that are public, and leaves out others in both forms', () => {
    const { body, content } = textOf(
      [paragraph('Első.'), toStory('remiz'), toStory('titkos'), toStory('constructor')],
      {},
      linked,
    );
    expect(body).toEqual([paragraph('Első.'), toStory('remiz')]);
    expect(content).toContain('/2026/11/19/remiz');
    expect(content).not.toMatch(/titkos|constructor/);
  });

  it('keeps links to other addresses', () => {
    const link: Block = {
      kind: 'relatedLink',
      target: { to: 'address', href: 'https://masik.example/', title: 'Másik' },
    };
    expect(textOf([link], {}, {}).body).toEqual([link]);
  });

  it.each([
    [{ width: 1200, height: 800 }, 'width="768" height="512"'],
    [{ width: 500, height: 333 }, 'width="500" height="333"'],
    [{ width: 769, height: 1 }, 'width="768" height="1"'],
  ])('has pictures no wider than its column, in their own ratio: %o', (size, attributes) => {
    const { content } = textOf(
      [{ kind: 'image', imageId: 3, alt: 'Híd', width: 'normal' }],
      { 3: { ...image, ...size } },
      {},
    );
    expect(content).toContain('src="/kepek/abcdefghij234567/a-hid-w768.jpg"');
    expect(content).toContain(attributes);
  });

  it('of a post has the links of its live blog', () => {
    const answer = presentSubArticle({ ...post, body: [toStory('remiz')] }, { ...story, linked });
    expect(answer.content).toContain('A remiz');
    expect(presentSubArticle({ ...post, body: [toStory('remiz')] }, story).body).toEqual([]);
  });

  it('of a document has whole seconds, its own pictures, and no links to stories', () => {
    const answer = presentDocument({
      slug: 'impresszum',
      language: 'en',
      title: 'About us',
      images: [image],
      updated_at: new Date('2026-11-21T08:00:00.999Z'),
      body: [{ kind: 'image', imageId: 3, alt: 'Híd', width: 'normal' }, toStory('remiz')],
    });
    expect(answer).toMatchObject({ english: true, updatedAt: Date.UTC(2026, 10, 21, 8) / 1000 });
    expect(answer.content).toContain('/kepek/abcdefghij234567/impresszum-w768.jpg');
    expect(answer.body).toHaveLength(1);
  });
});
