/**
 * Counts readers' answers exactly and in batches: each batch is one transaction that locks the questions it counts. The
 * reply to each reader contains counts with the reader's own answer.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { createBatcher } from '#platform/db/create-batcher.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Quiz, UserAnswers } from '../quiz.ts';
import {
  lockQuizzes,
  quizzesById,
  type ResponseRow,
  responsesOf,
  writeResponses,
} from '../quiz-queries.server.ts';
import { noSuchQuiz, type QuizState, requestedPairs, stateOf } from '../quiz-state.server.ts';
import { type Chosen, type Refusal, validateAnswers } from './validate-answers.ts';

export interface Submission {
  quizId: string;
  token: string;
  answers: UserAnswers[];
}

export type SubmissionResult = QuizState | Refusal;

/** Maximum of a batch; it limits how long a transaction locks its questions. */
const maxBatch = 250;

export function createAnswerSubmitter({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return createBatcher<Submission, SubmissionResult>(
    (batch) => db.transaction().execute((trx) => submitBatch(trx, batch, clock.now())),
    maxBatch,
  );
}

async function submitBatch(
  trx: Transaction<DB>,
  batch: readonly Submission[],
  at: Date,
): Promise<SubmissionResult[]> {
  const ids = [...new Set(batch.map(({ quizId }) => quizId))];
  await lockQuizzes(trx, ids);
  const quizzes = await quizzesById(trx, ids);
  const responses = new BatchResponses(await responsesOf(trx, requestedPairs(quizzes, batch)));
  const refusals = batch.map((one) => acceptSubmission(one, quizzes.get(one.quizId), responses, at));
  if (responses.added.size === 0) return resultsOf(batch, refusals, quizzes, responses);
  await writeResponses(trx, [...responses.added.values()], at);
  return resultsOf(batch, refusals, await quizzesById(trx, ids), responses);
}

/** Readers' earlier responses together with those that this batch adds. */
class BatchResponses {
  readonly added = new Map<string, ResponseRow>();
  readonly #rows = new Map<string, Map<number, Chosen>>();

  constructor(rows: readonly ResponseRow[]) {
    for (const row of rows) this.#keep(row);
  }

  of(token: string): ReadonlyMap<number, Chosen> {
    return this.#rows.get(token) ?? new Map();
  }

  add(row: ResponseRow): void {
    this.#keep(row);
    this.added.set(`${row.question} ${row.token}`, row);
  }

  #keep({ question, token, chosen }: ResponseRow): void {
    const own = this.#rows.get(token) ?? new Map<number, Chosen>();
    this.#rows.set(token, own.set(question, chosen));
  }
}

function acceptSubmission(
  { token, answers }: Submission,
  quiz: Quiz | undefined,
  responses: BatchResponses,
  at: Date,
): Refusal | null {
  if (!quiz) return noSuchQuiz;
  const reading = validateAnswers(quiz, answers, responses.of(token), at.getTime() / 1000);
  if (reading.kind === 'refused') return reading;
  for (const { question, chosen } of reading.given)
    responses.add({ question: question.number, token, chosen });
  return null;
}

function resultsOf(
  batch: readonly Submission[],
  refusals: readonly (Refusal | null)[],
  quizzes: ReadonlyMap<string, Quiz>,
  responses: BatchResponses,
): SubmissionResult[] {
  return batch.map(({ quizId, token }, at) => {
    const quiz = quizzes.get(quizId);
    return refusals[at] ?? (quiz ? stateOf(quiz, responses.of(token)) : noSuchQuiz);
  });
}
