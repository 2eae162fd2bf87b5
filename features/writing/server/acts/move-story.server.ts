/** Changes the address of a story that was public; the old one redirects to it [ACT-09]. */
import { SlugTaken } from '#features/content/public.server.ts';
import { FieldStep } from '../../collab/field-step.ts';
import { applyEntry } from '../../collab/story-log.ts';
import { bringIntoCopy } from '../copies/bring-into-copy.server.ts';
import { outdated, refused, slugTaken } from './act-outcome.server.ts';
import type { Acting, ActNeeds, Done } from './acting.server.ts';
import { publicText } from './public-text.server.ts';

export async function moveStory(needs: ActNeeds, acting: Acting): Promise<Done> {
  const { order, trx, copy, story, by } = acting;
  const { slug } = order;
  if (slug === null) throw refused('slug');
  const moved = await needs.content.changeSlug(story.id, slug, { trx, by }).catch(async (error: unknown) => {
    throw error instanceof SlugTaken ? slugTaken(await needs.content.freeSlug(slug, story.id)) : error;
  });
  if (moved.kind === 'refused') throw outdated(moved.why);
  // The copy is changed as well; otherwise its next publication would revert the address.
  const step = new FieldStep({ change: 'set', name: 'slug', value: slug });
  const entry = { client: `act:${crypto.randomUUID()}`, number: 1, isUndo: false, steps: [step.toJSON()] };
  const { published, document: before } = (await publicText(trx, needs.authority, copy)) ?? {
    published: story.document,
    document: story.document,
  };
  const document = applyEntry(before, entry);
  if ('why' in document) throw outdated(document.why);
  const moving = { published, before, document, entry, by, at: acting.now };
  const change = await bringIntoCopy(needs.authority, trx, copy, moving);
  if (typeof change === 'string') throw outdated(change);
  return { change: { baseVersion: moved.version, ...change }, storyVersion: moved.version };
}
