/**
 * Breaking news: creates and publishes a story in one transaction, with its working copy, so that the
 * newsroom can continue it [ACT-11]. Its author is added later: only this act works without one.
 */
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ContentFeature, SlugTaken } from '#features/content/public.server.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { slugOf } from '#platform/text/slug.ts';
import type { Clock } from '#platform/time/clock.ts';
import { storedStory } from './copies/stored-story.server.ts';
import { copyByKey, insertCopy } from './copies/working-copy-queries.server.ts';
import type { Writer } from './copies/writer.ts';
import { logAct } from './story-acts-queries.server.ts';

export interface StoryAtOnce {
  /** Chosen by the client: a repeated request gives the same story. */
  key: string;
  site: string;
  title: string;
  sentence: string;
  sectionId: number;
}

export interface PublishAtOnceNeeds {
  clock: Clock;
  content: Pick<ContentFeature, 'save'>;
}

const mostSlugs = 20;

export async function publishAtOnce(
  needs: PublishAtOnceNeeds,
  trx: Transaction<DB>,
  story: StoryAtOnce,
  member: Writer,
): Promise<{ id: number; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext(${story.key}))`.execute(trx);
  const before = await copyByKey(trx, story.key);
  if (before) return { id: before.storyId, isNew: false };
  const id = await saveWithFreeSlug(needs, trx, story, member);
  const stored = await storedStory(trx, id);
  if (!stored) throw new Error('breaking news was not saved');
  const { by } = member;
  const at = needs.clock.now();
  await insertCopy(trx, {
    storyId: id,
    epoch: stored.version,
    document: stored.document.toJSON(),
    baseVersion: stored.version,
    title: story.title,
    memberIds: by.kind === 'member' ? [by.id] : [],
    key: story.key,
    at,
  });
  await logAct(trx, {
    storyId: id,
    act: 'publish',
    by,
    version: 0,
    storyVersion: stored.version,
    note: '',
    at,
  });
  return { id, isNew: true };
}

async function saveWithFreeSlug(
  { clock, content }: PublishAtOnceNeeds,
  trx: Transaction<DB>,
  { site, title, sentence, sectionId }: StoryAtOnce,
  { by }: Writer,
): Promise<number> {
  const draft = { type: 'article', state: 'active', site, language: 'hu', title, lead: sentence } as const;
  const body = [{ kind: 'paragraph', html: escapeHtml(sentence) } as const];
  for (let attempt = 1; attempt <= mostSlugs; attempt += 1) {
    const slug = attempt === 1 ? slugOf(title) : `${slugOf(title)}-${attempt}`;
    try {
      const [saved] = await content.save(
        [{ ...draft, slug, body, mainSuperTagId: sectionId, pubDate: clock.now() }],
        'create',
        { trx, by },
      );
      if (saved) return saved.id;
    } catch (error) {
      // The conflict is detected before any write, so the transaction can continue.
      if (!(error instanceof SlugTaken)) throw error;
    }
  }
  throw new Error('breaking news found no free address');
}
