/** Maps a story to the API's fields as the specification names them [ART-01]…[ART-11]. */
import { coverImageSet, type ImageRef, type ImageSizeName, imageAddress } from '#features/media/public.ts';
import { booleansOfFlags } from '../article.ts';
import type { Body } from '../body/body-schema.ts';
import { bodyToHtml } from '../body/body-to-html.ts';
import type {
  CardAuthor,
  ListDetails,
  ListedPost,
  LivePost,
  Story,
  StoryCard,
  StorySection,
} from '../story.ts';
import type {
  ArticleAnswer,
  ArticleCardAnswer,
  DocumentAnswer,
  ListedPostAnswer,
  SubArticleAnswer,
} from './content-schema.ts';

type Links = Story['linked'];
type Images = Record<number, ImageRef>;

export function presentArticle(story: Story, posts: LivePost[], postCount: number): ArticleAnswer {
  const picture = (image: ImageRef | null, size: ImageSizeName) => pictureSrc(image, size, story.slug);
  return {
    ...presentCardFields(story),
    rank: story.rank,
    active: story.state === 'active',
    articleContributors: story.contributors.map(presentAuthor),
    superTags: story.superTags.map(presentSection),
    tags: story.tags.map(({ id, name, slug }) => ({ id, name, slug })),
    periodic: orNull(story.periodic),
    lead: orNull(story.ownLead),
    subtitle: orNull(story.subtitle),
    ...presentText(story.body, story.images, story.linked, story.slug),
    paragraphCount: story.paragraphCount,
    contentHighlight: orNull(story.contentHighlight),
    ogDescription: orNull(story.ogDescription),
    coverImage: picture(story.coverImage, 'w1200'),
    coverImageText: orNull(story.coverImageText),
    coverImageSet: story.coverImage && coverImageSet(story.coverImage, story.slug),
    facebookImage: picture(story.facebookImage, '16x9-1200'),
    mobileImage11: picture(story.mobileImage11, '1x1-768'),
    mobileImage43: picture(story.mobileImage43, '4x3-768'),
    halfImage: story.halfImage,
    articleWidthCover: story.articleWidthCover,
    colorScheme: story.colorScheme,
    colorClass: orNull(story.colorClass),
    facebookSuggested: story.facebookSuggested,
    evergreen: story.evergreen,
    important: story.important,
    announcement: story.announcement,
    favorite: story.favorite,
    spiritualHelp: story.spiritualHelp,
    drugProblem: story.drugProblem,
    avCode: orNull(story.avCode),
    indexAVCode: orNull(story.indexAvCode),
    parent: story.parentId === null ? null : { id: story.parentId },
    subArticles: posts.map((post) => presentSubArticle(post, story)),
    subArticleCount: postCount,
    mirroringSites: story.mirroringSites,
    livescoreId: orNull(story.livescoreId),
    actions: story.actions,
    corrections: story.corrections,
  };
}

/** An item of a list, with all fields of the specification [LIST-28]. */
export function presentListItem(card: StoryCard, details: ListDetails): ArticleCardAnswer {
  return {
    ...presentCardFields(card),
    superTags: details.superTags.map(presentSection),
    tags: details.tags.map(({ id, name, slug }) => ({ id, name, slug })),
    contentHighlight: orNull(details.contentHighlight),
    mobileImage11: pictureSrc(details.mobileImage11, '1x1-768', card.slug),
    mobileImage43: pictureSrc(details.mobileImage43, '4x3-768', card.slug),
    indexAVCode: orNull(card.indexAvCode),
    subArticles: details.posts.map((post) => presentListedPost(post, card.id)),
  };
}

/** Fields that an article and an item of a list have in common. */
function presentCardFields(card: StoryCard) {
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
    subType: orNull(card.subType),
    recommender: orNull(card.lead),
    minute: card.minute,
    recommendedBoxImage: pictureSrc(card.image, 'w1200', card.slug),
    resizedRecommendedBoxImage: pictureSrc(card.image, '3x2-500', card.slug),
    headerType: card.headerType,
    facebookEngagement: card.facebookEngagement,
    flags: card.flags.map((slug) => ({ slug })),
    ...booleansOfFlags(card.flags),
    ctUrl: orNull(card.ctUrl),
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
    ...presentListedPost(post, story.id),
    ...presentText(post.body, post.images, story.linked, post.slug),
  };
}

function presentListedPost(post: ListedPost, parentId: number): ListedPostAnswer {
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

/** A related-link box is left out of both forms when its story is not public. */
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
    picture: (imageId) => htmlPicture(images[imageId], name),
    story: (slug) => (Object.hasOwn(linked, slug) ? (linked[slug] ?? null) : null),
  });
  return { content, body: openBody };
}

/** Wide enough for a column of text; larger versions have other suffixes. */
const contentWidth = 768;

function htmlPicture(
  image: ImageRef | undefined,
  name: string,
): { src: string; width: number; height: number } | null {
  if (!image) return null;
  const width = Math.min(contentWidth, image.width);
  const src = imageAddress(image, { size: `w${contentWidth}`, format: 'jpg', name });
  return { src, width, height: Math.round((width * image.height) / image.width) };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
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
