/** A ticket as an HTML form: the names of its fields, and the answers in a submission. */
import type { Question } from './question.ts';

export const nicknameField = 'becenev';

/** A score and an order have a field for each part, numbered from 1. */
export function fieldName(question: { id: string }, part?: number): string {
  return part === undefined ? question.id : `${question.id}/${part}`;
}

/** Answers by question, not checked yet; a question whose fields are all empty is not answered. */
export function answersInForm(questions: readonly Question[], form: URLSearchParams): Map<string, string> {
  const answers = questions.flatMap((question): [string, string][] => {
    const parts = partsOf(question, form);
    return parts.every((part) => part === '') ? [] : [[question.id, parts.join(separators[question.kind])]];
  });
  return new Map(answers);
}

const separators = { match: '-', 'group-order': ',', 'district-winner': '', 'list-share': '' } as const;

function partsOf(question: Question, form: URLSearchParams): string[] {
  const textOf = (name: string): string => form.get(name)?.trim() ?? '';
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
