/** Maps what stories are made of to the API's form: posts, texts, authors, sections, pictures. */
import type { z } from 'zod';
import { type ImageRef, type ImageSizeName, imageAddress } from '#features/media/public.ts';
import type { Body } from '../body/body-schema.ts';
import { bodyToHtml } from '../body/body-to-html.ts';
import type {
  CardAuthor,
  ListedPost,
  LivePost,
  StoryLinks,
  StorySection,
  TextImages,
} from '../story-parts.ts';
import type { authorSchema, ListedPostAnswer, SubArticleAnswer, superTagSchema } from './answer-parts.ts';

export function presentSubArticle(post: LivePost, story: PostsParent): SubArticleAnswer {
  return {
    ...presentListedPost(post, story.id),
    ...presentText({ ...post, linked: story.linked }),
  };
}

export function presentListedPost(post: ListedPost, parentId: number): ListedPostAnswer {
  return {
    id: post.id,
    type: 'liveblogpost',
    title: orNull(post.title),
    slug: post.slug,
    url: post.url,
    pubDate: post.pubDate,
    updatedAt: post.updatedAt,
    version: post.version,
    pinned: post.pinned,
    keyEvent: post.keyEvent,
    flags: post.flags.map((slug) => ({ slug })),
    recommender: orNull(post.lead),
    parent: { id: parentId },
    articleAuthors: post.authors.map(presentAuthor),
  };
}

/** The parent of live posts, as far as they show it. */
export interface PostsParent {
  id: number;
  linked: StoryLinks;
}

export interface ShownText {
  body: Body;
  images: TextImages;
  linked: StoryLinks;
  slug: string;
}

/** A text as HTML and as blocks. */
export function presentText(text: ShownText): { content: string; body: Body } {
  const body = shownBlocks(text);
  return { content: htmlOf({ ...text, body }), body };
}

/** A related-link box is left out of both forms when its story is not public. */
export function shownBlocks({ body, linked }: Pick<ShownText, 'body' | 'linked'>): Body {
  return body.filter(
    (block) =>
      block.kind !== 'relatedLink' || block.target.to !== 'story' || Object.hasOwn(linked, block.target.slug),
  );
}

export function htmlOf({ body, images, linked, slug }: ShownText): string {
  return bodyToHtml(body, {
    picture: (imageId) => htmlPicture(images[imageId], slug),
    story: (slug) => (Object.hasOwn(linked, slug) ? (linked[slug] ?? null) : null),
  });
}

/** Wide enough for a column of text; larger versions have other suffixes. */
const contentWidth = 768;

function htmlPicture(
  image: ImageRef | undefined,
  name: string,
): { src: string; width: number; height: number } | null {
  // Alternative text and caption would be those of the picture that it stands in for.
  if (!image || image.isStandIn) return null;
  const width = Math.min(contentWidth, image.width);
  const src = imageAddress(image, { size: `w${contentWidth}`, format: 'jpg', name });
  return { src, width, height: Math.round((width * image.height) / image.width) };
}

export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

export function presentAuthor(author: CardAuthor): z.infer<typeof authorSchema> {
  return {
    name: author.name,
    slug: author.slug,
    avatarSrc: pictureSrc(author.avatar, '1x1-96', author.slug),
  };
}

export function presentSection(section: StorySection): z.infer<typeof superTagSchema> {
  return {
    id: section.id,
    name: section.name,
    slug: section.slug,
    active: section.active,
    siteSlug: section.site,
  };
}

export function pictureSrc(image: ImageRef | null, size: ImageSizeName, name: string): string | null {
  return image && imageAddress(image, { size, format: 'jpg', name });
}
