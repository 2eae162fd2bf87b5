/** Validates submitted answers: returns what is to be counted, or the reason of the refusal. */
import { isAnswerable, type Question, type Quiz, type UserAnswers } from '../quiz.ts';

/** Names of the chosen answers with the value of the chosen option; 0 when there are no options. */
export type Chosen = Record<string, number>;

export const refusalCodes = [
  'QUIZ_NOT_FOUND',
  'QUESTION_CLOSED',
  'ALREADY_ANSWERED',
  'ANSWERS_INVALID',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
export interface Refusal {
  kind: 'refused';
  code: RefusalCode;
  why: string;
}

export type AnswersValidation = { kind: 'read'; given: { question: Question; chosen: Chosen }[] } | Refusal;

/** Accepts all answers or none. @param before The reader's earlier answers, by question number. */
export function validateAnswers(
  quiz: Quiz,
  answers: readonly UserAnswers[],
  before: ReadonlyMap<number, Chosen>,
  now: number,
): AnswersValidation {
  if (answers.length === 0) return refuse('ANSWERS_INVALID', 'There are no answers.');
  const names = new Set(answers.map(({ questionId }) => questionId));
  if (names.size < answers.length) return refuse('ANSWERS_INVALID', 'A question is answered twice.');
  const given: { question: Question; chosen: Chosen }[] = [];
  for (const { questionId, responses } of answers) {
    const question = quiz.questions.find(({ name }) => name === questionId);
    if (!question) return refuse('ANSWERS_INVALID', `The quiz has no question '${questionId}'.`);
    const chosen = parseResponses(question, responses);
    if (chosen === null)
      return refuse('ANSWERS_INVALID', `The question '${questionId}' cannot be answered so.`);
    const previous = before.get(question.number);
    const isChanged = previous === undefined || !isSame(previous, chosen);
    if (!isAnswerable(question, now) && isChanged)
      return refuse('QUESTION_CLOSED', `The question '${questionId}' is closed.`);
    // A reader who has answered has seen the right answer.
    if (previous !== undefined && isChanged && question.rightAnswers.length > 0)
      return refuse('ALREADY_ANSWERED', `The question '${questionId}' is answered already.`);
    given.push({ question, chosen });
  }
  return { kind: 'read', given };
}

/** In the API's format. */
export function userAnswersOf(question: Question, chosen: Chosen): UserAnswers {
  return {
    questionId: question.name,
    responses: question.answers
      .filter(({ name }) => Object.hasOwn(chosen, name))
      .map(({ name }) => ({
        answerId: name,
        optionId: question.options[(chosen[name] ?? 0) - 1]?.id ?? null,
      })),
  };
}

function parseResponses(question: Question, responses: UserAnswers['responses']): Chosen | null {
  const chosen: Chosen = {};
  for (const { answerId, optionId } of responses) {
    const isKnown = question.answers.some(({ name }) => name === answerId);
    const value = question.options.findIndex(({ id }) => id === optionId) + 1;
    const isScale = question.displayAs === 'scale';
    if (!isKnown || Object.hasOwn(chosen, answerId) || (isScale ? value === 0 : optionId !== null))
      return null;
    chosen[answerId] = value;
  }
  const count = responses.length;
  switch (question.displayAs) {
    case 'single':
    case 'pictures':
      return count === 1 ? chosen : null;
    case 'multiple':
      return count > 0 ? chosen : null;
    case 'scale':
      return count === question.answers.length ? chosen : null;
  }
}

function isSame(one: Chosen, other: Chosen): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function refuse(code: RefusalCode, why: string): Refusal {
  return { kind: 'refused', code, why };
}
