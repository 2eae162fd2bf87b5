/** A game at one moment: its questions with their states and results. */
import type { Game, GameQuestion } from './game.ts';
import type { GameResults } from './game-results.ts';
import { type GameStart, isStartable, momentOf } from './moment.ts';
import type { Question, QuestionState } from './question.ts';

export interface GameAt {
  game: Game;
  questions: Question[];
  /** Unix seconds; null for a game that is open from the beginning, or waits for its start. */
  opensAt: number | null;
  /** When a question opens, closes or gets its result by itself; null for never. */
  changesAt: number | null;
}

/** @param now Unix seconds of the server. A question that the results do not have is left out. */
export function gameAt(game: Game, results: GameResults, start: GameStart | null, now: number): GameAt {
  const opensAt = game.opens === undefined ? null : momentOf(game.opens, start);
  const isWaiting = isStartable(game) && start === null;
  const questions = game.questions.flatMap((question) => {
    const found = subjectOf(question, results, isStartable(game));
    if (!found) return [];
    const closes = question.closes ?? game.closes;
    const closesAt = closes === undefined ? found.begins : momentOf(closes, start);
    const scoredAt = scoredAtOf(question, game, start);
    const isDue = !isWaiting && scoredAt <= now;
    const hasResult = isDue && found.subject.result !== null;
    const state = stateOf({ isWaiting: isWaiting || !found.hasTeams, hasResult, opensAt, closesAt }, now);
    const { id, factor } = question;
    return [{ id, factor, closesAt, state, ...withResult(found.subject, isDue) }];
  });
  const moments = [
    opensAt,
    ...questions.map(({ closesAt }) => closesAt),
    ...game.questions.map((question) => scoredAtOf(question, game, start)),
  ].filter((moment) => moment !== null && moment > now && Number.isFinite(moment));
  return {
    game,
    questions,
    opensAt,
    changesAt: moments.length === 0 ? null : Math.min(...moments.map(Number)),
  };
}

/** Of the results that count; '' while there are none. */
export function scoredVersion({ game, questions }: GameAt): string {
  const results = questions
    .filter(({ state }) => state === 'scored')
    .map(({ id, factor, result }) => [id, factor, result]);
  return results.length === 0 ? '' : JSON.stringify([game.points, results]);
}

interface Timing {
  isWaiting: boolean;
  hasResult: boolean;
  opensAt: number | null;
  closesAt: number | null;
}

function stateOf({ isWaiting, hasResult, opensAt, closesAt }: Timing, now: number): QuestionState {
  if (hasResult) return 'scored';
  if (isWaiting || closesAt === null) return 'waiting';
  if (closesAt <= now) return 'closed';
  return opensAt !== null && now < opensAt ? 'soon' : 'open';
}

/** −∞ where the result counts as soon as it is there; ∞ until the game is started. */
function scoredAtOf(question: GameQuestion, game: Game, start: GameStart | null): number {
  const scored = question.scored ?? game.scored;
  return scored === undefined ? -Infinity : (momentOf(scored, start) ?? Infinity);
}

type Subject = WithoutState<Question>;
/** Of each kind of question separately. */
type WithoutState<One> = One extends Question ? Omit<One, 'id' | 'factor' | 'closesAt' | 'state'> : never;

interface FoundSubject {
  subject: Subject;
  /** Start of the subject, in unix seconds; null when it is not known. */
  begins: number | null;
  hasTeams: boolean;
}

function withResult(subject: Subject, isDue: boolean): Subject {
  return isDue ? subject : { ...subject, result: null };
}

/** The subject of a question; null when the results do not have it. Kick-offs of a replay are not those of the day. */
export function subjectOf(
  question: GameQuestion,
  results: GameResults,
  isReplayed = false,
): FoundSubject | null {
  switch (question.kind) {
    case 'match':
      return results.kind === 'tournament' ? matchOf(question.match, results, isReplayed) : null;
    case 'group-order':
      return results.kind === 'tournament' ? groupOf(question.group, results) : null;
    case 'district-winner':
      return results.kind === 'election' ? districtOf(question.district, results) : null;
    case 'list-share':
      return results.kind === 'election' ? listOf(question.list, results) : null;
  }
}

type Tournament = Extract<GameResults, { kind: 'tournament' }>;
type Election = Extract<GameResults, { kind: 'election' }>;

function matchOf(name: string | number, { matches }: Tournament, isReplayed: boolean): FoundSubject | null {
  const found = matches.filter(
    ({ number, home, away }) => number === name || `${home.code}-${away.code}` === name,
  );
  const [match] = found;
  if (!match || found.length > 1) return null;
  const { home, away, place, score, at, hasTeams } = match;
  const kickoff = isReplayed ? null : at;
  return { subject: { kind: 'match', home, away, place, kickoff, result: score }, begins: at, hasTeams };
}

function groupOf(name: string, { groups }: Tournament): FoundSubject | null {
  const group = groups.find((one) => one.name === name);
  if (!group) return null;
  const { teams, order, from } = group;
  const subject = { kind: 'group-order' as const, group: name, teams, result: order };
  return { subject, begins: from, hasTeams: true };
}

function districtOf(code: string, { districts }: Election): FoundSubject | null {
  const district = districts.find((one) => one.code === code);
  if (!district) return null;
  const { name, candidates, winner } = district;
  const subject = { kind: 'district-winner' as const, district: name, candidates, result: winner };
  return { subject, begins: null, hasTeams: true };
}

function listOf(name: string, { lists }: Election): FoundSubject | null {
  const list = lists.find((one) => one.name === name);
  if (!list) return null;
  return { subject: { kind: 'list-share', list: name, result: list.share }, begins: null, hasTeams: true };
}
