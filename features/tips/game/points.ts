/** Points of an answer. Whole numbers only, so that sums are exact. */
import { scoreIn, shareIn } from '../tickets/answer.ts';
import type { GamePoints } from './game.ts';
import type { Question } from './question.ts';

/** 0 while the question has no result, and for an answer that it no longer has. */
export function pointsOf(question: Question, answer: string, points: GamePoints): number {
  return question.state === 'scored' ? question.factor * pointsOnce(question, answer, points) : 0;
}

function pointsOnce(question: Question, answer: string, points: GamePoints): number {
  switch (question.kind) {
    case 'match':
      return pointsOfScore(question.result, scoreIn(answer), points.match);
    case 'group-order':
      return pointsOfOrder(question.result ?? [], answer.split(','), points.group);
    case 'district-winner':
      return question.result === answer ? points.district : 0;
    case 'list-share':
      return pointsOfShare(question.result, shareIn(answer), points.share);
  }
}

type Score = readonly [number, number];

function pointsOfScore(result: Score | null, tip: Score | null, points: GamePoints['match']): number {
  if (!result || !tip) return 0;
  if (result[0] === tip[0] && result[1] === tip[1]) return points.exact;
  return Math.sign(result[0] - result[1]) === Math.sign(tip[0] - tip[1]) ? points.winner : 0;
}

/** A team that shares a rank is right at each of the places that it shares. */
function pointsOfOrder(
  result: readonly { team: string; rank: number }[],
  tip: readonly string[],
  points: GamePoints['group'],
): number {
  const right = tip.filter((code, at) => {
    const own = result.find(({ team }) => team === code);
    if (!own) return false;
    const equal = result.filter(({ rank }) => rank === own.rank).length;
    return at + 1 >= own.rank && at + 1 < own.rank + equal;
  }).length;
  const isWhole = result.length > 0 && right === result.length;
  return right * points.place + (isWhole ? points.all : 0);
}

function pointsOfShare(result: number | null, tip: number | null, steps: GamePoints['share']): number {
  if (result === null || tip === null) return 0;
  const difference = Math.abs(result - tip);
  const sorted = steps.toSorted((a, b) => a.within - b.within);
  return sorted.find(({ within }) => difference <= Math.round(within * 100))?.points ?? 0;
}
