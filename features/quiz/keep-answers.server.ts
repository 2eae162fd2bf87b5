/** Answers that were given elsewhere: no time and no second thought is held against them. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Quiz, UserAnswers } from './quiz.ts';
import { holdQuizzes, quizzesById, writeResponses } from './quiz-queries.server.ts';
import { readAnswers } from './read-answers.ts';

export async function keepAnswers(
  work: Transaction<DB>,
  quizId: string,
  readers: readonly { token: string; answers: UserAnswers[] }[],
  at: Date,
): Promise<void> {
  await holdQuizzes(work, [quizId]);
  const quiz = (await quizzesById(work, [quizId])).get(quizId);
  if (!quiz) throw new Error(`There is no quiz '${quizId}'.`);
  const rows = readers.flatMap(({ token, answers }) =>
    chosenIn(quiz, answers).map(({ question, chosen }) => ({ question: question.number, token, chosen })),
  );
  await writeResponses(work, rows, at);
}

function chosenIn(quiz: Quiz, answers: UserAnswers[]) {
  const reading = readAnswers(quiz, answers, new Map(), Number.NEGATIVE_INFINITY);
  if (reading.kind === 'refused') throw new Error(`${quiz.id}: ${reading.why}`);
  return reading.given;
}
