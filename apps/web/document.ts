/**
 * The HTML document around a rendered page. The head is written here and not by React, which would put a `<title>`
 * where it stands in the tree. No inline script and no inline style: the content policy allows neither.
 */
import type { ColorScheme } from '#features/content/public.ts';
import { leadPreload } from './article/article-look.ts';
import type { Assets } from './assets.ts';
import { heroOf } from './hero.ts';
import { listPlace } from './navigation/list-place.ts';
import type { Page } from './page-data.ts';
import { isBare, isFrontPage, isLandingPage, isSectionPage, viewOf } from './view-of.ts';

/** Up to the page itself. @param isRare The page has letters that few pages have. */
export function documentStart(page: Page, assets: Assets, isRare: boolean): string {
  const { surroundings } = page;
  return [
    `<!doctype html><html lang="${surroundings.language}"${forcedMode(page)} data-build="${escapeHtml(assets.build)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<script src="${escapeHtml(assets.headScript)}"></script>`,
    firstFetches(page, assets, isRare),
    description(page),
    sharing(page),
    page.head.jsonLd.map(jsonLd).join(''),
    `</head><body${bodyAttributes(page, assets)}>`,
  ].join('');
}

export const documentEnd = '</body></html>';

/** In the order in which a browser should want them. */
function firstFetches(page: Page, assets: Assets, isRare: boolean): string {
  const { head, data } = page;
  const preload = data.route === 'single_article' ? leadPreload(data.story) : head.preload;
  const styles = [assets.baseStyles, assets.siteStyles, ...stylesOf(page, assets)];
  const { serif, sans, rare } = assets.fonts;
  const fonts = [serif, sans, ...(isRare ? [rare] : [])].map((href) => ({ href }));
  return [
    ...styles.filter((href) => href !== '').map((href) => tag('link', { rel: 'stylesheet', href })),
    ...[...fonts, ...italics(page, assets)].map((font) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', ...font, crossorigin: '' }),
    ),
    preload ? tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', ...preload }) : '',
    // Nothing on the page waits for them; as they come by themselves they would share the line with the styles and letters.
    ...[...assets.scriptParts, assets.script].map(lowScript),
  ].join('');
}

/** Stories are full of them; elsewhere the line beside the paper's name is, where there is room for it. */
function italics({ data, surroundings }: Page, { fonts }: Assets): { href: string; media?: string }[] {
  if (data.route === 'single_article') return [{ href: fonts.italic }];
  const hasMasthead = surroundings.app === '' && !isBare(data);
  return hasMasthead ? [{ href: fonts.italic, media: '(min-width: 768px)' }] : [];
}

function lowScript(src: string): string {
  return `<script type="module" fetchpriority="low" src="${escapeHtml(src)}"></script>`;
}

/**
 * Few stories ask their readers something, or can be heard: the others go without what that looks like, and all papers
 * that are out without what stands above a preview.
 */
function stylesOf({ data, surroundings }: Page, { viewStyles }: Assets): string[] {
  const all = [viewStyles[viewOf(data)], ...(surroundings.shell.isPreview ? [viewStyles.preview] : [])];
  if (data.route !== 'single_article') return all;
  return [
    ...all,
    ...(data.quizzes.length > 0 ? [viewStyles.quizzes] : []),
    ...(data.episodes.length > 0 ? [viewStyles.episodes] : []),
  ];
}

function description(page: Page): string {
  const { head } = page;
  const { site } = page.surroundings;
  return [
    named('description', head.description),
    named('robots', head.robots),
    head.canonical === '' ? '' : tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.links.map((link) => tag('link', { ...link })),
    named('google-site-verification', site.verification.google ?? ''),
    named('facebook-domain-verification', site.verification.facebook ?? ''),
    named('color-scheme', forcedScheme(page) ?? 'light dark'),
    tag('link', { rel: 'icon', href: `${site.path}/favicon.svg`, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: `${site.path}/apple-touch-icon.png` }),
    tag('link', { rel: 'manifest', href: `${site.path}/site.webmanifest` }),
    tag('link', {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: site.name,
      href: `${site.path}/opensearch.xml`,
    }),
  ].join('');
}

function sharing({ head, surroundings: { site, language } }: Page): string {
  const { openGraph, article } = head;
  const story = article && [
    property('article:published_time', article.published),
    property('article:modified_time', article.modified),
    property('article:section', article.section),
    ...article.authors.map((author) => property('article:author', author)),
    ...article.tags.map((tagName) => property('article:tag', tagName)),
    property('article:publisher', site.facebookUrl),
  ];
  return [
    property('og:site_name', site.name),
    property('og:locale', language === 'en' ? 'en_GB' : 'hu_HU'),
    property('og:type', openGraph.type),
    property('og:title', openGraph.title),
    property('og:description', openGraph.description),
    property('og:url', head.canonical),
    property('og:image', openGraph.image),
    openGraph.image === '' ? '' : property('og:image:alt', openGraph.imageAlt),
    ...(story ?? []),
    named('twitter:card', openGraph.image === '' ? 'summary' : 'summary_large_image'),
    named('twitter:site', site.twitterSite),
  ].join('');
}

/** What scripts and measurements need to know of the site they run on [SITE-04]. */
function bodyAttributes(page: Page, assets: Assets): string {
  const { app, site } = page.surroundings;
  const hero = heroOf(page.data);
  return Object.entries({
    class: bodyClass(page),
    'data-site': site.slug,
    'data-path': site.path,
    'data-time-zone': site.timeZone,
    'data-currency': site.currency,
    'data-currency-sign': site.currencySign,
    'data-property': site.beamProperty,
    'data-route': page.data.route,
    'data-hero': hero,
    'data-header-threshold': String(site.headerThresholds[hero]),
    'data-shell': shellOf(page),
    ...(isSectionPage(page.data) ? { 'data-scroll-to': listPlace } : {}),
    ...(app === '' ? {} : { 'data-app': app }),
    ...(assets.worker === '' ? {} : { 'data-worker': assets.worker }),
  })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Pages with the same have the same around them, but for the entry of the menu that is open. */
function shellOf({ surroundings: { site, language }, data }: Page): string {
  return `${site.slug} ${language} ${isBare(data) ? 'bare' : isFrontPage(data) ? 'front' : 'inside'}`;
}

function bodyClass({ surroundings, data }: Page): string {
  const colourClass = data.route === 'single_article' ? data.story.colorClass : '';
  return [surroundings.site.cssClass, `route-${data.route}`, colourClass].filter(Boolean).join(' ');
}

/** The mode a page is in whatever its reader prefers [COL-02]; null on nearly all. */
function forcedScheme({ data }: Page): ColorScheme | null {
  if (isLandingPage(data)) return data.colorScheme;
  return data.route === 'single_article' ? data.story.colorScheme : null;
}

function forcedMode(page: Page): string {
  const scheme = forcedScheme(page);
  return scheme === null ? '' : ` data-color-scheme="${scheme}"`;
}

/** A data block, not a script: it is never run, but must not be able to end itself early. */
function jsonLd(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function named(name: string, content: string): string {
  return content === '' ? '' : tag('meta', { name, content });
}

function property(name: string, content: string): string {
  return content === '' ? '' : tag('meta', { property: name, content });
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
