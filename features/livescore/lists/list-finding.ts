/** A live list's result in one line; null without a result, or where its table has it. */
import { type ListLanguage, listWords } from '../view/livescore-words.ts';
import type { LiveListContent } from './live-list.ts';

export function listFinding(content: LiveListContent, language: ListLanguage): string | null {
  const words = listWords[language];
  if (content.kind === 'players') {
    const { players, tab } = content;
    const most = players[0]?.count ?? null;
    if (most === null) return null;
    const names = players.filter(({ count }) => count === most).map(({ name }) => name);
    return words.leaders(names, most, words.counts[tab][1] ?? '');
  }
  if (content.kind !== 'timetable') return null;
  const matches = content.stages.flatMap((stage) => stage.matches);
  const goals = matches.flatMap(({ score }) => (score ? [score[0] + score[1]] : []));
  // While it is played, the sum is that of a part.
  if (goals.length === 0 || goals.length < matches.length) return null;
  return words.goalsOfMatches(
    goals.length,
    goals.reduce((sum, one) => sum + one, 0),
  );
}
