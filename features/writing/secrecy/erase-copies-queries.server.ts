/**
 * Erases the newsroom's texts of a story that is taken down: the working copy, its log, kept text, notes of
 * acts [ACT-08].
 */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type Takedown, withoutPassage } from '#features/content/public.server.ts';
import { storySchemaNumber } from '#features/content/public.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import { threadsTopicOf, topicOf } from '../collab/story-topic.ts';
import { documentAt } from '../server/copies/copy-documents.server.ts';
import { storedStory } from '../server/copies/stored-story.server.ts';
import { lockCopy } from '../server/copies/working-copy-queries.server.ts';

export async function eraseCopies(trx: Kysely<DB>, { ids, passage }: Takedown): Promise<void> {
  for (const id of ids) {
    await eraseTalk(trx, id, passage);
    const copy = await lockCopy(trx, id);
    const story = copy && (await storedStory(trx, id));
    if (!story) continue;
    const document =
      passage === null
        ? story.document.toJSON()
        : withoutPassage((await documentAt(trx, copy, copy.version))?.toJSON(), passage);
    const title = passage === null ? '' : withoutPassage(copy.title, passage);
    // A new epoch: clients that have the story open, or its text on a device, reload it.
    await sql`
      update working_copies set epoch = epoch + 1, document = ${JSON.stringify(document)}::jsonb,
        document_version = version, schema = ${storySchemaNumber}, title = ${title}, reason = '', approved_version = null,
        work_state = case when work_state = 'approved' then 'draft' else work_state end
      where story_id = ${id}`.execute(trx);
    await sql`delete from working_steps where story_id = ${id}`.execute(trx);
    await sql`delete from named_versions where story_id = ${id}`.execute(trx);
    await eraseKept(trx, id, passage);
    await sendBroadcast(trx, { topic: topicOf(id), version: copy.version + 1 });
  }
}

/** Erases notes and notices of a story, which may have no working copy. */
async function eraseTalk(trx: Kysely<DB>, id: number, passage: Takedown['passage']): Promise<void> {
  await sendBroadcast(trx, { topic: threadsTopicOf(id), version: 0 });
  if (passage === null) {
    await sql`delete from notices where story_id = ${id}`.execute(trx);
    await sql`delete from note_threads where story_id = ${id}`.execute(trx);
    return;
  }
  const found = await sql<{ id: number; quote: string; notes: { id: number; text: string }[] }>`
    select t.id, t.quote, jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text)) as notes
    from note_threads t join notes n on n.thread_id = t.id where t.story_id = ${id} group by t.id`.execute(
    trx,
  );
  for (const thread of found.rows) {
    const quote = withoutPassage(thread.quote, passage);
    await sql`update note_threads set quote = ${quote} where id = ${thread.id}`.execute(trx);
    for (const note of thread.notes) {
      const text = withoutPassage(note.text, passage);
      await sql`update notes set text = ${text} where id = ${note.id}`.execute(trx);
    }
  }
}

async function eraseKept(trx: Kysely<DB>, id: number, passage: Takedown['passage']): Promise<void> {
  if (passage === null) {
    await sql`delete from kept_texts where story_id = ${id}`.execute(trx);
    await sql`update story_acts set note = '' where story_id = ${id}`.execute(trx);
    return;
  }
  const kept = await sql<{ id: string; pieces: unknown }>`
    select id, pieces from kept_texts where story_id = ${id}`.execute(trx);
  for (const row of kept.rows)
    await sql`
      update kept_texts set pieces = ${JSON.stringify(withoutPassage(row.pieces, passage))}::jsonb
      where story_id = ${id} and id = ${row.id}`.execute(trx);
  const acts = await sql<{ id: string; note: string }>`
    select id::text, note from story_acts where story_id = ${id}`.execute(trx);
  for (const act of acts.rows)
    await sql`
      update story_acts set note = ${withoutPassage(act.note, passage)} where id = ${act.id}::bigint`.execute(
      trx,
    );
}
