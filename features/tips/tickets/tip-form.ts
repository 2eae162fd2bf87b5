/** A ticket as an HTML form: the names of its fields, and the answers in a submission. */
import type { Question } from '../game/question.ts';

export const nicknameField = 'becenev';
/** Ids of the questions whose saved answers the form showed, separated by commas. */
export const shownField = 'volt';

/** The values of a submission by the names of its fields, most of which are the questions of a game. */
export type TicketFields = Readonly<Record<string, readonly string[]>>;

/** A score and an order have a field for each part, numbered from 1. */
export function fieldName(question: { id: string }, part?: number): string {
  return part === undefined ? question.id : `${question.id}/${part}`;
}

/**
 * Answers by question, not checked yet. A question whose fields are all empty is not answered; if the form showed a saved
 * answer in them, it was emptied, and '' withdraws it. In a form that was opened before the answer was saved, the empty
 * fields say nothing.
 */
export function answersInForm(questions: readonly Question[], form: TicketFields): Map<string, string> {
  const shown = form[shownField]?.[0]?.split(',') ?? [];
  const answers = questions.flatMap((question): [string, string][] => {
    const parts = partsOf(question, form);
    if (parts.some((part) => part !== '')) return [[question.id, parts.join(separators[question.kind])]];
    return shown.includes(question.id) && hasFields(question, form) ? [[question.id, '']] : [];
  });
  return new Map(answers);
}

/** A browser sends no field of a question that closed while the page was open. */
function hasFields({ id }: Question, form: TicketFields): boolean {
  return fieldName({ id }) in form || fieldName({ id }, 1) in form;
}

const separators = { match: '-', 'group-order': ',', 'district-winner': '', 'list-share': '' } as const;

function partsOf(question: Question, form: TicketFields): string[] {
  const textOf = (name: string): string => form[name]?.[0]?.trim() ?? '';
  switch (question.kind) {
    case 'match':
      return [1, 2].map((part) => textOf(fieldName(question, part)));
    case 'group-order':
      return question.teams.map((_, at) => textOf(fieldName(question, at + 1)));
    case 'district-winner':
    case 'list-share':
      return [textOf(fieldName(question))];
  }
}
