import type { WordLanguage } from '#platform/text/words.ts';
import { clockTime, shortDay } from '#platform/time/hungarian-date.ts';
import { loggedActs } from '../../acts.ts';
import { checklistWords } from '../../checklist-words.ts';
import { checkNames } from '../../checks/check-names.ts';
import type { LoggedAct } from '../story-answers.ts';
import { historyWords } from './history-words.ts';

type SaidAct = Pick<LoggedAct, 'act' | 'author' | 'isUndone' | 'isFailed' | 'passedChecks' | 'plannedFor'>;

/** @example actSentence(act, { language: 'en', timeZone }) // 'Anna Kovács published it.' */
export function actSentence(
  { act, author, isUndone, isFailed, passedChecks, plannedFor }: SaidAct,
  style: { language: WordLanguage; timeZone: string },
): string {
  const words = historyWords[style.language];
  const name = loggedActs.find((one) => one === act);
  const who = author.name || nameless(author, words);
  if (isFailed) return words.failed(name === undefined ? act : words.nouns[name]);
  const sentence = name === undefined ? words.other(who, act) : words.acts[name](who);
  return [
    sentence,
    ...checkNames
      .filter((check) => passedChecks.includes(check))
      .map((check) => checklistWords[style.language].faults[check]),
    plannedFor !== null && words.plannedFor(timeText(Date.parse(plannedFor) / 1000, style)),
    isUndone && words.undone,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names the kind of client [ACT-10]: a member acts in the browser. */
function nameless({ kind, id }: LoggedAct['author'], words: (typeof historyWords)[WordLanguage]): string {
  if (kind === 'member') return words.somebody;
  if (kind === 'token') return words.program;
  return id === 'schedule' ? words.schedule : words.command(id);
}

function timeText(at: number, style: { language: WordLanguage; timeZone: string }): string {
  return `${shortDay(at, style)} ${clockTime(at, style)}`;
}
