/** Structured data of lists: the page, its stories, and the author if it has one [S07]. */
import type { StoryCard } from '#features/content/public.ts';
import { organizationId, schemaOrg } from '#features/kit/public.ts';
import { imageAddress } from '#features/media/public.ts';
import { absoluteAddress, fullAddress, type Viewpoint } from '#features/sites/public.ts';
import type { AuthorHeader, ListPageData } from './section-data.ts';

export function collectionPage(
  view: Viewpoint,
  data: ListPageData,
  articles: StoryCard[],
  canonical: string,
): object {
  const { description, language, page, perPage, title, totalItems } = data;
  return {
    '@context': schemaOrg,
    '@type': 'CollectionPage',
    '@id': canonical,
    url: canonical,
    name: title,
    ...(description === '' ? {} : { description }),
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderDescending',
      numberOfItems: totalItems,
      itemListElement: articles.map((story, at) => ({
        '@type': 'ListItem',
        position: (page - 1) * perPage + at + 1,
        url: absoluteAddress(view, story.url),
      })),
    },
  };
}

/** The page of an author, with the listed stories as the author's works. */
export function profilePage(
  view: Viewpoint,
  author: AuthorHeader,
  articles: StoryCard[],
  canonical: string,
): object {
  return {
    '@context': schemaOrg,
    '@type': 'ProfilePage',
    '@id': canonical,
    url: canonical,
    name: author.name,
    mainEntity: authorAsPerson(view, author),
    hasPart: articles.map((story) => ({
      '@type': 'NewsArticle',
      headline: story.title,
      url: absoluteAddress(view, story.url),
      datePublished: new Date(story.pubDate * 1000).toISOString(),
      author: { '@id': personId(view, author) },
    })),
  };
}

function authorAsPerson(view: Viewpoint, author: AuthorHeader): object {
  const { slug, name, title, bio, avatar } = author;
  return {
    '@type': 'Person',
    '@id': personId(view, author),
    name,
    url: fullAddress(view, `/szerzo/${slug}`),
    ...(title === '' ? {} : { jobTitle: title }),
    ...(bio === '' ? {} : { description: bio }),
    ...(avatar
      ? { image: fullAddress(view, imageAddress(avatar, { size: '1x1-768', format: 'jpg', name: slug })) }
      : {}),
    worksFor: { '@id': organizationId(view) },
  };
}

function personId(view: Viewpoint, { slug }: AuthorHeader): string {
  return `${fullAddress(view, `/szerzo/${slug}`)}#person`;
}
