/** Imports existing answers, without checks of closing times or earlier answers. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Quiz, UserAnswers } from '../quiz.ts';
import { lockQuizzes, quizzesById, writeResponses } from '../quiz-queries.server.ts';
import { validateAnswers } from './validate-answers.ts';

export async function importAnswers(
  trx: Transaction<DB>,
  quizId: string,
  readers: readonly { token: string; answers: UserAnswers[] }[],
  at: Date,
): Promise<void> {
  await lockQuizzes(trx, [quizId]);
  const quiz = (await quizzesById(trx, [quizId])).get(quizId);
  if (!quiz) throw new Error(`There is no quiz '${quizId}'.`);
  const rows = readers.flatMap(({ token, answers }) =>
    chosenIn(quiz, answers).map(({ question, chosen }) => ({ question: question.number, token, chosen })),
  );
  await writeResponses(trx, rows, at);
}

function chosenIn(quiz: Quiz, answers: UserAnswers[]) {
  const reading = validateAnswers(quiz, answers, new Map(), Number.NEGATIVE_INFINITY);
  if (reading.kind === 'refused') throw new Error(`${quiz.id}: ${reading.why}`);
  return reading.given;
}
