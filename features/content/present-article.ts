/** A story → what the API says of it, field by field as the specification names them [ART-01]…[ART-11]. */
import { coverImageSet, type ImageRef, type ImageSizeName, imageAddress } from '#features/media/public.ts';
import { booleansOfFlags } from './article.ts';
import type { Body } from './body-schema.ts';
import { bodyToHtml } from './body-to-html.ts';
import type { ArticleAnswer, ArticleCardAnswer, DocumentAnswer, SubArticleAnswer } from './content-schema.ts';
import type { CardAuthor, LivePost, Story, StoryCard, StorySection } from './story.ts';

type Links = Story['linked'];
type Images = Record<number, ImageRef>;

export function presentArticle(story: Story, posts: LivePost[], postCount: number): ArticleAnswer {
  const picture = (image: ImageRef | null, size: ImageSizeName) => pictureSrc(image, size, story.slug);
  return {
    ...presentArticleCard(story),
    rank: story.rank,
    active: story.state === 'active',
    articleContributors: story.contributors.map(presentAuthor),
    superTags: story.superTags.map(presentSection),
    tags: story.tags.map(({ id, name, slug }) => ({ id, name, slug })),
    periodic: story.periodic,
    lead: story.ownLead,
    subtitle: story.subtitle,
    ...presentText(story.body, story.images, story.linked, story.slug),
    paragraphCount: story.paragraphCount,
    contentHighlight: story.contentHighlight,
    ogDescription: story.ogDescription,
    coverImage: picture(story.coverImage, 'w1200'),
    coverImageText: story.coverImageText,
    coverImageSet: story.coverImage && coverImageSet(story.coverImage, story.slug),
    facebookImage: picture(story.facebookImage, '16x9-1200'),
    mobileImage11: picture(story.mobileImage11, '1x1-768'),
    mobileImage43: picture(story.mobileImage43, '4x3-768'),
    halfImage: story.halfImage,
    articleWidthCover: story.articleWidthCover,
    colorScheme: story.colorScheme,
    colorClass: story.colorClass,
    facebookSuggested: story.facebookSuggested,
    evergreen: story.evergreen,
    important: story.important,
    announcement: story.announcement,
    favorite: story.favorite,
    spiritualHelp: story.spiritualHelp,
    drugProblem: story.drugProblem,
    avCode: story.avCode,
    indexAVCode: story.indexAvCode,
    parent: story.parentId === null ? null : { id: story.parentId },
    subArticles: posts.map((post) => presentSubArticle(post, story)),
    subArticleCount: postCount,
    mirroringSites: story.mirroringSites,
    livescoreId: story.livescoreId,
    actions: story.actions,
    corrections: story.corrections,
  };
}

/** What a list shows of a story. */
export function presentArticleCard(card: StoryCard): ArticleCardAnswer {
  return {
    id: card.id,
    type: card.type,
    title: card.title,
    pubDate: card.pubDate,
    updatedAt: card.updatedAt,
    version: card.version,
    slug: card.slug,
    url: card.url,
    english: card.language === 'en',
    articleAuthors: card.authors.map(presentAuthor),
    mainSuperTag: card.section && presentSection(card.section),
    subType: card.subType,
    recommender: card.lead,
    minute: card.minute,
    recommendedBoxImage: pictureSrc(card.image, 'w1200', card.slug),
    resizedRecommendedBoxImage: pictureSrc(card.image, '3x2-500', card.slug),
    headerType: card.headerType,
    facebookEngagement: card.facebookEngagement,
    flags: card.flags.map((slug) => ({ slug })),
    ...booleansOfFlags(card.flags),
    ctUrl: card.ctUrl,
    originatingSite: card.site,
  };
}

export function presentDocument(document: {
  slug: string;
  language: 'hu' | 'en';
  title: string;
  body: Body;
  updated_at: Date;
  images: ImageRef[];
}): DocumentAnswer {
  const images = Object.fromEntries(document.images.map((image) => [image.id, image]));
  return {
    slug: document.slug,
    title: document.title,
    english: document.language === 'en',
    updatedAt: Math.floor(document.updated_at.getTime() / 1000),
    ...presentText(document.body, images, {}, document.slug),
  };
}

export function presentSubArticle(post: LivePost, story: Story): SubArticleAnswer {
  return {
    id: post.id,
    type: 'liveblogpost',
    title: post.title,
    slug: post.slug,
    url: post.url,
    pubDate: post.pubDate,
    updatedAt: post.updatedAt,
    version: post.version,
    pinned: post.pinned,
    keyEvent: post.keyEvent,
    parent: { id: story.id },
    articleAuthors: post.authors.map(presentAuthor),
    ...presentText(post.body, post.images, story.linked, post.slug),
  };
}

/** A box that points at a story readers cannot open is left out of both forms. */
export function presentText(
  body: Body,
  images: Images,
  linked: Links,
  name: string,
): { content: string; body: Body } {
  const openBody = body.filter(
    (block) =>
      block.kind !== 'relatedLink' || block.target.to !== 'story' || Object.hasOwn(linked, block.target.slug),
  );
  const content = bodyToHtml(openBody, {
    picture: (imageId) => printed(images[imageId], name),
    story: (slug) => (Object.hasOwn(linked, slug) ? (linked[slug] ?? null) : null),
  });
  return { content, body: openBody };
}

/** Wide enough for a column of text; larger ones are a suffix away. */
const contentWidth = 768;

function printed(
  image: ImageRef | undefined,
  name: string,
): { src: string; width: number; height: number } | null {
  if (!image) return null;
  const width = Math.min(contentWidth, image.width);
  const src = imageAddress(image, { size: `w${contentWidth}`, format: 'jpg', name });
  return { src, width, height: Math.round((width * image.height) / image.width) };
}

function presentAuthor(author: CardAuthor): ArticleAnswer['articleAuthors'][number] {
  return {
    name: author.name,
    slug: author.slug,
    avatarSrc: pictureSrc(author.avatar, '1x1-96', author.slug),
  };
}

function presentSection(section: StorySection): NonNullable<ArticleAnswer['mainSuperTag']> {
  return {
    id: section.id,
    name: section.name,
    slug: section.slug,
    active: section.active,
    siteSlug: section.site,
  };
}

function pictureSrc(image: ImageRef | null, size: ImageSizeName, name: string): string | null {
  return image && imageAddress(image, { size, format: 'jpg', name });
}
