/** Rows → what a reader is shown, with addresses as seen from one site. */
import {
  type Edition,
  originOf,
  type Site,
  type StoryPlace,
  siteBySlug,
  storyPath,
} from '#features/sites/public.ts';
import { linkBody } from './link-stories.ts';
import type { PostLinkRow, PostRow } from './live-posts-queries.server.ts';
import type { LivePost, PostLink, Story, StoryAuthor, StoryCard } from './story.ts';
import type { CardRow, PersonRow, StoryRow } from './story-queries.server.ts';

/** From where addresses are seen. */
export interface Viewpoint {
  edition: Edition;
  site: Site;
  /** Port that names of this machine carry in full addresses. */
  port: number;
}

/** A story's address from here: a path on the same domain or where it is mirrored, else a full address [SEO-02] [S02]. */
export function storyUrl(
  view: Viewpoint,
  story: StoryPlace & { site: string; mirrors: readonly string[] },
): string {
  const home = siteBySlug(view.edition, story.site);
  if (home.domains[0] === view.site.domains[0]) return storyPath(home, story);
  if (story.mirrors.includes(view.site.slug)) return storyPath(view.site, story);
  return originOf(home, view.port) + storyPath(home, story);
}

export function presentCard(view: Viewpoint, row: CardRow): StoryCard {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    url: storyUrl(view, placeOf(row)),
    site: row.site,
    language: row.language,
    title: row.title,
    lead: row.lead,
    subType: row.sub_type,
    pubDate: seconds(row.pub_date),
    updatedAt: seconds(row.updated_at),
    version: row.version,
    flags: row.flags,
    section: row.section,
    authors: row.authors,
    image: row.image,
    minute: row.minute,
    headerType: row.header_type,
    ctUrl: row.ct_url,
    facebookEngagement: row.facebook_engagement,
  };
}

export function presentStory(view: Viewpoint, row: StoryRow): Story {
  const linked = linkedIn(view, row);
  return {
    ...presentCard(view, row),
    state: row.state,
    subtitle: row.subtitle,
    ownLead: row.own_lead,
    ogDescription: row.og_description,
    authors: row.writers.map(presentAuthor),
    contributors: row.contributors.map(presentAuthor),
    superTags: row.super_tags,
    tags: row.tags,
    body: linkBody(row.body, linked),
    images: byId(row.body_images),
    coverImage: row.cover_image,
    coverImageText: row.cover_image_text,
    facebookImage: row.facebook_image,
    mobileImage11: row.mobile_image_11,
    mobileImage43: row.mobile_image_43,
    colorScheme: row.color_scheme,
    colorClass: row.color_class,
    halfImage: row.half_image,
    articleWidthCover: row.article_width_cover,
    important: row.important,
    favorite: row.favorite,
    evergreen: row.evergreen,
    announcement: row.announcement,
    spiritualHelp: row.spiritual_help,
    drugProblem: row.drug_problem,
    facebookSuggested: row.facebook_suggested,
    rank: row.rank,
    periodic: row.periodic,
    contentHighlight: row.content_highlight,
    paragraphCount: row.paragraph_count,
    avCode: row.av_code,
    indexAvCode: row.index_av_code,
    livescoreId: row.livescore_id,
    actions: row.actions,
    mirroringSites: row.mirrors,
    parentId: row.parent_id,
    corrections: row.corrections,
    linked,
  };
}

/** A post as its live blog and its siblings name it; it lives where they live. */
export function presentPostLink(view: Viewpoint, kin: StoryRow, row: PostLinkRow): PostLink {
  return {
    id: row.id,
    slug: row.slug,
    url: storyUrl(view, { ...placeOf(kin), slug: row.slug, urlDate: row.url_date }),
    title: row.title,
    pubDate: seconds(new Date(row.pub_date)),
    pinned: row.pinned,
  };
}

/** A post as its live blog shows it. */
export function presentPost(view: Viewpoint, parent: StoryRow, row: PostRow): LivePost {
  return {
    ...presentPostLink(view, parent, row),
    updatedAt: seconds(new Date(row.updated_at)),
    version: row.version,
    keyEvent: row.key_event,
    authors: row.authors.map(presentAuthor),
    body: linkBody(row.body, linkedIn(view, parent)),
    images: byId(row.body_images),
  };
}

/** Public stories that the texts of a page name. */
function linkedIn(view: Viewpoint, row: StoryRow): Story['linked'] {
  return Object.fromEntries(
    row.linked
      .filter((one) => one.is_public)
      .map((one) => [one.named, { title: one.title, url: storyUrl(view, placeOf(one)) }]),
  );
}

function presentAuthor(row: PersonRow): StoryAuthor {
  return { slug: row.slug, name: row.name, title: row.title, bio: row.bio, avatar: row.avatar };
}

function placeOf(row: {
  slug: string;
  url_date: string;
  section: { slug: string; site: string } | null;
  site: string;
  mirrors: string[];
}): StoryPlace & { site: string; mirrors: string[] } {
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

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
