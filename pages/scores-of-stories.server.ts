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
  stateText,
} from '#features/livescore/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { type DateStyle, shortDateTime } from '#platform/time/hungarian-date.ts';

export interface ScoresOfStories {
  /** By `livescoreId`; without matches of which nothing is known. */
  scores: Record<string, CardScore>;
  dependencies: Dependency[];
}

export async function scoresOfStories(
  stories: readonly StoryCard[],
  style: DateStyle,
  { livescore }: { livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'> },
): Promise<ScoresOfStories> {
  const named = [...new Set(stories.map(({ livescoreId }) => livescoreId))].flatMap((text) => {
    const subject = parseLivescoreId(text);
    return subject?.kind === 'match' ? [{ text, resource: resources.match(subject.id) }] : [];
  });
  const found = await Promise.all(
    named.map(async ({ text, resource }): Promise<[string, CardScore][]> => {
      const [fixture] = (await livescore.read(resource))?.value ?? [];
      return fixture ? [[text, cardScoreOf(matchLineOf(fixture), style)]] : [];
    }),
  );
  return {
    scores: Object.fromEntries(found.flat()),
    dependencies: named.map(({ resource }) => livescore.dependencyOn(resource)),
  };
}

function cardScoreOf(match: MatchLine, style: DateStyle): CardScore {
  const { language } = style;
  const score = scoreOf(match);
  const isAhead = match.state === 'not-started' && match.kickOff !== null;
  return {
    ...{ home: homeName(match, language), away: awayName(match, language), isLive: isLive(match.state) },
    score: score && matchWords[language].score(...score),
    state: isAhead ? shortDateTime(match.kickOff ?? 0, style) : stateText(match, language),
  };
}
