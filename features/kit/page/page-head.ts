/** Content of the HTML `<head>`, and the parts of it that most pages share. */

import { fullAddress, type Site, type Viewpoint } from '#features/sites/public.ts';
import { breadcrumb, organization, webSite } from './json-ld.ts';

export interface Head {
  title: string;
  description: string;
  canonical: string;
  /** Robots directive such as 'noindex'; '' for none. */
  robots: string;
  openGraph: {
    type: 'website' | 'article';
    title: string;
    description: string;
    image: string;
    imageAlt: string;
    /** Null where it is not known. */
    imageSize: { width: number; height: number } | null;
  };
  article: { published: string; modified: string; section: string; authors: string[]; tags: string[] } | null;
  /** Feeds, translations, previous and next page. */
  links: HeadLink[];
  jsonLd: object[];
  /** The lead picture to preload; for articles it is derived from the header instead. */
  preload: { imagesrcset: string; imagesizes: string; href: string; type: string } | null;
}

export interface HeadLink {
  rel: 'alternate' | 'prev' | 'next' | 'search';
  href: string;
  type?: string;
  title?: string;
  hreflang?: string;
}

export interface HeadTexts {
  /** Without the site's name. */
  title: string;
  description: string;
  canonicalPath: string;
  robots?: string;
}

/** The `<head>` of a page that is not a story. */
export function headOfPage({ view }: { view: Viewpoint }, texts: HeadTexts): Head {
  const { site } = view;
  return {
    title: titleOf(texts.title, site),
    description: texts.description,
    canonical: fullAddress(view, texts.canonicalPath),
    robots: texts.robots ?? '',
    openGraph: {
      type: 'website',
      title: texts.title || site.name,
      description: texts.description,
      image: shareLogo(view),
      imageAlt: site.name,
      imageSize: shareLogoSize(view),
    },
    article: null,
    links: [],
    jsonLd: [
      organization(view),
      ...(texts.title === ''
        ? [webSite(view)]
        : [breadcrumb(view, [{ name: texts.title, path: texts.canonicalPath }])]),
    ],
    preload: null,
  };
}

/** Where consumers of oEmbed find what to show for a link to the page. */
export function oembedLink(
  view: Viewpoint,
  { canonical, title }: Pick<Head, 'canonical' | 'title'>,
): HeadLink {
  const url = encodeURIComponent(canonical);
  return {
    rel: 'alternate',
    type: 'application/json+oembed',
    title,
    href: fullAddress(view, `/api/oembed?url=${url}`),
  };
}

function titleOf(title: string, { name, tagline }: Site): string {
  if (title !== '') return `${title} – ${name}`;
  return tagline === '' ? name : `${name} – ${tagline}`;
}

/** The share picture of a site, for pages without a picture. */
export function shareLogo(view: Viewpoint): string {
  return fullAddress(view, `/_edition/${view.site.facebookLogo}`);
}

export function shareLogoSize({ edition, site }: Viewpoint): Head['openGraph']['imageSize'] {
  return edition.shareSizes[site.slug] ?? null;
}
