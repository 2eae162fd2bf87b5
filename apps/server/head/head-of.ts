/** The parts of a page's head that most pages share. */
import type { Head } from '#apps/web/page-data.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';
import { breadcrumb, organization } from './json-ld.ts';

export interface HeadWords {
  /** Without the site's name. */
  title: string;
  description: string;
  canonicalPath: string;
  robots?: string;
}

/** The head of a page that is not a story. */
export function headOfPage(request: PageRequest, words: HeadWords): Head {
  const { site } = request;
  const canonical = fullAddress(request, words.canonicalPath);
  return {
    title: words.title === '' ? `${site.name} – ${site.tagline}` : `${words.title} – ${site.name}`,
    description: words.description,
    canonical,
    robots: words.robots ?? '',
    openGraph: {
      type: 'website',
      title: words.title || site.name,
      description: words.description,
      image: shareLogo(request),
      imageAlt: site.name,
    },
    article: null,
    links: [],
    jsonLd: [
      organization(request),
      ...(words.title === ''
        ? []
        : [breadcrumb(request, [{ name: words.title, path: words.canonicalPath }])]),
    ],
    preload: null,
  };
}

/** The picture a site shows of itself where a page has none. */
export function shareLogo(request: PageRequest): string {
  return fullAddress(request, `/_edition/${request.site.facebookLogo}`);
}

/** A picture in the shape that sharing services cut to anyway. */
export function sharePicture(request: PageRequest, image: ImageRef, name: string): string {
  return fullAddress(request, imageAddress(image, { size: '16x9-1200', format: 'jpg', name }));
}
