/** Subjects of notifications (stories, tags, matches), read from the features that have them. */
import type { ContentFeature } from '#features/content/public.server.ts';
import { type LivescoreFeature, resources } from '#features/livescore/public.server.ts';
import {
  awayName,
  type Fixture,
  homeName,
  isLive,
  matchAddress,
  matchLineOf,
  stateText,
} from '#features/livescore/public.ts';
import type { MatchScore, PushSubjects } from '#features/push/public.server.ts';
import { absoluteAddress, type Edition, fullAddress, mainSite } from '#features/sites/public.ts';

interface SubjectNeeds {
  content: ContentFeature;
  livescore: LivescoreFeature;
  edition: Edition;
  port: number;
}

export function subjectsOfPush({ content, livescore, edition, port }: SubjectNeeds): PushSubjects {
  return {
    async loadStory(id) {
      const [card] = await content.cards({ edition, site: mainSite(edition), port }, [id]);
      if (!card) return null;
      const { site, title, lead } = card;
      const url = absoluteAddress({ site: mainSite(edition), port }, card.url);
      return { site, title, lead, url };
    },
    tagName: async (slug) => (await content.tag(slug))?.name ?? null,
    async match(id) {
      const copy = await livescore.known(resources.match(id));
      const [fixture] = copy?.value ?? [];
      if (!fixture) return null;
      const line = matchLineOf(fixture);
      const { kickOff } = fixture;
      return {
        name: `${homeName(line, 'hu')}–${awayName(line, 'hu')}`,
        kickOff: kickOff === null ? null : new Date(kickOff * 1_000),
      };
    },
  };
}

/** Matches with a score, as goals need them. */
export function scoresOf(
  fixtures: readonly Fixture[],
  { edition, port }: Pick<SubjectNeeds, 'edition' | 'port'>,
): MatchScore[] {
  const view = { site: mainSite(edition), port };
  return fixtures.flatMap((fixture) => {
    const { id, home, away, goals, state } = fixture;
    if (goals.home === null || goals.away === null) return [];
    const line = matchLineOf(fixture);
    return {
      id,
      home: { id: home.id, name: homeName(line, 'hu'), goals: goals.home },
      away: { id: away.id, name: awayName(line, 'hu'), goals: goals.away },
      minute: stateText(line, 'hu'),
      isLive: isLive(state),
      url: fullAddress(view, matchAddress(fixture)),
    };
  });
}
