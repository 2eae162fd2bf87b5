/**
 * The HTML document around a rendered page. The head is a template and not React, which would emit a `<title>` at its
 * position in the tree. No inline script and no inline style: the content security policy allows neither.
 */
import { escapeHtml } from '#platform/text/escape-html.ts';
import type { Assets } from './assets.ts';
import type { Page } from './page.ts';
import type { HeadPart } from './page-parts.ts';

/** The document from the doctype to the opening `<body>` tag. */
export function headParts(page: Page, assets: Assets): Record<HeadPart, string> {
  return {
    opening: opening(page, assets),
    loading: preloadsAndScripts(page, assets),
    about: pageMetadata(page) + sharingMetadata(page),
    structured: page.head.jsonLd.map(jsonLd).join(''),
    body: `</head><body${bodyAttributes(page, assets)}>`,
  };
}

export const documentEnd = '</body></html>';

function opening(page: Page, assets: Assets): string {
  const styles = [assets.baseStyles, assets.siteStyles, ...stylesOf(page, assets)];
  return [
    `<!doctype html><html lang="${page.surroundings.language}"${forcedModeAttribute(page)}${consentAttributes(page)} data-build="${escapeHtml(assets.build)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.head.title)}</title>`,
    `<script src="${escapeHtml(assets.headScript)}"></script>`,
    ...styles.filter((href) => href !== '').map((href) => tag('link', { rel: 'stylesheet', href })),
  ].join('');
}

/** In the order in which the browser should fetch them, after the stylesheets. */
function preloadsAndScripts(page: Page, assets: Assets): string {
  const { preload } = page.head;
  const fonts = [assets.fonts.serif, assets.fonts.sans].map((href) => ({ href }));
  return [
    ...[...fonts, ...italicPreloads(page, assets)].map((font) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', ...font, crossorigin: '' }),
    ),
    preload ? tag('link', { rel: 'preload', as: 'image', fetchpriority: 'high', ...preload }) : '',
    // Scripts do not block rendering; at normal priority they would compete with styles and fonts for bandwidth.
    ...[...assets.scriptParts, assets.script].map(lowPriorityScript),
    assets.words === '' ? '' : dataBlock('application/json', assets.words, ' data-words'),
  ].join('');
}

/** Articles use italics throughout; other pages only in the masthead's tagline, which needs 768 px. */
function italicPreloads(
  { frame, surroundings, traits }: Page,
  { fonts }: Assets,
): { href: string; media?: string }[] {
  if (traits.hasItalics) return [{ href: fonts.italic }];
  const hasMasthead = surroundings.app === '' && frame !== 'bare';
  return hasMasthead ? [{ href: fonts.italic, media: '(min-width: 768px)' }] : [];
}

function lowPriorityScript(src: string): string {
  return `<script type="module" fetchpriority="low" src="${escapeHtml(src)}"></script>`;
}

/** Parts that few pages of a view have are linked only by these. */
function stylesOf({ view, traits, shell }: Page, { viewStyles }: Assets): string[] {
  const parts = [...(traits.parts ?? []), ...(shell.isPreview ? ['PreviewBarPart'] : [])];
  return [view, ...parts].map((name) => viewStyles[name] ?? '');
}

function pageMetadata(page: Page): string {
  const { head } = page;
  const { site } = page.surroundings;
  return [
    named('description', head.description),
    named('robots', head.robots),
    head.canonical === '' ? '' : tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.links.map((link) => tag('link', { ...link })),
    named('google-site-verification', site.verification.google ?? ''),
    named('facebook-domain-verification', site.verification.facebook ?? ''),
    named('color-scheme', page.traits.colorScheme ?? 'light dark'),
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

function sharingMetadata({ head, surroundings: { site, language } }: Page): string {
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
    ...Object.entries(openGraph.imageSize ?? {}).map(([side, pixels]) =>
      property(`og:image:${side}`, String(pixels)),
    ),
    openGraph.image === '' ? '' : property('og:image:alt', openGraph.imageAlt),
    ...(story ?? []),
    named('twitter:card', openGraph.image === '' ? 'summary' : 'summary_large_image'),
    named('twitter:site', site.twitterSite),
  ].join('');
}

/** Attributes that scripts and analytics read: site, route, hero, app, worker [SITE-04]. */
function bodyAttributes(page: Page, assets: Assets): string {
  const { app, site } = page.surroundings;
  const { hero = 'none', route, scrollsTo } = page.traits;
  return Object.entries({
    class: bodyClass(page),
    'data-site': site.slug,
    'data-path': site.path,
    'data-time-zone': site.timeZone,
    'data-currency': site.currency,
    'data-currency-sign': site.currencySign,
    'data-property': site.beamProperty,
    'data-route': route,
    'data-hero': hero,
    'data-header-threshold': String(site.headerThresholds[hero]),
    'data-shell': shellKey(page),
    ...(scrollsTo === undefined ? {} : { 'data-scroll-to': scrollsTo }),
    ...(app === '' ? {} : { 'data-app': app }),
    ...(page.measurement ? { 'data-measurement': JSON.stringify(page.measurement) } : {}),
    ...(assets.worker === '' ? {} : { 'data-worker': assets.worker }),
  })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Pages with the same key have the same shell, except for the current menu entry. */
function shellKey({ surroundings: { site, language }, frame }: Page): string {
  return `${site.slug} ${language} ${frame === 'site' ? 'inside' : frame}`;
}

function bodyClass({ surroundings, traits: { route, colorClass } }: Page): string {
  return [surroundings.site.cssClass, `route-${route}`, colorClass].filter(Boolean).join(' ');
}

function forcedModeAttribute({ traits: { colorScheme = null } }: Page): string {
  return colorScheme === null ? '' : ` data-color-scheme="${colorScheme}"`;
}

/** Where the development server has its own consent service. */
const sandboxCmp = '/__cmp/tcf.js';

/** The consent that the edition needs of its readers; the script of the head adds what this reader answered. */
function consentAttributes({ consent, pixelHosts }: Page): string {
  const mode = consent.mode === 'none' ? '' : ` data-consent-mode="${consent.mode}"`;
  const script = consent.cmp?.script === 'sandbox' ? sandboxCmp : consent.cmp?.script;
  const service = consent.mode === 'tcf' && script ? ` data-consent-service="${escapeHtml(script)}"` : '';
  const pixels = pixelHosts.length === 0 ? '' : ` data-pixel-hosts="${escapeHtml(pixelHosts.join(' '))}"`;
  return `${mode}${service} data-consent-policy="${escapeHtml(consent.policyVersion)}"${pixels}`;
}

function jsonLd(value: object): string {
  return dataBlock('application/ld+json', JSON.stringify(value));
}

/** A data block, which is never executed; `<` is escaped so that its text cannot close the element. */
function dataBlock(type: string, json: string, attributes = ''): string {
  return `<script type="${type}"${attributes}>${json.replaceAll('<', '\\u003c')}</script>`;
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
