/** Goals: a score of a followed match that is higher than the one before. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notificationsWords } from '../notifications-words.ts';
import { type SiteTopics, subjectOf, topicsOfMatch } from '../topic.ts';
import { announce } from './announce.server.ts';
import { followedAmong } from './client-queries.server.ts';
import { replaceScore } from './delivery-queries.server.ts';

/** A match as far as goals need it. */
export interface MatchScore {
  id: number;
  home: { id: number | null; name: string; goals: number };
  away: { id: number | null; name: string; goals: number };
  /** `67. perc`; '' for an unknown minute. */
  minute: string;
  /** Only goals of a match that is being played are news. */
  isLive: boolean;
  /** Absolute address of its page. */
  url: string;
}

export interface GoalNeeds {
  clock: Clock;
  topics: readonly SiteTopics[];
}

/** Called with every new answer of the provider, in its transaction. */
export async function noteScores(
  needs: GoalNeeds,
  trx: Transaction<DB>,
  matches: readonly MatchScore[],
): Promise<void> {
  const followed = await followedAmong(
    trx,
    matches.map(({ id }) => id),
  );
  for (const match of matches) if (isWanted(needs, match, followed)) await noteScore(needs, trx, match);
}

function isWanted({ topics }: GoalNeeds, { id, home, away }: MatchScore, followed: Set<number>): boolean {
  if (followed.has(id)) return true;
  const refs = topicsOfMatch(topics, { id, teams: [home.id, away.id] });
  return refs.some(({ topic }) => subjectOf(topic) === null);
}

/** A score that is withdrawn announces nothing, and the same score is announced once. */
async function noteScore(needs: GoalNeeds, trx: Transaction<DB>, match: MatchScore): Promise<void> {
  const { id, home, away, isLive } = match;
  const score = { home: home.goals, away: away.goals };
  const before = await replaceScore(trx, id, score, needs.clock.now());
  if (before === null || !isLive) return;
  const isHome = score.home > before.home;
  if (!isHome && score.away <= before.away) return;
  const refs = topicsOfMatch(needs.topics, { id, teams: [home.id, away.id] });
  const [first] = refs;
  if (!first) return;
  const name = `goal:${id}:${score.home}-${score.away}`;
  const event = {
    event: name,
    tag: name,
    sendingId: null,
    site: first.site,
    title: notificationsWords.goal(`${home.name}–${away.name}`, `${score.home}–${score.away}`),
    body: [isHome ? home.name : away.name, match.minute].filter(Boolean).join(', '),
    url: match.url,
  };
  await announce(trx, needs, event, refs);
}
