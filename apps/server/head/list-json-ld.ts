/** Structured data of lists: the page, what stands on it, and whose it is [S07]. */
import type { AuthorHeader, ListPageData } from '#apps/web/page-data.ts';
import type { StoryCard } from '#features/content/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';

const context = 'https://schema.org';

export function collectionPage(
  request: PageRequest,
  data: ListPageData,
  articles: StoryCard[],
  canonical: string,
): object {
  const { author, description, language, page, perPage, title, totalItems } = data;
  return {
    '@context': context,
    '@type': 'CollectionPage',
    '@id': canonical,
    url: canonical,
    name: title,
    ...(description === '' ? {} : { description }),
    inLanguage: language,
    ...(author ? { about: { '@id': personId(request, author) } } : {}),
    mainEntity: {
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderDescending',
      numberOfItems: totalItems,
      itemListElement: articles.map((story, at) => ({
        '@type': 'ListItem',
        position: (page - 1) * perPage + at + 1,
        url: story.url.startsWith('/') ? fullAddress(request, story.url) : story.url,
      })),
    },
  };
}

export function authorAsPerson(request: PageRequest, author: AuthorHeader): object {
  const { slug, name, title, bio, avatar } = author;
  return {
    '@context': context,
    '@type': 'Person',
    '@id': personId(request, author),
    name,
    url: fullAddress(request, `/szerzo/${slug}`),
    ...(title === '' ? {} : { jobTitle: title }),
    ...(bio === '' ? {} : { description: bio }),
    ...(avatar
      ? { image: fullAddress(request, imageAddress(avatar, { size: '1x1-768', format: 'jpg', name: slug })) }
      : {}),
    worksFor: { '@type': 'NewsMediaOrganization', name: request.site.name },
  };
}

function personId(request: PageRequest, { slug }: AuthorHeader): string {
  return `${fullAddress(request, `/szerzo/${slug}`)}#person`;
}
