/** Stories as feed items: with absolute addresses, and with advertising labelled. */
import type { LoadedStory } from '#features/content/public.server.ts';
import { badgesOf, presentText, type StoryCard } from '#features/content/public.ts';
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import { withAbsoluteUrls } from '#platform/feeds/absolute-urls.ts';
import type { FeedItem, FeedPicture } from '#platform/feeds/feed.ts';
import { xmlText } from '#platform/feeds/xml.ts';

/** Lead only. `origin` is that of the feed's domain; `id` is undefined for a story that has none yet. */
export function itemOfCard(origin: string, card: StoryCard, id: string | undefined): FeedItem {
  const label = sponsorLabel(card);
  const address = fullAddress(origin, card.url);
  return {
    id: id ?? address,
    address,
    title: label === null ? card.title : `[${label}] ${card.title}`,
    summary: card.lead,
    html: null,
    publishedAt: card.pubDate,
    updatedAt: card.updatedAt,
    language: card.language,
    authors: card.authors.map(({ name, slug }) => ({ name, address: `${origin}/szerzo/${slug}` })),
    categories: [...(label === null ? [] : [label]), ...(card.section?.active ? [card.section.name] : [])],
    picture: isAdult(card) ? null : pictureOf(origin, card, card.image),
  };
}

/** The full text as on the page: lead, picture, body. Adult pictures are left out: the page warns first. */
export function itemOfStory(origin: string, { story }: LoadedStory, id: string | undefined): FeedItem {
  const item = itemOfCard(origin, story, id);
  const picture = isAdult(story) ? null : pictureOf(origin, story, story.coverImage ?? story.image);
  const images = isAdult(story) ? {} : story.images;
  const { content } = presentText({ ...story, images });
  return {
    ...item,
    summary: story.ownLead || story.lead,
    html: withAbsoluteUrls(leadHtml(story.ownLead) + figureHtml(picture) + content, item.address),
    categories: [...new Set([...item.categories, ...story.tags.map((tag) => tag.name)])],
    picture,
  };
}

function leadHtml(lead: string): string {
  return lead === '' ? '' : `<p><strong>${xmlText(lead)}</strong></p>\n`;
}

function figureHtml(picture: FeedPicture | null): string {
  if (!picture) return '';
  const { address, width, height, description, credit } = picture;
  const caption = credit === '' ? '' : `<figcaption>${xmlText(credit)}</figcaption>`;
  return `<figure><img src="${address}" alt="${xmlText(description)}" width="${width}" height="${height}">${caption}</figure>\n`;
}

/** The sponsor label of the story's card, for feed readers that show only titles. */
function sponsorLabel(card: StoryCard): string | null {
  return badgesOf(card, card.language).find((badge) => badge.kind === 'sponsored')?.text ?? null;
}

function isAdult(card: StoryCard): boolean {
  return card.flags.includes('adult-content');
}

const pictureWidth = 1200;

function pictureOf(origin: string, card: StoryCard, image: ImageRef | null): FeedPicture | null {
  if (!image) return null;
  const width = Math.min(pictureWidth, image.width);
  return {
    address: origin + imageAddress(image, { size: `w${pictureWidth}`, format: 'jpg', name: card.slug }),
    type: 'image/jpeg',
    width,
    height: Math.round((width * image.height) / image.width),
    description: image.alt,
    credit: image.credit,
  };
}

function fullAddress(origin: string, url: string): string {
  return url.startsWith('/') ? origin + url : url;
}
