/** Publishes a post of a live blog in one transaction. */
import {
  type ArticleDraft,
  type ChangeOptions,
  cleanLine,
  htmlToBody,
  resolveImages,
  type SavedArticle,
  SlugTaken,
  type StateChange,
} from '#features/content/public.server.ts';
import { type Body, runningTextOf } from '#features/content/public.ts';
import { freeSlug, slugOf } from '#platform/text/slug.ts';
import { firstSentence } from './first-sentence.ts';
import type { LiveNeeds } from './live-needs.ts';

export interface NewPost {
  /** Without one the first sentence of the text is its title. */
  title: string;
  /** HTML; plain text becomes a paragraph. */
  text: string;
  /** Slugs of existing authors. */
  authors: readonly string[];
  pinned: boolean;
  keyEvent: boolean;
  /** Time of the event that the post reports; by default now. */
  time?: Date;
  /** Blocks below the text: pictures and embeds. */
  below?: Body;
}

export type PostOptions = Pick<ChangeOptions, 'by' | 'trx'>;

/** @param blog The live blog's slug. */
export async function writePost(
  needs: LiveNeeds,
  blog: string,
  post: NewPost,
  options: PostOptions = {},
): Promise<StateChange> {
  const { content, clock } = needs;
  const loaded = await content.storyBySlug(needs.view, blog);
  if (loaded?.story.type !== 'liveblog') return refused(`there is no live blog with the slug '${blog}'`);
  const text = parseText(post.text);
  if (text === null) return refused(picturesUnsupported);
  const body = [...text, ...(post.below ?? [])];
  const title = cleanLine(post.title) || firstSentence(runningTextOf(body));
  if (title === '') return refused('a post has a title or a text');
  const people = await content.authors([...post.authors]);
  const unknown = post.authors.find((slug) => people.every((one) => one.slug !== slug));
  if (unknown !== undefined) return refused(`there is no author with the slug '${unknown}'`);
  const named = people.map(({ slug, name }) => ({ slug, name }));
  const ids = await content.ensureAuthors(named, false, options.trx);

  const { story } = loaded;
  const { pinned, keyEvent } = post;
  const saved = await saveWithFreeSlug(
    needs,
    {
      title,
      body,
      pinned,
      keyEvent,
      type: 'liveblogpost',
      state: 'active',
      site: story.site,
      language: story.language,
      mirroringSites: story.mirroringSites,
      mainSuperTagId: story.section?.id ?? null,
      parentId: story.id,
      authorIds: post.authors.flatMap((slug) => ids.get(slug) ?? []),
      pubDate: post.time ?? clock.now(),
    },
    options,
  );
  return { kind: 'done', id: saved.id, slug: saved.slug, version: saved.version, state: 'active' };
}

/** Concurrent posts may have the same title: the later one retries with another address. */
async function saveWithFreeSlug(
  needs: LiveNeeds,
  post: Omit<ArticleDraft, 'slug'>,
  options: PostOptions,
): Promise<SavedArticle> {
  const taken = new Set<string>();
  for (;;) {
    const slug = await findFreeSlug(needs, post.title, taken);
    try {
      const [saved] = await needs.content.save([{ ...post, slug }], 'create', options);
      if (!saved) throw new Error('a post was not saved');
      return saved;
    } catch (error) {
      // The caller's transaction is over: it begins again.
      if (!(error instanceof SlugTaken) || options.trx) throw error;
      taken.add(slug);
    }
  }
}

/** Null when the text contains images, which posts do not support. */
export function parseText(html: string): Body | null {
  const { body, images } = htmlToBody(html);
  return images.length > 0 ? null : resolveImages(body, new Map());
}

export const picturesUnsupported = 'its text has a picture; pictures can only be imported';

function refused(why: string): StateChange {
  return { kind: 'refused', why };
}

/**
 * Many posts have the same title, for example "Szünet".
 * @param taken Slugs known to be in use; those found in use are added.
 */
async function findFreeSlug({ content }: LiveNeeds, title: string, taken: Set<string>): Promise<string> {
  const slug = slugOf(title) || 'bejegyzes';
  for (;;) {
    const free = freeSlug(slug, (one) => taken.has(one));
    const owner = (await content.versionOf(free)) ?? (await content.slugOfFormerSlug(free));
    if (owner === undefined) return free;
    taken.add(free);
  }
}
