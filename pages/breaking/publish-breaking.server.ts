import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { FrontDrafts } from '#features/front/public.server.ts';
import type { OrderOutcome, PushFeature } from '#features/push/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Writer, WritingFeature } from '#features/writing/public.server.ts';
import { breakingWords } from './breaking-words.ts';

export interface BreakingNeeds {
  db: Kysely<DB>;
  edition: Edition;
  content: Pick<ContentFeature, 'choices'>;
  writing: Pick<WritingFeature, 'publishAtOnce'>;
  frontDrafts: Pick<FrontDrafts, 'placeBreaking'>;
  push: Pick<PushFeature, 'sendings'>;
}

export interface BreakingNews {
  key: string;
  site: string;
  title: string;
  sentence: string;
  section: number;
  isOnFront: boolean;
  topics: readonly { site: string; topic: string }[];
}

type NotOrdered = Exclude<OrderOutcome, { kind: 'ordered' }>;

export type BreakingOutcome =
  | { kind: 'published'; id: number }
  | { kind: 'unknown'; field: 'site' | 'section' }
  | { kind: 'not-sent'; why: NotOrdered };

/** All of it in one transaction: nothing is half done, and a repetition with its key does nothing. */
export async function publishBreaking(
  { db, edition, content, writing, frontDrafts, push }: BreakingNeeds,
  { key, site, title, sentence, section: sectionId, isOnFront, topics }: BreakingNews,
  member: Writer,
): Promise<BreakingOutcome> {
  if (!edition.sites.some(({ slug }) => slug === site)) return { kind: 'unknown', field: 'site' };
  const sections = await content.choices('sections', { q: '', site: '', ids: [sectionId] });
  if (sections.length === 0) return { kind: 'unknown', field: 'section' };
  try {
    return await db.transaction().execute(async (trx): Promise<BreakingOutcome> => {
      const { id, isNew } = await writing.publishAtOnce(
        trx,
        { key, site, title, sentence, sectionId },
        member,
      );
      if (!isNew) return { kind: 'published', id };
      if (isOnFront)
        await frontDrafts.placeBreaking(
          { site, storyId: id, title: breakingWords.title, by: member.by },
          trx,
        );
      if (topics.length > 0) {
        const order = {
          key,
          storyId: id,
          kind: 'new',
          title,
          body: sentence,
          topics,
          at: null,
          seen: 0,
        } as const;
        const sent = await push.sendings.order(order, member.by, trx);
        if (sent.kind !== 'ordered') throw new NotSent(sent);
      }
      return { kind: 'published', id };
    });
  } catch (error) {
    if (error instanceof NotSent) return { kind: 'not-sent', why: error.why };
    throw error;
  }
}

/** Rolls back what was published. */
class NotSent extends Error {
  readonly why: NotOrdered;
  constructor(why: NotOrdered) {
    super(`a notification was not ordered: ${why.kind}`);
    this.why = why;
  }
}
