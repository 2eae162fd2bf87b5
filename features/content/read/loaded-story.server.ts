import type { ImageRef } from '#features/media/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Story, StoryCard } from '../story.ts';
import type { LivePost, PostLink } from '../story-parts.ts';
import type { PostRow } from './live-posts-queries.server.ts';
import { presentCard, presentPost, presentPostLink, presentStory } from './present-story.server.ts';
import { parseCardDates, type StoryRow } from './story-queries.server.ts';

/** A loaded story, before any check of who may see it. */
export interface LoadedStory {
  story: Story;
  /** Active, in an active section, and so is a post's live blog: visible to anonymous readers [ART-12] [ART-13]. */
  isPublic: boolean;
  /** It was taken down as a whole: its address answers that it was removed [ACT-08]. */
  isTakenDown: boolean;
  /** One page of a live blog's posts, and their number on all pages. */
  posts: LivePost[];
  postCount: number;
  /** All key events of a live blog, newest first. */
  keyEvents: PostLink[];
  /** Other posts of a post's live blog [LIVE-02]. */
  siblings: PostLink[];
  parent: StoryCard | null;
  /** The story, its images, and the stories to which its texts link (public or not: links appear on publication). */
  dependencies: Dependency[];
  pubDate: Date;
}

export function presentLoaded(view: Viewpoint, row: StoryRow): LoadedStory {
  const parent = row.parent && parseCardDates(row.parent);
  return {
    story: presentStory(view, row),
    isPublic: row.is_public,
    isTakenDown: row.is_taken_down,
    posts: row.posts.map((post) => presentPost(view, row, post)),
    postCount: row.post_count,
    keyEvents: row.key_events.map((event) => presentPostLink(view, row, event)),
    siblings: row.siblings.map((post) => presentPostLink(view, row, post)),
    parent: parent && presentCard(view, parent),
    dependencies: dependenciesOf(row),
    pubDate: row.pub_date,
  };
}

function dependenciesOf(row: StoryRow): Dependency[] {
  const articles = [row.id, ...row.linked.map((one) => one.id), ...(row.parent ? [row.parent.id] : [])];
  const images = [
    row.image,
    row.cover_image,
    row.facebook_image,
    row.mobile_image_11,
    row.mobile_image_43,
    ...row.body_images,
    ...[...row.writers, ...row.contributors].map((person) => person.avatar),
    ...row.posts.flatMap(imagesOfPost),
  ].filter((image) => image !== null);
  const keys = [
    ...articles.map((id) => `article:${id}`),
    ...images.map((image) => `image:${image.id}`),
    ...row.awaited.map((slug) => `slug:${slug}`),
    ...(row.type === 'liveblog' ? [`posts:${row.id}`] : []),
    ...(row.type === 'liveblogpost' && row.parent_id !== null ? [`posts:${row.parent_id}`] : []),
  ];
  return [...new Set(keys)].map((key) => ({ key }));
}

export function imagesOfPost(post: PostRow): ImageRef[] {
  const avatars = post.authors.map((author) => author.avatar);
  return [...avatars, ...post.body_images].filter((image) => image !== null);
}
