import { describe, expect, it } from 'vitest';
import type { Site } from '#features/sites/public.ts';
import type { Assets } from './assets.ts';
import { headParts } from './document.ts';
import type { Page } from './page.ts';
import { emptyShell } from './shell/shell-data.fixture.ts';
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
  viewStyles: { FrontPage: '/_assets/front.css', QuizPart: '/_assets/quiz.css' },
  siteStyles: '/_assets/sites.css',
  fonts: {
    serif: '/_assets/serif.woff2',
    italic: '/_assets/italic.woff2',
    sans: '/_assets/sans.woff2',
  },
  script: '/_assets/client.js',
  scriptParts: ['/_assets/client-parts.js'],
  worker: '/offline-worker.js',
  headScript: '/_assets/head.js',
  words: '',
  islands: {},
  build: 'b1',
};

function documentStart(of: Page): string {
  return Object.values(headParts(of, assets)).join('');
}

const page: Page = {
  status: 200,
  surroundings: {
    site: g7,
    language: 'hu',
    path: '/g7',
    today: '2024-06-14',
    app: '',
    wordmarks: {},
  },
  shell: emptyShell(g7),
  pixelHosts: [],
  measurement: null,
  consent: { mode: 'own', policyVersion: '7' },
  frame: 'front',
  head: {
    title: 'G7 – „Számok" & <tények>',
    description: 'Üzlet',
    canonical: 'http://localhost:3000/g7',
    robots: '',
    openGraph: {
      type: 'website',
      title: 'G7',
      description: 'Üzlet',
      image: 'https://g7.example/kep.jpg',
      imageAlt: '',
      imageSize: { width: 1200, height: 675 },
    },
    article: null,
    links: [],
    jsonLd: [{ '@type': 'Organization', name: '</script><script>alert(1)</script>' }],
    preload: null,
  },
  view: 'FrontPage',
  data: null,
  traits: { route: 'index' },
};

describe('the HTML document up to the page', () => {
  const html = documentStart(page);

  it('contains the site’s name, CSS class and verification tags [SITE-04] [SEO-04]', () => {
    expect(html).toContain(
      '<html lang="hu" data-consent-mode="own" data-consent-policy="7" data-build="b1">',
    );
    expect(html).toContain('<body class="site-g7 route-index" data-site="g7"');
    expect(html).toContain('<meta property="og:site_name" content="G7">');
    expect(html).toContain(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="675">',
    );
    expect(html).toContain('<meta name="google-site-verification" content="szamlalo">');
    expect(html).toContain('<meta name="twitter:site" content="@lapzarta">');
  });

  it('names the edition’s way of asking for consent; without one it names no mode [S18]', () => {
    const silent = documentStart({ ...page, consent: { mode: 'none', policyVersion: '1' } });
    expect(silent).toContain('<html lang="hu" data-consent-policy="1" data-build="b1">');
    const cmp = { script: 'https://cmp.example/tcf.js', hosts: [] };
    const asked = documentStart({ ...page, consent: { mode: 'tcf', policyVersion: '1', cmp } });
    expect(asked).toContain(
      'data-consent-mode="tcf" data-consent-service="https://cmp.example/tcf.js" data-',
    );
  });

  it('follows the reader’s colour mode unless the page forces one [COL-02]', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toContain('data-color-scheme');
    const traits = { route: 'single_article', colorScheme: 'dark', colorClass: 'sotet-cikk' } as const;
    const forced = documentStart({ ...page, traits });
    expect(forced).toContain(
      '<html lang="hu" data-color-scheme="dark" data-consent-mode="own" data-consent-policy="7" data-build="b1">',
    );
    expect(forced).toContain('<meta name="color-scheme" content="dark">');
    expect(forced).toContain('<body class="site-g7 route-single_article sotet-cikk"');
  });

  it('runs the colour mode script before any other resource is fetched [COL-01]', () => {
    const head = html.slice(html.indexOf('</title>'));
    expect(head).toMatch(/^<\/title><script src="\/_assets\/head.js"><\/script><link/);
  });

  it('preloads the italic font only where italics appear on the first screen', () => {
    const italic = (of: Page) => /<link rel="preload"[^>]*italic[^>]*>/.exec(documentStart(of))?.[0];
    expect(italic(page)).toContain('media="(min-width: 768px)"');
    expect(italic({ ...page, traits: { route: 'single_article', hasItalics: true } })).not.toContain('media');
    const inApp = { ...page, surroundings: { ...page.surroundings, app: 'android' as const } };
    expect(italic(inApp)).toBeUndefined();
  });

  it('sets the hero type and the header threshold on the body [SCRL-06, S20]', () => {
    expect(html).toContain('data-hero="none" data-header-threshold="80"');
    const traits = { route: 'index', hero: 'breaking' } as const;
    expect(documentStart({ ...page, traits })).toContain('data-hero="breaking" data-header-threshold="30"');
  });

  it('names the native bridge only inside the app [APP-01]', () => {
    const surroundings = { ...page.surroundings, app: 'LapzartaApp' };
    expect(documentStart({ ...page, surroundings })).toContain(' data-app="LapzartaApp"');
    expect(html).not.toContain('data-app');
  });

  it('links only the stylesheets of its own route', () => {
    expect(html.match(/rel="stylesheet" href="[^"]+"/g)).toEqual([
      'rel="stylesheet" href="/_assets/base.css"',
      'rel="stylesheet" href="/_assets/sites.css"',
      'rel="stylesheet" href="/_assets/front.css"',
    ]);
  });

  it('links the stylesheets of the parts that it shows', () => {
    const withQuiz = documentStart({ ...page, traits: { route: 'index', parts: ['QuizPart'] } });
    expect(withQuiz).toContain('rel="stylesheet" href="/_assets/quiz.css"');
  });

  it('loads its script with low priority, after the resources needed for rendering', () => {
    expect(html).toContain('<script type="module" fetchpriority="low" src="/_assets/client.js"></script>');
  });

  it('escapes text in the head', () => {
    expect(html).toContain('<title>G7 – „Számok&quot; &amp; &lt;tények&gt;</title>');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(4);
  });

  it('contains no inline style and no inline script, as the content security policy requires', () => {
    expect(html).not.toMatch(/\sstyle=|<style/);
    expect(html).not.toMatch(/<script(?![^>]*(src=|ld\+json))/);
  });
});

describe('the site stylesheet', () => {
  it('sets each site’s accent colours, and a coloured masthead for sub-sites [SITE-04]', () => {
    const { css } = siteStyles([g7, { ...g7, slug: 'telex', cssClass: 'site-telex', path: '' }]);
    expect(css).toContain('.site-g7,[data-site="g7"]{--accent:light-dark(#0d6b52,#74d6b4)');
    expect(css).toContain('body.site-g7{--masthead-paper:light-dark(#08503c,');
    expect(css).not.toContain('body.site-telex');
  });

  it('ends with the edition’s own theme, outside of the cascade layers', () => {
    expect(siteStyles([g7], 'body{color:red}').css).toMatch(/\}body\{color:red\}$/);
  });

  it('has an address that changes with its content', () => {
    const before = siteStyles([g7]);
    const after = siteStyles([{ ...g7, accent: { light: '#000000', dark: '#ffffff' } }]);
    expect(before.href).toMatch(/^\/_assets\/sites-[0-9a-f]{10}\.css$/);
    expect(after.href).not.toBe(before.href);
    expect(siteStyles([g7]).href).toBe(before.href);
  });
});
