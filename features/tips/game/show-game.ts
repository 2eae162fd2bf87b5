/** Games and questions for pages, in the language of the game and the time zone of its site. */
import type { Language } from '#features/sites/public.ts';
import { numberText } from '#platform/text/number-text.ts';
import { type DateStyle, fullDateTime, shortDateTime } from '#platform/time/hungarian-date.ts';
import { scoreIn, shareIn } from '../tickets/answer.ts';
import { tipWords } from '../view/tip-words.ts';
import type { Game } from './game.ts';
import type { GameAt } from './game-at.ts';
import { pointsOf } from './points.ts';
import type { OrderQuestion, Question } from './question.ts';
import type { QuestionInput, ShownGame, ShownGameState, ShownQuestion, ShownRule } from './shown-game.ts';

export function showGame({ game, questions, opensAt }: GameAt, now: number, timeZone: string): ShownGame {
  const { slug, title, description, language, trial, link = null } = game;
  const style = { timeZone, language };
  const open = questions.filter(({ state }) => state === 'open');
  const closings = open.map(({ closesAt }) => closesAt).filter((at) => at !== null);
  return {
    slug,
    title,
    description,
    language,
    trial,
    link,
    state: stateOf(questions),
    open: open.length,
    all: questions.length,
    hasResults: questions.some(({ state }) => state === 'scored'),
    nextClosing: closings.length === 0 ? '' : timeText(Math.min(...closings), now, style),
    opens: opensAt === null || opensAt <= now ? '' : timeText(opensAt, now, style),
    rules: rulesOf(game),
  };
}

/** @param answers Of one ticket; none by default. */
export function showQuestions(
  { game, questions }: GameAt,
  now: number,
  timeZone: string,
  answers: Readonly<Record<string, string>> = {},
): ShownQuestion[] {
  const style = { timeZone, language: game.language };
  // One closing time for all is in the head of the page.
  const hasOwnTimes = new Set(questions.map(({ closesAt }) => closesAt)).size > 1;
  return questions.map((question) => {
    const answer = answers[question.id] ?? '';
    const { id, kind, state, closesAt, factor } = question;
    return {
      id,
      kind,
      state,
      factor,
      closesIn: closesAt === null ? null : Math.ceil(closesAt - now),
      ...titleOf(question, now, style),
      closes: closesAt === null || !hasOwnTimes ? '' : timeText(closesAt, now, style),
      result: state === 'scored' ? resultText(question, game.language) : '',
      tip: answer === '' ? '' : answerText(question, answer, game.language),
      points: state === 'scored' && answer !== '' ? pointsOf(question, answer, game.points) : null,
      input: state === 'open' ? inputOf(question, answer, game.language) : null,
    };
  });
}

function stateOf(questions: readonly Question[]): ShownGameState {
  const states = new Set(questions.map(({ state }) => state));
  if (states.has('open')) return 'open';
  if (states.has('soon')) return 'soon';
  if (states.size === 1 && states.has('scored')) return 'finished';
  // Without questions the results, which have their subjects, are still to come.
  const isWaiting = states.size === 0 || (states.size === 1 && states.has('waiting'));
  return isWaiting ? 'waiting' : 'running';
}

const halfYear = 183 * 86_400;

/** With the year only where it is not obvious. */
function timeText(at: number, now: number, style: DateStyle): string {
  return Math.abs(at - now) > halfYear ? fullDateTime(at, style) : shortDateTime(at, style);
}

function rulesOf({ points, questions }: Game): ShownRule[] {
  const rules: ShownRule[] = [
    {
      kind: 'match',
      steps: [
        { points: points.match.exact, condition: 'exact-score' },
        { points: points.match.winner, condition: 'winner' },
      ],
    },
    {
      kind: 'group-order',
      steps: [
        { points: points.group.place, condition: 'each-place' },
        { points: points.group.all, condition: 'whole-order' },
      ],
    },
    { kind: 'district-winner', steps: [{ points: points.district, condition: 'district' }] },
    {
      kind: 'list-share',
      steps: points.share
        .toSorted((a, b) => a.within - b.within)
        .map((step) => ({ points: step.points, condition: { within: step.within } })),
    },
  ];
  return rules.filter(({ kind }) => questions.some((question) => question.kind === kind));
}

function titleOf(question: Question, now: number, style: DateStyle): { title: string; detail: string } {
  switch (question.kind) {
    case 'match': {
      const { home, away, kickoff, place } = question;
      const when = kickoff === null ? '' : timeText(kickoff, now, style);
      return { title: `${home.name} – ${away.name}`, detail: [when, place].filter(Boolean).join(', ') };
    }
    case 'group-order':
      return { title: tipWords[style.language].group(question.group), detail: '' };
    case 'district-winner':
      return { title: question.district, detail: '' };
    case 'list-share':
      return { title: question.list, detail: '' };
  }
}

function resultText(question: Question, language: Language): string {
  switch (question.kind) {
    case 'match':
      return question.result?.join('–') ?? '';
    case 'group-order': {
      const codes = (question.result ?? []).toSorted((a, b) => a.rank - b.rank).map(({ team }) => team);
      return namesOf(question, codes);
    }
    case 'district-winner':
      return question.result === null ? '' : candidateText(question, question.result);
    case 'list-share':
      return question.result === null ? '' : percentText(question.result, 2, language);
  }
}

function answerText(question: Question, answer: string, language: Language): string {
  switch (question.kind) {
    case 'match':
      return scoreIn(answer)?.join('–') ?? answer;
    case 'group-order':
      return namesOf(question, answer.split(','));
    case 'district-winner':
      return candidateText(question, answer);
    case 'list-share': {
      const share = shareIn(answer);
      return share === null ? answer : percentText(share, share % 10 === 0 ? 1 : 2, language);
    }
  }
}

function namesOf({ teams }: OrderQuestion, codes: readonly string[]): string {
  return codes.map((code) => teams.find((team) => team.code === code)?.name ?? code).join(', ');
}

function candidateText(question: Extract<Question, { kind: 'district-winner' }>, name: string): string {
  const list = question.candidates.find((one) => one.name === name)?.list;
  return list === undefined ? name : `${name} (${list})`;
}

function percentText(hundredths: number, decimals: number, language: Language): string {
  return `${numberText(hundredths / 100, language, decimals)}%`;
}

function inputOf(question: Question, answer: string, language: Language): QuestionInput {
  switch (question.kind) {
    case 'match': {
      const [home = '', away = ''] = scoreIn(answer)?.map(String) ?? [];
      return { kind: 'score', teams: [question.home.name, question.away.name], given: [home, away] };
    }
    case 'group-order':
      return { kind: 'order', teams: question.teams, given: answer === '' ? [] : answer.split(',') };
    case 'district-winner':
      return { kind: 'choice', options: question.candidates, given: answer };
    case 'list-share':
      return { kind: 'percent', given: language === 'en' ? answer : answer.replace('.', ',') };
  }
}
