/** Checks that games are consistent with each other, with the edition and with their results. */

import { type Edition, faultsOfLink, siteBySlug } from '#features/sites/public.ts';
import { repeated } from '#platform/text/repeated.ts';
import type { Game } from './game.ts';
import { subjectOf } from './game-at.ts';
import type { GameResults, LaterResults } from './game-results.ts';
import { durationIn, isStartable, timesIn } from './moment.ts';

/** @param resultsOf Null where there are no results of this name. */
export function gameFaults(
  edition: Edition,
  games: readonly Game[],
  resultsOf: (name: string) => GameResults | LaterResults | null,
): string[] {
  const slugs = games.map(({ slug }) => slug);
  return [
    ...repeated(slugs).map((slug) => `tips: two games have the slug '${slug}'`),
    ...games.flatMap((game) =>
      [...settingFaults(edition, game), ...questionFaults(game, resultsOf(game.results))].map(
        (fault) => `tip game '${game.slug}': ${fault}`,
      ),
    ),
  ];
}

function settingFaults(edition: Edition, game: Game): string[] {
  const { site, link, questions } = game;
  if (!edition.sites.some(({ slug }) => slug === site)) return [`no site has the slug '${site}'`];
  const times = timesIn(game);
  const isMixed = isStartable(game) && times.some((time) => durationIn(time) === null);
  return [
    ...(link ? faultsOfLink(edition, siteBySlug(edition, site), link.href) : []),
    ...(isMixed ? ['some times follow the start, so all of them must'] : []),
    ...repeated(questions.map(({ id }) => id)).map((id) => `two questions have the id '${id}'`),
  ];
}

function questionFaults(game: Game, results: GameResults | LaterResults | null): string[] {
  if (!results) return [`there are no results '${game.results}'`];
  if (results.kind === 'later') return laterFaults(game, results);
  return game.questions.flatMap((question) => {
    const found = subjectOf(question, results);
    if (!found) return [`question '${question.id}': the results '${game.results}' do not have it, or twice`];
    const closes = question.closes ?? game.closes;
    if (closes === undefined && (isStartable(game) || found.begins === null))
      return [`question '${question.id}': it has no closing time`];
    return [];
  });
}

/** Whether the results will have a question's subject is not known yet; a season of live scores has matches only. */
function laterFaults(game: Game, { of }: LaterResults): string[] {
  return game.questions.flatMap((question) => {
    const isOfElection = question.kind === 'district-winner' || question.kind === 'list-share';
    if (isOfElection !== (of === 'election') || question.kind === 'group-order')
      return [`question '${question.id}': the results '${game.results}' never have it`];
    const closes = question.closes ?? game.closes;
    if (closes === undefined && (isOfElection || isStartable(game)))
      return [`question '${question.id}': it has no closing time`];
    return [];
  });
}
