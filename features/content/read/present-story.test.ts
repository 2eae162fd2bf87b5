/** Addresses of stories as seen from one site, and the data of pages from rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, siteBySlug, type Viewpoint } from '#features/sites/public.ts';
import { loadTestEdition } from '#tests/edition.ts';
import type { PostRow } from './live-posts-queries.server.ts';
import {
  presentCard,
  presentListedPost,
  presentPost,
  presentPostLink,
  presentStory,
  storyUrl,
} from './present-story.server.ts';
import type { StoryRow } from './story-queries.server.ts';

let edition: Edition;
beforeAll(async () => {
  edition = await loadTestEdition();
});

const from = (slug: string): Viewpoint => ({ edition, site: siteBySlug(edition, slug), port: 3000 });
const section = { id: 2, slug: 'belfold', name: 'Belföld', site: 'telex', active: true };
const address = { slug: 'a-hid', urlDate: '2026-11-20', section, site: 'telex', mirrors: ['g7'] };

describe('a sponsored story', () => {
  it('is signed by nobody of the newsroom, on its page and on cards [S61]', () => {
    const paid = {
      ...row,
      flags: ['pr'],
      authors: [person],
      contributors: [person],
    };
    const { authors, contributors } = presentStory(from('telex'), paid);
    expect([...authors, ...contributors, ...presentCard(from('telex'), paid).authors]).toEqual([]);
    expect(presentStory(from('telex'), { ...paid, flags: [] }).authors).toHaveLength(1);
  });
});

describe('the address of a story', () => {
  it('is a path on its own site, with the section and the day [SEO-02]', () => {
    expect(storyUrl(from('telex'), address)).toBe('/belfold/2026/11/20/a-hid');
    expect(storyUrl(from('telex'), { ...address, section: null })).toBe('/2026/11/20/a-hid');
  });

  it('is the same path on a sub-site of the same domain', () => {
    expect(storyUrl(from('karakter'), address)).toBe('/belfold/2026/11/20/a-hid');
  });

  it('of a sub-site has its prefix wherever on the domain it is shown', () => {
    const own = { ...address, site: 'karakter', section: null };
    expect(storyUrl(from('karakter'), own)).toBe('/karakter/2026/11/20/a-hid');
    expect(storyUrl(from('telex'), own)).toBe('/karakter/2026/11/20/a-hid');
  });

  it('is a whole address on another domain, unless it is mirrored there [S02]', () => {
    expect(storyUrl(from('transtelex'), address)).toBe('http://localhost:3000/belfold/2026/11/20/a-hid');
    expect(storyUrl(from('transtelex'), { ...address, mirrors: ['transtelex'] })).toBe(
      '/belfold/2026/11/20/a-hid',
    );
    expect(storyUrl(from('telex'), { ...address, site: 'transtelex', section: null })).toBe(
      'http://transtelex.localhost:3000/2026/11/20/a-hid',
    );
  });
});

const person = { id: 1, slug: 'hid-agi', name: 'Híd Ági', title: '', bio: 'Hidakról ír.', avatar: null };
const post: PostRow = {
  id: 8,
  slug: 'elso-perc',
  title: 'Első',
  pub_date: '2026-11-20T10:00:00.9+01:00',
  version: 1,
  updated_at: '2026-11-20T09:30:00Z',
  url_date: '2026-11-21',
  pinned: false,
  key_event: true,
  flags: [],
  lead: '',
  authors: [person],
  body: [],
  body_images: [],
};
const row: StoryRow = {
  id: 7,
  is_public: true,
  is_taken_down: false,
  type: 'liveblog',
  state: 'active',
  slug: 'a-hid',
  site: 'telex',
  language: 'hu',
  title: 'A híd',
  lead: '',
  sub_type: '',
  pub_date: new Date('2026-11-20T09:00:00.999Z'),
  version: 1,
  url_date: '2026-11-20',
  updated_at: new Date('2026-11-20T09:10:00Z'),
  flags: [],
  minute: 1,
  header_type: 'default',
  ct_url: '',
  facebook_engagement: 0,
  parent_id: null,
  section,
  image: null,
  authors: [],
  mirrors: [],
  livescore_id: '',
  index_av_code: '',
  own_lead: '',
  writers: [person],
  subtitle: '',
  og_description: '',
  content_highlight: '',
  periodic: '',
  rank: 1,
  body: [],
  paragraph_count: 0,
  important: false,
  favorite: false,
  evergreen: false,
  announcement: false,
  spiritual_help: false,
  drug_problem: false,
  facebook_suggested: false,
  color_scheme: null,
  color_class: '',
  half_image: false,
  article_width_cover: false,
  cover_image_text: '',
  av_code: '',
  actions: [],
  cover_image: null,
  facebook_image: null,
  mobile_image_11: null,
  mobile_image_43: null,
  contributors: [],
  super_tags: [],
  tags: [],
  body_images: [],
  corrections: [],
  linked: [],
  awaited: [],
  posts: [],
  post_count: 0,
  key_events: [],
  siblings: [],
  parent: null,
};
const linkedRow = {
  id: 9,
  slug: 'remiz',
  url_date: '2024-06-14',
  section: null,
  site: 'transtelex',
  mirrors: [],
};
const toRemiz = { kind: 'paragraph' as const, html: 'Lásd <a href="story:remiz">a remizt</a>.' };

describe('a story for its page', () => {
  it('has times in whole seconds', () => {
    const { pubDate, updatedAt } = presentStory(from('telex'), row);
    expect([pubDate, updatedAt]).toEqual([
      Date.UTC(2026, 10, 20, 9) / 1000,
      Date.UTC(2026, 10, 20, 9, 10) / 1000,
    ]);
  });

  it('links to public stories as seen from the site', () => {
    const one = { ...linkedRow, named: 'remiz', title: 'A remiz', is_public: true };
    const { body, linked } = presentStory(from('telex'), { ...row, body: [toRemiz], linked: [one] });
    const url = 'http://transtelex.localhost:3000/2024/06/14/remiz';
    expect(linked).toEqual({ remiz: { title: 'A remiz', url } });
    expect(body).toEqual([{ kind: 'paragraph', html: `Lásd <a href="${url}">a remizt</a>.` }]);
  });

  it('tells neither title nor address of a story that is not public', () => {
    const one = { ...linkedRow, named: 'remiz', title: 'Titkos cím', is_public: false };
    const story = presentStory(from('telex'), { ...row, body: [toRemiz], linked: [one] });
    expect(story.body).toEqual([{ kind: 'paragraph', html: 'Lásd a remizt.' }]);
    expect(JSON.stringify(story)).not.toContain('Titkos');
  });

  it('finds a story by the slug that the text names, though it was renamed', () => {
    const one = { ...linkedRow, slug: 'uj-remiz', named: 'remiz', title: 'A remiz', is_public: true };
    expect(presentStory(from('transtelex'), { ...row, linked: [one] }).linked).toEqual({
      remiz: { title: 'A remiz', url: '/2024/06/14/uj-remiz' },
    });
  });

  it('names its authors without their number in the database', () => {
    expect(presentStory(from('telex'), row).authors).toEqual([
      { slug: 'hid-agi', name: 'Híd Ági', title: '', bio: 'Hidakról ír.', avatar: null },
    ]);
  });
});

describe('a post of a live blog', () => {
  it('has the section of its live blog and a day of its own in its address', () => {
    expect(presentListedPost(from('telex'), row, post)).toMatchObject({
      url: '/belfold/2026/11/21/elso-perc',
      keyEvent: true,
      pubDate: Date.UTC(2026, 10, 20, 9) / 1000,
      updatedAt: Date.UTC(2026, 10, 20, 9, 30) / 1000,
    });
  });

  it('is on the domain of its live blog, also as a link', () => {
    expect(presentPostLink(from('transtelex'), row, post).url).toBe(
      'http://localhost:3000/belfold/2026/11/21/elso-perc',
    );
    expect(presentPostLink(from('transtelex'), { ...row, mirrors: ['transtelex'] }, post).url).toBe(
      '/belfold/2026/11/21/elso-perc',
    );
  });

  it('has the links of its live blog in its text', () => {
    const one = { ...linkedRow, named: 'remiz', title: 'A remiz', is_public: true };
    const { body } = presentPost(from('transtelex'), { ...row, linked: [one] }, { ...post, body: [toRemiz] });
    expect(body).toEqual([{ kind: 'paragraph', html: 'Lásd <a href="/2024/06/14/remiz">a remizt</a>.' }]);
  });
});
