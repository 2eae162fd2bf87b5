import { describe, expect, it } from 'vitest';
import type { Site } from '#features/sites/public.ts';
import { articlePageData, story } from './article/story.fixture.ts';
import type { Assets } from './assets.ts';
import { documentStart } from './document.ts';
import type { Page } from './page-data.ts';
import { siteStyles } from './site-styles.server.ts';

const g7: Site = {
  slug: 'g7',
  name: 'G7',
  tagline: 'Gazdaság, számokkal',
  description: 'Üzlet, pénz és adat',
  domains: ['localhost'],
  path: '/g7',
  without: [],
  cssClass: 'site-g7',
  currency: 'HUF',
  currencySign: 'Ft',
  timeZone: 'Europe/Budapest',
  locale: 'hu-HU',
  verification: { google: 'szamlalo' },
  facebookLogo: 'share-g7.svg',
  facebookUrl: 'https://facebook.example/g7',
  facebookInteraction: 300,
  twitterSite: '@lapzarta',
  beamProperty: 'g7',
  mobileCover11: '',
  mobileCover43: '',
  authorSiteSlug: 'telex',
  wordmark: 'g7.svg',
  accent: { light: '#0d6b52', dark: '#74d6b4' },
  accentStrong: { light: '#08503c', dark: '#a5e6cf' },
  headerThresholds: { none: 80, longform: 70, 'g7-hero': 70, breaking: 30 },
  tallAudio: false,
  menu: [],
  footer: [],
};

const assets: Assets = {
  baseStyles: '/_assets/base.css',
  viewStyles: {
    index: '/_assets/index.css',
    live_blog: '',
    single_article: '/_assets/article.css',
    landing: '',
    section: '',
    archivum: '',
    doc: '',
    content: '',
    app_web_widget: '',
    kept: '',
    empty: '',
    login: '',
    preview: '',
    error: '',
    api_docs: '',
    quiz: '',
    quizzes: '',
    episodes: '',
    podcast: '',
    podcasts: '',
    exchange: '',
  },
  siteStyles: '/_assets/sites.css',
  fonts: {
    serif: '/_assets/serif.woff2',
    rare: '/_assets/rare.woff2',
    italic: '/_assets/italic.woff2',
    sans: '/_assets/sans.woff2',
  },
  script: '/_assets/client.js',
  scriptParts: ['/_assets/client-parts.js'],
  worker: '/offline-worker.js',
  headScript: '/_assets/head.js',
  islands: {},
  build: 'b1',
};

const page: Page = {
  status: 200,
  surroundings: {
    site: g7,
    language: 'hu',
    path: '/g7',
    today: '2024-06-14',
    app: '',
    shell: {
      site: g7,
      sites: [],
      wordmarks: {},
      language: 'hu',
      entry: '',
      figures: null,
      counter: null,
      isPreview: false,
    },
  },
  head: {
    title: 'G7 – „Számok" & <tények>',
    description: 'Üzlet',
    canonical: 'http://localhost:3000/g7',
    robots: '',
    openGraph: { type: 'website', title: 'G7', description: 'Üzlet', image: '', imageAlt: '' },
    article: null,
    links: [],
    jsonLd: [{ '@type': 'Organization', name: '</script><script>alert(1)</script>' }],
    preload: null,
  },
  data: { route: 'index', boxes: [] },
};

describe('the document before a page', () => {
  const html = documentStart(page, assets, false);

  it('carries the site’s own name, class and verification [SITE-04] [SEO-04]', () => {
    expect(html).toContain('<html lang="hu" data-build="b1">');
    expect(html).toContain('<body class="site-g7 route-index" data-site="g7"');
    expect(html).toContain('<meta property="og:site_name" content="G7">');
    expect(html).toContain('<meta name="google-site-verification" content="szamlalo">');
    expect(html).toContain('<meta name="twitter:site" content="@lapzarta">');
  });

  it('leaves the colours to the reader, unless the page forces a mode [COL-02]', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toContain('data-color-scheme');
    const data = articlePageData({ story: story({ colorScheme: 'dark', colorClass: 'sotet-cikk' }) });
    const forced = documentStart({ ...page, data }, assets, false);
    expect(forced).toContain('<html lang="hu" data-color-scheme="dark" data-build="b1">');
    expect(forced).toContain('<meta name="color-scheme" content="dark">');
    expect(forced).toContain('<body class="site-g7 route-single_article sotet-cikk"');
  });

  it('chooses light or dark before anything else is fetched [COL-01]', () => {
    const head = html.slice(html.indexOf('</title>'));
    expect(head).toMatch(/^<\/title><script src="\/_assets\/head.js"><\/script><link/);
  });

  it('fetches italics first where they are on the first screen', () => {
    const italic = (of: Page) =>
      /<link rel="preload"[^>]*italic[^>]*>/.exec(documentStart(of, assets, false))?.[0];
    expect(italic(page)).toContain('media="(min-width: 768px)"');
    expect(italic({ ...page, data: articlePageData({ story: story({}) }) })).not.toContain('media');
    const inApp = { ...page, surroundings: { ...page.surroundings, app: 'android' as const } };
    expect(italic(inApp)).toBeUndefined();
  });

  it('says what the header has to know [SCRL-06, S20]', () => {
    expect(html).toContain('data-hero="none" data-header-threshold="80"');
    const breaking = {
      slug: 'a',
      kind: 'breaking',
      position: 1000,
      title: '',
      href: '',
      stories: [],
    } as const;
    const data = { ...page.data, boxes: [{ ...breaking, stories: [] }] };
    expect(documentStart({ ...page, data }, assets, false)).toContain(
      'data-hero="breaking" data-header-threshold="30"',
    );
  });

  it('fetches the font of rare letters first where they are', () => {
    const rare = /<link rel="preload"[^>]*rare\.woff2/;
    expect(html).not.toMatch(rare);
    expect(documentStart(page, assets, true)).toMatch(rare);
  });

  it('names the bridge to the native app, inside it only [APP-01]', () => {
    const surroundings = { ...page.surroundings, app: 'LapzartaApp' };
    expect(documentStart({ ...page, surroundings }, assets, false)).toContain(' data-app="LapzartaApp"');
    expect(html).not.toContain('data-app');
  });

  it('links to the styles of its own route only', () => {
    expect(html.match(/rel="stylesheet" href="[^"]+"/g)).toEqual([
      'rel="stylesheet" href="/_assets/base.css"',
      'rel="stylesheet" href="/_assets/sites.css"',
      'rel="stylesheet" href="/_assets/index.css"',
    ]);
  });

  it('has its script fetched after what the page is drawn with', () => {
    expect(html).toContain('<script type="module" fetchpriority="low" src="/_assets/client.js"></script>');
  });

  it('lets no text out of its place in the head', () => {
    expect(html).toContain('<title>G7 – „Számok&quot; &amp; &lt;tények&gt;</title>');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(4);
  });

  it('holds no inline style and no inline script, which the content policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=|<style/);
    expect(html).not.toMatch(/<script(?![^>]*(src=|ld\+json))/);
  });
});

describe('the sites’ styles', () => {
  it('give each site its accents, and sub-sites a masthead of their own [SITE-04]', () => {
    const { css } = siteStyles([g7, { ...g7, slug: 'telex', cssClass: 'site-telex', path: '' }]);
    expect(css).toContain('.site-g7,[data-site="g7"]{--accent:light-dark(#0d6b52,#74d6b4)');
    expect(css).toContain('body.site-g7{--masthead-paper:light-dark(#08503c,');
    expect(css).not.toContain('body.site-telex');
  });

  it('are found under an address that changes with them', () => {
    const before = siteStyles([g7]);
    const after = siteStyles([{ ...g7, accent: { light: '#000000', dark: '#ffffff' } }]);
    expect(before.href).toMatch(/^\/_assets\/sites-[0-9a-f]{10}\.css$/);
    expect(after.href).not.toBe(before.href);
    expect(siteStyles([g7]).href).toBe(before.href);
  });
});
