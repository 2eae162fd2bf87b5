/** A story, a live post and a page's context for tests; each test sets only what it is about. */
import { noAds } from '#features/ads/public.ts';
import type { LivePost, Story, StoryAuthor, StoryCard } from '#features/content/public.ts';
import type { Surroundings } from '#features/kit/public.ts';
import type { Site } from '#features/sites/public.ts';
import type { ArticlePageData } from '../article-data.ts';

export const halmiBence: StoryAuthor = {
  slug: 'halmi-bence',
  name: 'Halmi Bence',
  title: 'belföldi és közlekedési újságíró',
  bio: 'Tizenkét éve ír utakról, sínekről és azokról, akik rajtuk utaznak.',
  avatar: null,
};

/** 21 November 2026, 9:02 in Budapest, in Unix seconds. */
export const morning = Date.UTC(2026, 10, 21, 8, 2) / 1000;

export function storyCard(about: Partial<StoryCard> = {}): StoryCard {
  return {
    id: 17,
    type: 'article',
    slug: 'egyben-viszik-at-a-remiz-tetejet',
    url: '/belfold/2026/11/21/egyben-viszik-at-a-remiz-tetejet',
    site: 'telex',
    language: 'hu',
    title: 'Egyben viszik át a remíz tetejét',
    lead: 'Egyetlen darabban teszi meg a 2740 méteres utat.',
    subType: 'news',
    pubDate: morning,
    updatedAt: morning,
    version: 1,
    flags: [],
    section: { id: 3, slug: 'belfold', name: 'Belföld', site: 'telex', active: true },
    authors: [halmiBence],
    image: null,
    minute: 4,
    headerType: 'default',
    ctUrl: '',
    facebookEngagement: 0,
    livescoreId: '',
    indexAvCode: '',
    ...about,
  };
}

export function story(about: Partial<Story> = {}): Story {
  return {
    ...storyCard(),
    state: 'active',
    subtitle: '',
    ownLead: 'Egyetlen darabban teszi meg a 2740 méteres utat.',
    ogDescription: '',
    authors: [halmiBence],
    contributors: [],
    superTags: [],
    tags: [],
    body: [{ kind: 'paragraph', html: 'Leért. <em>Köszönöm, otthon van.</em>' }],
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
    facebookSuggested: false,
    rank: 0,
    periodic: '',
    contentHighlight: '',
    paragraphCount: 1,
    avCode: '',
    actions: [],
    mirroringSites: [],
    parentId: null,
    corrections: [],
    linked: {},
    ...about,
  };
}

export function livePost(about: Partial<LivePost> = {}): LivePost {
  return {
    id: 31,
    slug: 'a-helyen-all-a-teto',
    url: '/belfold/2026/11/21/a-helyen-all-a-teto',
    title: 'A helyén áll a tető',
    pubDate: morning,
    updatedAt: morning,
    version: 1,
    pinned: false,
    keyEvent: false,
    flags: [],
    lead: 'Leért.',
    authors: [halmiBence],
    body: [{ kind: 'paragraph', html: 'Leért.' }],
    images: {},
    ...about,
  };
}

export function articlePageData(about: Partial<ArticlePageData> = {}): ArticlePageData {
  return {
    ads: noAds,
    inText: null,
    story: story(),
    related: [],
    posts: [],
    live: null,
    siblings: [],
    parent: null,
    sectionUrl: '/rovat/belfold',
    helpLines: [],
    quizzes: [],
    episodes: [],
    match: null,
    matchFollowPath: null,
    liveList: null,
    newsletter: null,
    scores: {},
    shareUrl: 'https://lapzarta.example/belfold/2026/11/21/egyben-viszik-at-a-remiz-tetejet',
    ...about,
  };
}

export function pageContext(path = '', language: Surroundings['language'] = 'hu'): Surroundings {
  const colours = { light: '#0f5c8c', dark: '#7cc4ee' };
  const site: Site = {
    slug: path === '' ? 'telex' : path.slice(1),
    name: 'Lapzárta',
    tagline: 'Friss, pontos, független hírek',
    description: 'Hírek Magyarországról és a világból.',
    domains: ['localhost'],
    path,
    without: [],
    cssClass: 'site-telex',
    currency: 'HUF',
    currencySign: 'Ft',
    timeZone: 'Europe/Budapest',
    locale: 'hu-HU',
    verification: {},
    facebookLogo: 'share-telex.svg',
    facebookUrl: 'https://facebook.example/lapzarta',
    facebookInteraction: 300,
    twitterSite: '@lapzarta',
    twitterUrl: 'https://x.example/lapzarta',
    beamProperty: 'lapzarta-telex',
    mobileCover11: 'cover-telex-1x1.svg',
    mobileCover43: 'cover-telex-4x3.svg',
    authorSiteSlug: 'telex',
    wordmark: 'telex.svg',
    accent: colours,
    accentStrong: colours,
    headerThresholds: { none: 80, longform: 70, 'g7-hero': 70, breaking: 30 },
    tallAudio: false,
    menu: [],
    footer: [],
  };
  return {
    site,
    language,
    path: '/',
    today: '2024-06-14',
    app: '',
    wordmarks: {},
  };
}
