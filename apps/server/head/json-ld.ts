/** Structured data as search engines read it [S07]. */

import type { ArticlePageData } from '#apps/web/page-data.ts';
import { plainTextOf, type Story } from '#features/content/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { siteBySlug } from '#features/sites/public.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';
import { sectionUrl } from '../pages/section-url.ts';
import { storyDescription } from './description.ts';

const context = 'https://schema.org';

export function organization(request: PageRequest): object {
  const { site, house } = request;
  return {
    '@context': context,
    '@type': 'NewsMediaOrganization',
    '@id': `${fullAddress(request, site.path || '/')}#organization`,
    name: site.name,
    url: fullAddress(request, site.path || '/'),
    logo: {
      '@type': 'ImageObject',
      url: fullAddress(request, `${site.path}/icon-512.png`),
      width: 512,
      height: 512,
    },
    sameAs: [site.facebookUrl],
    parentOrganization: { '@type': 'Organization', name: house.edition.publisher },
  };
}

/** From the front page down to the page itself. */
export function breadcrumb(request: PageRequest, steps: { name: string; path: string }[]): object {
  const all = [{ name: request.site.name, path: request.site.path || '/' }, ...steps];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: all.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: step.path.startsWith('/') ? fullAddress(request, step.path) : step.path,
    })),
  };
}

/** From the front page of a story's own site down to its canonical address, whichever site shows it [S02]. */
export function storyBreadcrumb(asked: PageRequest, { story, shareUrl }: ArticlePageData): object {
  const request = atHome(asked, story);
  const { section } = story;
  return breadcrumb(request, [
    ...(section?.active ? [{ name: section.name, path: sectionUrl(request, section) }] : []),
    { name: story.title, path: shareUrl },
  ]);
}

function atHome(asked: PageRequest, story: Story): PageRequest {
  return { ...asked, site: siteBySlug(asked.house.edition, story.site) };
}

/** A story; a live blog with its posts as `liveBlogUpdate`. The same on every site that shows it [S02]. */
export function newsArticle(
  asked: PageRequest,
  data: ArticlePageData,
  canonical: string,
  body: string,
): object {
  const { story } = data;
  const request = atHome(asked, story);
  const isLive = story.type === 'liveblog';
  return {
    '@context': context,
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
    author: authorsOf(request, story),
    publisher: publisherOf(request),
    ...picturesOf(request, story),
    ...(story.corrections.length > 0 ? { correction: story.corrections.map((one) => one.text) } : {}),
    ...(isLive ? liveParts(request, data) : {}),
  };
}

function kindOf(story: Story): string {
  if (story.flags.includes('pr')) return 'AdvertiserContentArticle';
  if (story.headerType === 'opinion') return 'OpinionNewsArticle';
  return story.subType === 'analysis' ? 'AnalysisNewsArticle' : 'NewsArticle';
}

function authorsOf(request: PageRequest, story: Story): object[] {
  if (story.authors.length === 0) return [publisherOf(request)];
  return story.authors.map(({ name, slug }) => ({
    '@type': 'Person',
    name,
    url: fullAddress(request, `/szerzo/${slug}`),
  }));
}

function publisherOf(request: PageRequest): object {
  return {
    '@type': 'NewsMediaOrganization',
    name: request.site.name,
    url: fullAddress(request, request.site.path || '/'),
  };
}

function picturesOf(request: PageRequest, story: Story): { image?: string[] } {
  const image = story.facebookImage ?? story.coverImage ?? story.image;
  // Search engines are to leave an adult story's pictures alone [S24].
  if (!image || story.flags.includes('adult-content')) return {};
  const shapes = ['16x9-1200', '4x3-1200', '1x1-768'] as const;
  return { image: shapes.map((size) => pictureAddress(request, image, size, story.slug)) };
}

function pictureAddress(
  request: PageRequest,
  image: ImageRef,
  size: '16x9-1200' | '4x3-1200' | '1x1-768',
  name: string,
): string {
  return fullAddress(request, imageAddress(image, { size, format: 'jpg', name }));
}

function liveParts(request: PageRequest, { story, posts }: ArticlePageData): object {
  return {
    coverageStartTime: isoTime(story.pubDate),
    ...(story.flags.includes('live') ? {} : { coverageEndTime: isoTime(story.updatedAt) }),
    liveBlogUpdate: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      articleBody: plainTextOf(post.body),
      url: post.url.startsWith('/') ? fullAddress(request, post.url) : post.url,
      datePublished: isoTime(post.pubDate),
      dateModified: isoTime(post.updatedAt),
      author:
        post.authors.length > 0
          ? post.authors.map((author) => ({ '@type': 'Person', name: author.name }))
          : publisherOf(request),
    })),
  };
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
