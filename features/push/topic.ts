/** Topics of notifications: those of the edition, and tags and matches that a reader follows. */
import { z } from 'zod';

/** Exists on every site that sends notifications [PUSH-03]. */
export const importantTopic = 'fontos';

const name = z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be a name in lower case, such as fontos');

export const topicSchema = z.strictObject({
  name,
  title: z.string().min(1),
  /** Description for readers, one sentence. */
  text: z.string(),
  /** Sent in quiet hours, too. */
  isUrgent: z.boolean().default(false),
  /** A notification that could not be delivered for so long is worth nothing any more. */
  lifetimeMinutes: z.int().min(1).max(40_320).default(720),
  /** Stories that are announced when they become public: each list names alternatives, and all lists must match. */
  stories: z
    .strictObject({
      flags: z.array(z.string()).min(1).optional(),
      sections: z.array(z.string()).min(1).optional(),
      tags: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  /** Teams whose matches' goals are announced, by the numbers of the provider of live scores. */
  teams: z.array(z.int().positive()).default([]),
});

export type Topic = z.infer<typeof topicSchema>;

export const topicsSchema = z.strictObject({ site: z.string(), topics: z.array(topicSchema).min(1) });

/** The topics of a site. */
export type SiteTopics = z.infer<typeof topicsSchema>;

/** A topic of a site: `{ site: 'telex', topic: 'fontos' }`. */
export interface TopicRef {
  site: string;
  topic: string;
}

export type FollowedSubject = { kind: 'tag'; slug: string } | { kind: 'match'; id: number };

export interface FollowedMatch {
  /** `Magyarország–Svájc` */
  name: string;
  /** Null where it is not known. */
  kickOff: Date | null;
}

/** `tag.hidak`; a name that Firebase allows as well. */
export function tagTopic(slug: string): string {
  return `tag.${slug}`;
}

/** `match.2024002` */
export function matchTopic(id: number): string {
  return `match.${id}`;
}

/** Subject of a topic that a reader follows; null for a topic of the edition, and for an invalid name. */
export function subjectOf(topic: string): FollowedSubject | null {
  const [, slug] = /^tag\.([a-z0-9-]{1,100})$/.exec(topic) ?? [];
  if (slug !== undefined) return { kind: 'tag', slug };
  const [, id] = /^match\.([1-9]\d{0,8})$/.exec(topic) ?? [];
  return id === undefined ? null : { kind: 'match', id: Number(id) };
}

/** Topics of one client. */
const mostTopics = 200;
/** Of them, matches: each of them costs calls to the provider while it is played. */
const mostMatchesOfClient = 20;

export function areTooMany(topics: readonly Pick<TopicRef, 'topic'>[]): boolean {
  const matches = topics.filter(({ topic }) => subjectOf(topic)?.kind === 'match');
  return topics.length > mostTopics || matches.length > mostMatchesOfClient;
}

export function topicOf(all: readonly SiteTopics[], { site, topic }: TopicRef): Topic | null {
  const own = all.find((one) => one.site === site);
  return own?.topics.find((one) => one.name === topic) ?? null;
}

export interface StoryFacts {
  /** Slugs of the originating site and of those that mirror it. */
  sites: readonly string[];
  flags: readonly string[];
  sections: readonly string[];
  tags: readonly string[];
}

/** The topics to which a public story is announced by itself: those of the edition that it matches, and its tags. */
export function topicsOfStory(all: readonly SiteTopics[], story: StoryFacts): TopicRef[] {
  return all
    .filter(({ site }) => story.sites.includes(site))
    .flatMap(({ site, topics }) => [
      ...topics.filter((topic) => matches(topic, story)).map((topic) => ({ site, topic: topic.name })),
      ...story.tags.map((tag) => ({ site, topic: tagTopic(tag) })),
    ]);
}

function matches({ stories }: Topic, { flags, sections, tags }: StoryFacts): boolean {
  if (!stories) return false;
  const hasAny = (wanted: readonly string[] | undefined, given: readonly string[]): boolean =>
    wanted === undefined || wanted.some((one) => given.includes(one));
  return hasAny(stories.flags, flags) && hasAny(stories.sections, sections) && hasAny(stories.tags, tags);
}

/** The topics to which a goal of a match is announced. */
export function topicsOfMatch(
  all: readonly SiteTopics[],
  match: { id: number; teams: readonly (number | null)[] },
): TopicRef[] {
  return all.flatMap(({ site, topics }) => [
    { site, topic: matchTopic(match.id) },
    ...topics
      .filter(({ teams }) => teams.some((team) => match.teams.includes(team)))
      .map((topic) => ({ site, topic: topic.name })),
  ]);
}

/** Settings of topics that readers follow themselves. */
const followed = { isUrgent: false, lifetimeMinutes: 720 };
const goalLifetimeMinutes = 10;

/** Urgent if one of its topics is; the shortest lifetime of any. */
export function manner(
  all: readonly SiteTopics[],
  topics: readonly TopicRef[],
): { isUrgent: boolean; lifetimeMinutes: number } {
  const each = topics.map((ref) => {
    if (subjectOf(ref.topic)?.kind === 'match') return { ...followed, lifetimeMinutes: goalLifetimeMinutes };
    return topicOf(all, ref) ?? followed;
  });
  return {
    isUrgent: each.some(({ isUrgent }) => isUrgent),
    lifetimeMinutes: Math.min(...each.map(({ lifetimeMinutes }) => lifetimeMinutes)),
  };
}
