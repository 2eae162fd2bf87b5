/** Creates or updates a quiz; refuses changes that would alter the meaning of given answers. */

import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { Question } from './quiz.ts';
import { lockQuizzes, quizzesById, upsertQuiz } from './quiz-queries.server.ts';
import { type QuizDraft, validateQuiz } from './quiz-schema.ts';

export type QuizSaveResult = { kind: 'saved' } | { kind: 'refused'; faults: string[] };

export interface SaveQuizNeeds {
  db: Kysely<DB>;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

export async function saveQuiz(
  { db, recordInvalidations }: SaveQuizNeeds,
  quiz: QuizDraft,
  transaction?: Transaction<DB>,
): Promise<QuizSaveResult> {
  const faults = validateQuiz(quiz);
  if (faults.length > 0) return { kind: 'refused', faults };
  return inTransaction(db, transaction, async (trx) => {
    await lockQuizzes(trx, [quiz.id]);
    const before = (await quizzesById(trx, [quiz.id])).get(quiz.id)?.questions ?? [];
    const lost = before.flatMap((question) => lossesOf(question, quiz));
    if (lost.length > 0) return { kind: 'refused', faults: lost };
    await upsertQuiz(trx, quiz);
    await recordInvalidations(trx, [{ key: `quiz:${quiz.id}` }]);
    return { kind: 'saved' };
  });
}

function lossesOf(before: Question, quiz: QuizDraft): string[] {
  if (before.responseCount === 0) return [];
  const after = quiz.questions.find(({ id }) => id === before.name);
  const readers = `${before.name}: ${before.responseCount} readers have answered`;
  if (!after) return [`${readers}, so the question stays`];
  const options = (all: { id: string }[]): string => all.map(({ id }) => id).join();
  const names = new Set(after.answers.map(({ id }) => id));
  const gone = before.answers.find(({ name, answerCount }) => answerCount > 0 && !names.has(name));
  return [
    ...(after.displayAs === before.displayAs ? [] : [`${readers} it as '${before.displayAs}'`]),
    ...(options(after.options) === options(before.options)
      ? []
      : [`${readers} with its options as they are`]),
    ...(gone ? [`${readers}, some of them '${gone.name}'`] : []),
  ];
}
