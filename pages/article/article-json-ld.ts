/** Structured data of stories and live blogs for search engines [S07]. */

import {
  embedFrame,
  isSponsored,
  plainTextOf,
  type Story,
  simpleBlocks,
  storyDescription,
} from '#features/content/public.ts';
import { breadcrumb, publisherOf, schemaOrg } from '#features/kit/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import {
  absoluteAddress,
  fullAddress,
  sectionUrl,
  siteBySlug,
  type Viewpoint,
} from '#features/sites/public.ts';
import type { ArticlePageData } from './article-data.ts';

/** From the front page of a story's own site to its canonical address, whichever site shows it [S02]. */
export function storyBreadcrumb(here: Viewpoint, { story, shareUrl }: ArticlePageData): object {
  const view = onOwnSite(here, story);
  const { section } = story;
  return breadcrumb(view, [
    ...(section?.active ? [{ name: section.name, path: sectionUrl(view, section) }] : []),
    { name: story.title, path: shareUrl },
  ]);
}

function onOwnSite(here: Viewpoint, story: Story): Viewpoint {
  return { ...here, site: siteBySlug(here.edition, story.site) };
}

/** A story; a live blog with its posts as `liveBlogUpdate`. The same on every site that shows it [S02]. */
export function newsArticle(here: Viewpoint, data: ArticlePageData, canonical: string, body: string): object {
  const { story } = data;
  const view = onOwnSite(here, story);
  const isLive = story.type === 'liveblog';
  return {
    '@context': schemaOrg,
    '@type': isLive ? 'LiveBlogPosting' : kindOf(story),
    '@id': canonical,
    url: canonical,
    mainEntityOfPage: canonical,
    headline: [...story.title].slice(0, 110).join(''),
    description: story.ogDescription || story.ownLead || storyDescription(story),
    inLanguage: story.language,
    datePublished: isoTime(story.pubDate),
    dateModified: isoTime(Math.max(story.updatedAt, story.pubDate)),
    ...(story.section ? { articleSection: story.section.name } : {}),
    ...(story.tags.length > 0 ? { keywords: story.tags.map((tag) => tag.name) } : {}),
    isAccessibleForFree: true,
    ...(story.flags.includes('adult-content') ? { isFamilyFriendly: false } : {}),
    wordCount: body === '' ? 0 : body.split(/\s+/).length,
    author: authorsOf(view, story),
    publisher: publisherOf(view),
    ...picturesOf(view, story),
    ...filmsOf(view, story),
    ...(story.corrections.length > 0 ? { correction: story.corrections.map((one) => one.text) } : {}),
    ...(isLive ? liveParts(view, data) : {}),
  };
}

function kindOf(story: Story): string {
  if (isSponsored(story)) return 'AdvertiserContentArticle';
  if (story.headerType === 'opinion') return 'OpinionNewsArticle';
  return story.subType === 'analysis' ? 'AnalysisNewsArticle' : 'NewsArticle';
}

function authorsOf(view: Viewpoint, story: Story): object[] {
  if (story.authors.length === 0) return [publisherOf(view)];
  return story.authors.map(({ name, slug }) => ({
    '@type': 'Person',
    name,
    url: fullAddress(view, `/szerzo/${slug}`),
  }));
}

function picturesOf(view: Viewpoint, story: Story): { image?: string[] } {
  const image = story.facebookImage ?? story.coverImage ?? story.image;
  // Search engines must not show an adult story's pictures [S24].
  if (!image || story.flags.includes('adult-content')) return {};
  const shapes = ['16x9-1200', '4x3-1200', '1x1-768'] as const;
  return { image: shapes.map((size) => pictureAddress(view, image, size, story.slug)) };
}

/** Search engines list a film with its name, a picture and a date; those of adult stories are not listed [S24]. */
function filmsOf(view: Viewpoint, story: Story): { video?: object[] } {
  if (story.flags.includes('adult-content')) return {};
  const films = simpleBlocks(story.body).flatMap((block): object[] => {
    const address = filmAddress(view, block);
    if (address === null) return [];
    const poster = block.kind === 'video' ? block.imageId : undefined;
    const own = poster === undefined ? undefined : story.images[poster];
    const image = own ?? story.facebookImage ?? story.coverImage ?? story.image;
    if (!image) return [];
    return [
      {
        '@type': 'VideoObject',
        name: ('title' in block && block.title) || story.title,
        description: storyDescription(story),
        uploadDate: isoTime(story.pubDate),
        inLanguage: story.language,
        thumbnailUrl: [pictureAddress(view, image, '16x9-1200', story.slug)],
        ...address,
      },
    ];
  });
  return films.length === 0 ? {} : { video: films };
}

/** Our own file, or the player of a service for films. */
function filmAddress(view: Viewpoint, block: Story['body'][number]): object | null {
  if (block.kind === 'video')
    return { contentUrl: absoluteAddress(view, block.url), width: block.width, height: block.height };
  if (block.kind !== 'embed') return null;
  const frame = embedFrame(block, { tallAudio: false });
  return frame?.shape === 'video' || frame?.shape === 'upright' ? { embedUrl: frame.src } : null;
}

function pictureAddress(
  view: Viewpoint,
  image: ImageRef,
  size: '16x9-1200' | '4x3-1200' | '1x1-768',
  name: string,
): string {
  return fullAddress(view, imageAddress(image, { size, format: 'jpg', name }));
}

function liveParts(view: Viewpoint, { story, posts }: ArticlePageData): object {
  return {
    coverageStartTime: isoTime(story.pubDate),
    ...(story.flags.includes('live') ? {} : { coverageEndTime: isoTime(story.updatedAt) }),
    liveBlogUpdate: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      articleBody: plainTextOf(post.body),
      url: absoluteAddress(view, post.url),
      datePublished: isoTime(post.pubDate),
      dateModified: isoTime(post.updatedAt),
      author:
        post.authors.length > 0
          ? post.authors.map((author) => ({ '@type': 'Person', name: author.name }))
          : publisherOf(view),
    })),
  };
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
