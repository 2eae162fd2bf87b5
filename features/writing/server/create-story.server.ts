import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { storedStory } from './copies/stored-story.server.ts';
import { noteBoards } from './copies/story-authority.server.ts';
import { insertCopy } from './copies/working-copy-queries.server.ts';
import type { Writer } from './copies/writer.ts';
import { newDraftSlug } from './draft-slug.server.ts';

export interface CreateNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'save' | 'authorOfMember'>;
  edition: Edition;
}

/** Creates a draft that belongs to the member; null for an unknown site. */
export async function createStory(
  { db, clock, content, edition }: CreateNeeds,
  { site, title }: { site: string; title: string },
  { by }: Writer,
): Promise<{ id: number } | null> {
  if (!edition.sites.some(({ slug }) => slug === site)) return null;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const draft = { type: 'article', state: 'draft', site, language: 'hu', title } as const;
    // The member who creates a story is its author by default.
    const author = by.kind === 'member' ? await content.authorOfMember(by.id) : undefined;
    const authorIds = author === undefined ? [] : [author];
    const [saved] = await content.save(
      [{ ...draft, slug: newDraftSlug(), pubDate: now, body: [], authorIds }],
      'create',
      { trx, by },
    );
    const story = saved && (await storedStory(trx, saved.id));
    if (!story) throw new Error('a new story was not saved');
    const { id, version } = story;
    const document = story.document.toJSON();
    const copy = { storyId: id, epoch: version, document, baseVersion: version, title, at: now };
    await insertCopy(trx, { ...copy, memberIds: by.kind === 'member' ? [by.id] : [] });
    await noteBoards(trx, now);
    return { id };
  });
}
