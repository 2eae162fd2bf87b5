/** One post of a live blog, from what its writer says to readers' pages: one transaction. */
import {
  type ArticleDraft,
  cleanLine,
  htmlToBody,
  resolveImages,
  type SavedArticle,
  SlugTaken,
  type StateChange,
} from '#features/content/public.server.ts';
import type { Body } from '#features/content/public.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import type { LiveNeeds } from './live-room.server.ts';

export interface NewPost {
  title: string;
  /** HTML; plain text is a paragraph. */
  text: string;
  /** Slugs of people who are known. */
  authors: readonly string[];
  pinned: boolean;
  keyEvent: boolean;
}

/** @param blog The live blog's slug. */
export async function writePost(needs: LiveNeeds, blog: string, post: NewPost): Promise<StateChange> {
  const { content, clock } = needs;
  const seen = await content.storyBySlug(needs.view, blog);
  if (seen?.story.type !== 'liveblog') return refused(`there is no live blog with the slug '${blog}'`);
  const title = cleanLine(post.title);
  if (title === '') return refused('a title is not empty');
  const body = readText(post.text);
  if (body === null) return refused(withPictures);
  const people = await content.authors([...post.authors]);
  const unknown = post.authors.find((slug) => people.every((one) => one.slug !== slug));
  if (unknown !== undefined) return refused(`there is nobody with the slug '${unknown}'`);
  const ids = await content.ensureAuthors(people.map(({ slug, name }) => ({ slug, name })));

  const { story } = seen;
  const { pinned, keyEvent } = post;
  const saved = await saveAtFreeAddress(needs, {
    ...{ title, body, pinned, keyEvent },
    type: 'liveblogpost',
    state: 'active',
    site: story.site,
    language: story.language,
    mirroringSites: story.mirroringSites,
    mainSuperTagId: story.section?.id ?? null,
    parentId: story.id,
    authorIds: post.authors.flatMap((slug) => ids.get(slug) ?? []),
    pubDate: clock.now(),
  });
  return { kind: 'done', id: saved.id, slug: saved.slug, version: saved.version, state: 'active' };
}

/** Two writers may say the same at the same moment: whoever comes second looks for another address. */
async function saveAtFreeAddress(needs: LiveNeeds, post: Omit<ArticleDraft, 'slug'>): Promise<SavedArticle> {
  const taken = new Set<string>();
  for (;;) {
    const slug = await addressFor(needs, post.title, taken);
    try {
      const [saved] = await needs.content.save([{ ...post, slug }], 'create');
      if (!saved) throw new Error('a post was not saved');
      return saved;
    } catch (error) {
      if (!(error instanceof SlugTaken)) throw error;
      taken.add(slug);
    }
  }
}

/** Null when it holds pictures, which a post cannot bring along. */
export function readText(html: string): Body | null {
  const { body, images } = htmlToBody(html);
  return images.length > 0 ? null : resolveImages(body, new Map());
}

export const withPictures = 'its text holds a picture, which is brought in by an import';

function refused(why: string): StateChange {
  return { kind: 'refused', why };
}

/**
 * Titles come again: "Szünet" has many posts.
 * @param taken What is known to be somebody's; what is found to be is added.
 */
async function addressFor({ content }: LiveNeeds, title: string, taken: Set<string>): Promise<string> {
  const slug = slugOf(title) || 'bejegyzes';
  for (;;) {
    const free = freeSlug(slug, (one) => taken.has(one));
    const owner = (await content.versionOf(free)) ?? (await content.slugOfFormerSlug(free));
    if (owner === undefined) return free;
    taken.add(free);
  }
}
