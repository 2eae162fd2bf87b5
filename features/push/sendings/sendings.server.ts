/** Notifications about stories that editors send: ordered once, announced when due, stopped [TOOL-04]. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { topicsWithClients } from '../server/client-queries.server.ts';
import { announcedTopics, factsOfStories, quietGroups } from '../server/delivery-queries.server.ts';
import { type LoadStory, storyEvent } from '../server/push-queues.server.ts';
import { manner, type SiteTopics, type TopicRef, tagTopic, topicOf } from '../topic.ts';
import { announceDue } from './announce-due.server.ts';
import { entriesOf, type SendingEntry } from './list-sendings.server.ts';
import { type OrderOutcome, orderSending, type SendingOrder } from './order-sending.server.ts';
import { lastTagOf, storiesOfLastSendings } from './sending-queries.server.ts';
import { stopSending } from './stop-sending.server.ts';

export interface SendingsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  topics: readonly SiteTopics[];
  mainSite: string;
  hasApps: boolean;
  loadStory: LoadStory;
}

export interface OfferedTopic extends TopicRef {
  title: string;
  isUrgent: boolean;
  browsers: number;
  hasApps: boolean;
  /** The story was sent to this topic. */
  isAnnounced: boolean;
}

export interface OpenedSending {
  story: { id: number; site: string; title: string; body: string; url: string };
  topics: OfferedTopic[];
  /** Oldest first. */
  entries: SendingEntry[];
}

export interface Sendings {
  /** In the caller's transaction, if there is one: it is sent only if that commits. */
  order(order: SendingOrder, by: ChangeAuthor, transaction?: Transaction<DB>): Promise<OrderOutcome>;
  /** Null for a story that is not public. */
  open(storyId: number): Promise<OpenedSending | null>;
  /** Number of browsers that would get it. */
  reach(storyId: number, order: Pick<SendingOrder, 'kind' | 'topics'>): Promise<number>;
  /** Sendings about the last stories, newest first. */
  last(): Promise<SendingEntry[]>;
  /** Returns the changed entry; undefined for a sending that does not exist. */
  stop(id: number): Promise<SendingEntry | undefined>;
  announceDue(): Promise<number>;
  /** Topics of the edition on a site, as for a story that is not written yet. */
  topicsOfSite(site: string): Promise<OfferedTopic[]>;
}

const lastStories = 30;

export function createSendings(needs: SendingsNeeds): Sendings {
  const { db, mainSite } = needs;
  return {
    order: (order, by, transaction) => orderSending(needs, order, by, transaction),
    async open(id) {
      const [facts] = await factsOfStories(db, [id]);
      const story = facts ? await needs.loadStory(id) : null;
      if (!facts || !story) return null;
      const { site, title, lead: body, url } = story;
      const topics = await offeredTopics(needs, [...facts.sites, mainSite], facts.tags);
      const done = await announcedTopics(db, storyEvent(id));
      return {
        story: { id, site, title, body, url },
        topics: topics.map((topic) => ({ ...topic, isAnnounced: done.some((ref) => isSame(ref, topic)) })),
        entries: await entriesOf(db, id),
      };
    },
    reach: (id, order) => reach(needs, id, order),
    async last() {
      const ids = await storiesOfLastSendings(db, lastStories);
      const entries = await Promise.all(ids.map((id) => entriesOf(db, id)));
      return entries.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
    },
    async stop(id) {
      const stopped = await stopSending(needs, id);
      return stopped && (await entriesOf(db, stopped.storyId)).find((entry) => entry.id === id);
    },
    announceDue: () => announceDue(needs),
    topicsOfSite: (site) => offeredTopics(needs, [site, mainSite], []),
  };
}

function isSame(one: TopicRef, other: TopicRef): boolean {
  return one.site === other.site && one.topic === other.topic;
}

/** The edition's topics of these sites, and tags of the story that somebody follows. */
async function offeredTopics(
  { db, topics, hasApps }: SendingsNeeds,
  sites: readonly string[],
  tags: readonly string[],
): Promise<OfferedTopic[]> {
  const refs = topics
    .filter(({ site }) => sites.includes(site))
    .flatMap(({ site, topics: own }) =>
      [...own.map(({ name }) => name), ...tags.map(tagTopic)].map((topic) => ({ site, topic })),
    );
  const followed = await topicsWithClients(db, refs);
  return refs.flatMap((ref): OfferedTopic[] => {
    const clients = followed.find((one) => isSame(one, ref));
    const own = topicOf(topics, ref);
    if (own === null && clients === undefined) return [];
    return [
      {
        ...ref,
        title: own?.title ?? ref.topic.replace(/^tag\./, ''),
        isUrgent: own?.isUrgent ?? false,
        browsers: clients?.browsers ?? 0,
        hasApps: hasApps && clients?.hasApps === true,
        isAnnounced: false,
      },
    ];
  });
}

async function reach(
  { db, topics }: SendingsNeeds,
  id: number,
  { kind, topics: given }: Pick<SendingOrder, 'kind' | 'topics'>,
): Promise<number> {
  const first = storyEvent(id);
  const event = kind === 'new' ? first : `${first}:`;
  const before = kind === 'correction' ? await lastTagOf(db, id) : { tag: event, topics: given };
  if (!before || before.topics.length === 0) return 0;
  const message = { event, tag: before.tag, isUrgent: manner(topics, before.topics).isUrgent };
  const groups = await quietGroups(db, message, before.topics);
  return groups.reduce((sum, { browsers }) => sum + browsers, 0);
}
