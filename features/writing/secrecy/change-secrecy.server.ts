/**
 * Restriction and embargo of a story: its visibility in the newsroom, and the time before which it must not
 * be public [ACT-03] [ACT-16].
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature, SecrecyChange } from '#features/content/public.server.ts';
import { memberAt } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { mayAct, possibleSecrecyActs } from '../acts.ts';
import { threadsTopicOf, topicOf } from '../collab/story-topic.ts';
import { type StoredStory, storedStory } from '../server/copies/stored-story.server.ts';
import type { StoryAuthority } from '../server/copies/story-authority.server.ts';
import type { Writer } from '../server/copies/writer.ts';
import { logAct } from '../server/story-acts-queries.server.ts';

export type SecrecyOrder = (
  | { act: 'restrict'; memberIds: readonly number[] }
  | { act: 'release' }
  | { act: 'embargo'; until: Date }
  | { act: 'lift' }
) & {
  reason: string;
  /** The `secrecyVersion` that was shown to the sender; without it the version is not checked. */
  version?: number;
};

export type SecrecyFault = 'reason' | 'past' | 'scheduled-before';

export type SecrecyOutcome =
  | { kind: 'done' }
  | { kind: 'missing' }
  | { kind: 'forbidden' }
  | { kind: 'outdated'; why: string }
  | { kind: 'refused'; fault: SecrecyFault };

export interface SecrecyNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'maySee' | 'changeSecrecy'>;
  authority: StoryAuthority;
}

export async function changeSecrecy(
  { db, clock, content, authority }: SecrecyNeeds,
  id: number,
  order: SecrecyOrder,
  member: Writer,
): Promise<SecrecyOutcome> {
  if (!(await content.maySee(member, id))) return { kind: 'missing' };
  return inTransaction(db, undefined, async (trx): Promise<SecrecyOutcome> => {
    const copy = await authority.lock(trx, id);
    const story = copy && (await storedStory(trx, id));
    if (!story) return { kind: 'missing' };
    const here = memberAt(member, story.site);
    if (!mayAct(order.act, here.roles, { isOwn: false })) return { kind: 'forbidden' };
    if (!isPossible(order, story, here))
      return { kind: 'outdated', why: `the story is ${story.publicState}, or another act came first` };
    if (order.version !== undefined && order.version !== secrecyVersion(story))
      return { kind: 'outdated', why: 'restriction, embargo or state of the story are other ones since' };
    const now = clock.now();
    const fault = faultIn(order, story, now);
    if (fault !== null) return { kind: 'refused', fault };
    await content.changeSecrecy(trx, id, changeOf(order, member));
    const { version } = copy;
    const { act, reason: note } = order;
    await logAct(trx, { storyId: id, act, by: member.by, version, storyVersion: null, note, at: now });
    for (const topic of [topicOf(id), threadsTopicOf(id)]) await sendBroadcast(trx, { topic, rights: true });
    return { kind: 'done' };
  });
}

/** A version of the data that these acts change; it is independent of the text. */
export function secrecyVersion({ publicState, restrictedTo, embargo }: StoredStory): number {
  return contentVersion([publicState, restrictedTo, embargo]);
}

function isPossible({ act }: SecrecyOrder, story: StoredStory, { roles }: Writer): boolean {
  const { publicState, restrictedTo, embargo } = story;
  const state = { publicState, isRestricted: restrictedTo !== null, isEmbargoed: embargo !== null };
  return possibleSecrecyActs(roles, state).includes(act);
}

function faultIn(order: SecrecyOrder, story: StoredStory, now: Date): SecrecyFault | null {
  if (order.act === 'embargo' || order.act === 'lift') if (order.reason === '') return 'reason';
  if (order.act !== 'embargo') return null;
  if (order.until <= now) return 'past';
  return story.publicState === 'scheduled' && story.pubDate < order.until ? 'scheduled-before' : null;
}

/** The member who restricts a story is included: otherwise nobody might be able to end the restriction. */
function changeOf(order: SecrecyOrder, { id }: Writer): SecrecyChange {
  switch (order.act) {
    case 'restrict':
      return { restrictedTo: [...new Set([id, ...order.memberIds])] };
    case 'release':
      return { restrictedTo: null };
    case 'embargo':
      return { embargo: { until: order.until, reason: order.reason } };
    case 'lift':
      return { embargo: null };
  }
}
