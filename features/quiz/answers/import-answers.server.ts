/** Imports existing answers, without checks of closing times or earlier answers. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Quiz, UserAnswers } from '../quiz.ts';
import { lockQuizzes, quizzesById, writeResponses } from '../quiz-queries.server.ts';
import { validateAnswers } from './validate-answers.ts';

export async function importAnswers(
  work: Transaction<DB>,
  quizId: string,
  readers: readonly { token: string; answers: UserAnswers[] }[],
  at: Date,
): Promise<void> {
  await lockQuizzes(work, [quizId]);
  const quiz = (await quizzesById(work, [quizId])).get(quizId);
  if (!quiz) throw new Error(`There is no quiz '${quizId}'.`);
  const rows = readers.flatMap(({ token, answers }) =>
    chosenIn(quiz, answers).map(({ question, chosen }) => ({ question: question.number, token, chosen })),
  );
  await writeResponses(work, rows, at);
}

function chosenIn(quiz: Quiz, answers: UserAnswers[]) {
  const reading = validateAnswers(quiz, answers, new Map(), Number.NEGATIVE_INFINITY);
  if (reading.kind === 'refused') throw new Error(`${quiz.id}: ${reading.why}`);
  return reading.given;
}
