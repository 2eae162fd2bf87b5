/** All own goals of the data: tournaments in supplements, and the same matches on their own pages [S43]. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MatchView } from '#features/livescore/public.view.ts';
import { recordsPart } from '#features/supplements/public.server.ts';
import { ResultView } from '#features/supplements/public.view.ts';
import { sandboxCompetitions } from '#sample/sandbox/football/football-data.ts';
import { loadTestEdition } from '#tests/edition.ts';
import { sandboxMatch } from '#tests/sandbox-match.ts';

const edition = await loadTestEdition();
const style = { language: 'hu', timeZone: 'Europe/Budapest' } as const;
const tournaments = recordsPart
  .of(edition)
  .flatMap((record) => (record.kind === 'tournament' ? [record] : []));
const sandboxMatches = sandboxCompetitions().flatMap(({ matches }) => matches);

const ownGoals = tournaments.flatMap((tournament) =>
  tournament.stages
    .flatMap(({ matches }) => matches)
    .flatMap((match) =>
      match.goals.flatMap(([countsFor, player, minute, kind]) =>
        kind === 'own' ? [{ tournament, match, countsFor, minute, name: player }] : [],
      ),
    ),
);

/** In the list of its match in the supplement. */
function sideInSupplement({ tournament, match, name }: (typeof ownGoals)[number]): string {
  const record = { ...tournament, stages: [{ title: 'Próba', kind: 'group' as const, matches: [match] }] };
  const html = renderToStaticMarkup(
    <ResultView
      shown={{ factory: 'results', props: { title: '', record: tournament.name }, record }}
      title=""
      isTitled={false}
      place={{
        ...style,
        path: '/x',
        dataPath: '/x',
        linkQuery: '',
        foldsTables: false,
        area: null,
        order: 'arany',
        day: null,
        districts: null,
      }}
    />,
  );
  const [, home = '', away = ''] = /<ul>(.*?)<\/ul><ul>(.*?)<\/ul><\/div><\/li>/s.exec(html) ?? [];
  const said = `${name} (öngól)`;
  return [home.includes(said) ? 'home' : '', away.includes(said) ? 'away' : ''].join('');
}

/** In the summary of the match's own page. */
function sidesOnMatchPage(at: string, home: string): string[] {
  const kickOff = Date.parse(at);
  const found = sandboxMatches.filter((match) => Date.parse(match.at) === kickOff);
  const sides = found.flatMap(({ id }) => {
    const match = sandboxMatch(id);
    const html = renderToStaticMarkup(<MatchView match={match} place={style} />);
    return [...html.matchAll(/<li[^>]*data-side="(\w+)"[^>]*data-kind="goal"[^>]*>(.*?)<\/li>/gs)].flatMap(
      ([, side = '', line = '']) => (line.includes('(öngól)') ? [side] : []),
    );
  });
  expect(found.length, `${at} ${home}`).toBeGreaterThan(0);
  return sides;
}

describe('an own goal', () => {
  it('is in the data of both', () => {
    expect(ownGoals.length).toBeGreaterThanOrEqual(12);
  });

  it.each(ownGoals.map((goal) => ({ ...goal, what: `${goal.match.home}–${goal.match.away} ${goal.name}` })))(
    'is listed under the team of its scorer, in supplements and on match pages: $what [S43]',
    (goal) => {
      const own = goal.countsFor === 'home' ? 'away' : 'home';
      expect(sideInSupplement(goal)).toBe(own);
      expect(sidesOnMatchPage(goal.match.at, goal.match.home)).toContain(own);
    },
  );
});
