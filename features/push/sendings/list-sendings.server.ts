/** Past and scheduled notifications about a story: sendings of editors, and automatic ones. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { TopicRef } from '../topic.ts';
import type { SendingCounts, SendingKind, SendingState } from './sending.ts';
import {
  messagesOfStory,
  type SendingRow,
  type SentMessage,
  sendingsOfStory,
} from './sending-queries.server.ts';

export interface SendingEntry {
  /** Null for an automatic notification, which cannot be stopped. */
  id: number | null;
  storyId: number;
  kind: SendingKind | 'automatic';
  title: string;
  body: string;
  topics: TopicRef[];
  state: SendingState;
  at: Date;
  author: { kind: string; id: string } | null;
  counts: SendingCounts;
}

/** Oldest first. */
export async function entriesOf(db: Kysely<DB>, storyId: number): Promise<SendingEntry[]> {
  const [sendings, messages] = await Promise.all([
    sendingsOfStory(db, storyId),
    messagesOfStory(db, storyId),
  ]);
  const ofSending = Map.groupBy(messages, ({ sendingId }) => sendingId);
  const automatic = ofSending.get(null) ?? [];
  return [
    ...automatic.map((message) => automaticEntry(storyId, message)),
    ...sendings.map((sending) => entryOf(sending, ofSending.get(sending.id) ?? [])),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function automaticEntry(storyId: number, message: SentMessage): SendingEntry {
  const { title, body, topics, createdAt: at, counts, isStopped } = message;
  const state = stateOf(counts, isStopped);
  return { id: null, storyId, kind: 'automatic', title, body, topics, state, at, author: null, counts };
}

function entryOf(sending: SendingRow, messages: readonly SentMessage[]): SendingEntry {
  const { id, storyId, kind, title, body, dueAt: at, author } = sending;
  const counts = messages.map((message) => message.counts).reduce(sumOf, noCounts);
  const topics = messages.length === 0 ? sending.topics : messages.flatMap((message) => message.topics);
  const isStopped = messages.some((message) => message.isStopped);
  const state = sending.state === 'sent' ? stateOf(counts, isStopped) : sending.state;
  return { id, storyId, kind, title, body, topics, state, at, author, counts };
}

const noCounts: SendingCounts = { sent: 0, waiting: 0, failed: 0, unknown: 0, stopped: 0 };

function sumOf(one: SendingCounts, other: SendingCounts): SendingCounts {
  return {
    sent: one.sent + other.sent,
    waiting: one.waiting + other.waiting,
    failed: one.failed + other.failed,
    unknown: one.unknown + other.unknown,
    stopped: one.stopped + other.stopped,
  };
}

/** A correction stops the messages that it replaces, all of which may have been delivered already. */
function stateOf({ waiting, stopped, ...done }: SendingCounts, isStopped: boolean): SendingState {
  if (waiting > 0) return 'running';
  const isUntouched = Object.values(done).every((count) => count === 0);
  return isStopped && (stopped > 0 || isUntouched) ? 'stopped' : 'sent';
}
