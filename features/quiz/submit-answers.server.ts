/**
 * Readers' answers, counted exactly: what arrives while a batch is written goes with the next, in one transaction that
 * holds the questions it counts. Whoever is answered reads counts that hold the answer.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { inBatches } from './in-batches.ts';
import type { Quiz, UserAnswers } from './quiz.ts';
import {
  holdQuizzes,
  quizzesById,
  type ResponseRow,
  responsesOf,
  writeResponses,
} from './quiz-queries.server.ts';
import { noSuchQuiz, type QuizState, stateOf, wantedOf } from './quiz-state.server.ts';
import { type Chosen, type Refusal, readAnswers } from './read-answers.ts';

export interface Submission {
  quizId: string;
  token: string;
  answers: UserAnswers[];
}

export type Submitted = QuizState | Refusal;

/** As many as a transaction should carry, so that nobody waits long for the questions it holds. */
const atOnce = 250;

export function submitAnswers({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return inBatches<Submission, Submitted>(
    (batch) => db.transaction().execute((work) => submitBatch(work, batch, clock.now())),
    atOnce,
  );
}

async function submitBatch(
  work: Transaction<DB>,
  batch: readonly Submission[],
  at: Date,
): Promise<Submitted[]> {
  const ids = [...new Set(batch.map(({ quizId }) => quizId))];
  await holdQuizzes(work, ids);
  const quizzes = await quizzesById(work, ids);
  const said = new Said(await responsesOf(work, wantedOf(quizzes, batch)));
  const refusals = batch.map((one) => take(one, quizzes.get(one.quizId), said, at));
  if (said.news.size === 0) return answersTo(batch, refusals, quizzes, said);
  await writeResponses(work, [...said.news.values()], at);
  return answersTo(batch, refusals, await quizzesById(work, ids), said);
}

/** What readers said so far, with what this batch adds. */
class Said {
  readonly news = new Map<string, ResponseRow>();
  readonly #rows = new Map<string, Map<number, Chosen>>();

  constructor(rows: readonly ResponseRow[]) {
    for (const row of rows) this.#keep(row);
  }

  by(token: string): ReadonlyMap<number, Chosen> {
    return this.#rows.get(token) ?? new Map();
  }

  add(row: ResponseRow): void {
    this.#keep(row);
    this.news.set(`${row.question} ${row.token}`, row);
  }

  #keep({ question, token, chosen }: ResponseRow): void {
    const own = this.#rows.get(token) ?? new Map<number, Chosen>();
    this.#rows.set(token, own.set(question, chosen));
  }
}

function take({ token, answers }: Submission, quiz: Quiz | undefined, said: Said, at: Date): Refusal | null {
  if (!quiz) return noSuchQuiz;
  const reading = readAnswers(quiz, answers, said.by(token), at.getTime() / 1000);
  if (reading.kind === 'refused') return reading;
  for (const { question, chosen } of reading.given) said.add({ question: question.number, token, chosen });
  return null;
}

function answersTo(
  batch: readonly Submission[],
  refusals: readonly (Refusal | null)[],
  quizzes: ReadonlyMap<string, Quiz>,
  said: Said,
): Submitted[] {
  return batch.map(({ quizId, token }, at) => {
    const quiz = quizzes.get(quizId);
    return refusals[at] ?? (quiz ? stateOf(quiz, said.by(token)) : noSuchQuiz);
  });
}
