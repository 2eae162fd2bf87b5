/** The scores of the matches that the stories of a page name, for their cards. */
import type { StoryCard } from '#features/content/public.ts';
import type { CardScore } from '#features/content/public.view.ts';
import { type LivescoreFeature, resources } from '#features/livescore/public.server.ts';
import {
  awayName,
  homeName,
  isLive,
  type MatchLine,
  matchLineOf,
  matchWords,
  parseLivescoreId,
  scoreOf,
  silentSince,
  stateText,
  untilSilenceChangesMs,
} from '#features/livescore/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { clockTime, type DateStyle, shortDateTime } from '#platform/time/hungarian-date.ts';
import { soonest } from '#platform/time/soonest.ts';

export interface ScoresOfStories {
  /** By `livescoreId`; without matches of which nothing is known. */
  scores: Record<string, CardScore>;
  dependencies: Dependency[];
  /** How long a page with these cards may be cached although no answer changes; null for good. */
  freshForMs: number | null;
}

export async function scoresOfStories(
  stories: readonly StoryCard[],
  style: DateStyle,
  { livescore, clock }: { livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>; clock: Clock },
): Promise<ScoresOfStories> {
  const named = [...new Set(stories.map(({ livescoreId }) => livescoreId))].flatMap((text) => {
    const subject = parseLivescoreId(text);
    return subject?.kind === 'match' ? [{ text, resource: resources.match(subject.id) }] : [];
  });
  const found = await Promise.all(
    named.map(async ({ text, resource }) => {
      const copy = await livescore.read(resource);
      const fixture = copy?.value[0];
      if (!copy || !fixture) return [];
      const check = { checkedAt: copy.at, now: clock.now() };
      const silent = silentSince(fixture.state, check);
      const card = cardScoreOf(matchLineOf(fixture), silent, style);
      return [{ text, card, freshForMs: untilSilenceChangesMs(fixture.state, check) }];
    }),
  );
  return {
    scores: Object.fromEntries(found.flat().map(({ text, card }) => [text, card])),
    dependencies: named.map(({ resource }) => livescore.dependencyOn(resource)),
    freshForMs: found.flat().reduce<number | null>((all, { freshForMs }) => soonest(all, freshForMs), null),
  };
}

function cardScoreOf(match: MatchLine, silent: number | null, style: DateStyle): CardScore {
  const { language } = style;
  const score = scoreOf(match);
  return {
    home: homeName(match, language),
    away: awayName(match, language),
    score: score && matchWords[language].score(...score),
    state: cardStateOf(match, silent, style),
    isLive: isLive(match.state) && silent === null,
  };
}

function cardStateOf(match: MatchLine, silent: number | null, style: DateStyle): string {
  const { language } = style;
  if (match.state === 'not-started' && match.kickOff !== null) return shortDateTime(match.kickOff, style);
  const state = stateText(match, language);
  if (silent === null) return state;
  return `${state}, ${matchWords[language].notUpdatedSince(clockTime(silent, style))}`;
}
