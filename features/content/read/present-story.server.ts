/** Maps database rows to view data, with addresses as seen from one site. */
import {
  originOf,
  type StoryPathParts,
  siteBySlug,
  storyPath,
  type Viewpoint,
} from '#features/sites/public.ts';
import { isSponsored } from '../article.ts';
import { withoutKeys } from '../body/block-keys.ts';
import { linkBody } from '../body/link-stories.ts';
import { shownOf } from '../fields/fields-of.ts';
import type { ListDetails, Story, StoryCard } from '../story.ts';
import type { ListedPost, LivePost, PostLink, StoryAuthor, StoryLinks } from '../story-parts.ts';
import type { ListDetailsRow } from './list-details-queries.server.ts';
import type { ListedPostRow, PostLinkRow, PostRow } from './live-posts-queries.server.ts';
import type { PersonRow } from './person-row.ts';
import type { CardRow, StoryRow } from './story-queries.server.ts';

/** A story's address: a path on the same domain or on a mirroring site, else a full address [SEO-02] [S02]. */
export function storyUrl(
  view: Viewpoint,
  story: StoryPathParts & { site: string; mirrors: readonly string[] },
): string {
  const home = siteBySlug(view.edition, story.site);
  if (home.domains[0] === view.site.domains[0]) return storyPath(home, story);
  if (story.mirrors.includes(view.site.slug)) return storyPath(view.site, story);
  return originOf(home, view.port) + storyPath(home, story);
}

export function presentCard(view: Viewpoint, row: CardRow): StoryCard {
  return {
    ...shownOf('card', row),
    id: row.id,
    url: storyUrl(view, addressPartsOf(row)),
    lead: row.lead,
    pubDate: seconds(row.pub_date),
    updatedAt: seconds(row.updated_at),
    version: row.version,
    section: row.section,
    authors: isSponsored(row) ? [] : row.authors,
    image: row.image,
    minute: row.minute,
  };
}

export function presentStory(view: Viewpoint, row: StoryRow): Story {
  const linked = linkedIn(view, row);
  return {
    ...presentCard(view, row),
    ...shownOf('list', row),
    ...shownOf('article', row),
    ownLead: row.own_lead,
    authors: isSponsored(row) ? [] : row.writers.map(presentAuthor),
    contributors: isSponsored(row) ? [] : row.contributors.map(presentAuthor),
    superTags: row.super_tags,
    tags: row.tags,
    body: linkBody(withoutKeys(row.body), linked),
    images: byId(row.body_images),
    coverImage: row.cover_image,
    facebookImage: row.facebook_image,
    mobileImage11: row.mobile_image_11,
    mobileImage43: row.mobile_image_43,
    paragraphCount: row.paragraph_count,
    actions: row.actions,
    mirroringSites: row.mirrors,
    corrections: row.corrections,
    linked,
  };
}

/** A link to a post; a post has the address parts of its live blog, or of another post of it. */
export function presentPostLink(view: Viewpoint, relative: AddressRow, row: PostLinkRow): PostLink {
  return {
    id: row.id,
    slug: row.slug,
    url: storyUrl(view, { ...addressPartsOf(relative), slug: row.slug, urlDate: row.url_date }),
    title: row.title,
    pubDate: seconds(new Date(row.pub_date)),
    pinned: row.pinned,
  };
}

/** A post without its text. */
export function presentListedPost(view: Viewpoint, parent: AddressRow, row: ListedPostRow): ListedPost {
  return {
    ...presentPostLink(view, parent, row),
    updatedAt: seconds(new Date(row.updated_at)),
    version: row.version,
    keyEvent: row.key_event,
    flags: row.flags,
    lead: row.lead,
    authors: row.authors.map(presentAuthor),
  };
}

/** A post with its text. */
export function presentPost(view: Viewpoint, parent: StoryRow, row: PostRow): LivePost {
  return {
    ...presentListedPost(view, parent, row),
    body: linkBody(withoutKeys(row.body), linkedIn(view, parent)),
    images: byId(row.body_images),
  };
}

/** Additional fields of an item in API lists. */
export function presentListDetails(view: Viewpoint, row: ListDetailsRow): ListDetails {
  return {
    ...shownOf('list', row),
    superTags: row.super_tags,
    tags: row.tags,
    mobileImage11: row.mobile_image_11,
    mobileImage43: row.mobile_image_43,
    posts: row.posts.map((post) => presentListedPost(view, row, post)),
  };
}

/** Public stories to which the texts of a page link. */
function linkedIn(view: Viewpoint, row: StoryRow): StoryLinks {
  return Object.fromEntries(
    row.linked
      .filter((one) => one.is_public)
      .map((one) => [one.named, { title: one.title, url: storyUrl(view, addressPartsOf(one)) }]),
  );
}

function presentAuthor(row: PersonRow): StoryAuthor {
  return { slug: row.slug, name: row.name, title: row.title, bio: row.bio, avatar: row.avatar };
}

/** The parts of an address. */
interface AddressRow {
  slug: string;
  url_date: string;
  section: { slug: string; site: string } | null;
  site: string;
  mirrors: string[];
}

function addressPartsOf(row: AddressRow): StoryPathParts & { site: string; mirrors: string[] } {
  return {
    slug: row.slug,
    urlDate: row.url_date,
    section: row.section,
    site: row.site,
    mirrors: row.mirrors,
  };
}

function byId<T extends { id: number }>(images: T[]): Record<number, T> {
  return Object.fromEntries(images.map((image) => [image.id, image]));
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
