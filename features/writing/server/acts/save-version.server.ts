/** Saves the document of an act as the story, with the same checks as any save. */
import pg from 'pg';
import { draftSchema } from '#features/content/public.document.ts';
import { documentToDraft, SlugTaken, VersionOutdated } from '#features/content/public.server.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { StoredStory } from '../copies/stored-story.server.ts';
import { isDraftSlug } from '../draft-slug.server.ts';
import { outdated, refused, slugTaken } from './act-outcome.server.ts';
import type { Acting, ActNeeds } from './acting.server.ts';

const foreignKeyViolation = '23503';

/** @returns the new version of the story */
export async function saveVersion(needs: ActNeeds, acting: Acting): Promise<number> {
  const { trx, story, by } = acting;
  const draft = { ...draftOf(acting), id: story.id, version: story.version };
  try {
    const [saved] = await needs.content.save([draft], 'edit', { trx, by });
    if (!saved) throw new Error(`story ${story.id} was not saved`);
    return saved.version;
  } catch (error) {
    if (error instanceof SlugTaken) throw slugTaken(await needs.content.freeSlug(error.slug, story.id));
    // A program changed the story while the act waited for its lock.
    if (error instanceof VersionOutdated) throw outdated(error.message);
    if (error instanceof pg.DatabaseError && error.code === foreignKeyViolation) throw refused('reference');
    throw error;
  }
}

function draftOf({ order, story, document, now }: Acting) {
  const { fields, ...texts } = documentToDraft(document, story.texts);
  const { slug } = fields;
  const draft = draftSchema.parse({
    ...story.counts,
    ...fields,
    ...texts,
    slug: slugFor(story, typeof slug === 'string' ? slug : undefined, texts.title),
    state: story.publicState === 'public' ? 'active' : 'draft',
    pubDate: story.publicState === 'never' ? now : story.pubDate,
    corrections:
      order.act === 'correct' ? [...story.corrections, { at: now, text: order.note }] : story.corrections,
  });
  // A small repair does not change the time of the last update.
  return order.act === 'repair' ? { ...draft, updatedAt: story.updatedAt } : draft;
}

function slugFor(story: StoredStory, given: string | undefined, title: string): string {
  return given ?? (isDraftSlug(story.slug) ? slugOf(title) : story.slug);
}
