/** The room of quizzes: what stands in stories, who answered, and what it comes to. */
import type { KeyObject } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { keepAnswers } from './keep-answers.server.ts';
import type { UserAnswers } from './quiz.ts';
import { tokenKey } from './quiz-queries.server.ts';
import type { QuizDraft } from './quiz-schema.ts';
import { askQuizzes, type QuizQuestion, type QuizState } from './quiz-state.server.ts';
import { isQuizToken, newQuizToken } from './quiz-token.server.ts';
import type { Refusal } from './read-answers.ts';
import { type QuizSaving, saveQuiz } from './save-quiz.server.ts';
import { type Submission, type Submitted, submitAnswers } from './submit-answers.server.ts';

export interface QuizNeeds {
  db: Kysely<DB>;
  clock: Clock;
  recordInvalidations(work: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

export interface QuizRoom {
  /** A quiz as it stands, with what the reader of the token said. */
  ask(question: QuizQuestion): Promise<QuizState | Refusal>;
  submit(submission: Submission): Promise<Submitted>;
  /** A token for a reader who has none. */
  newToken(): Promise<string>;
  /** Whether a token is one that was given. */
  isToken(token: string): Promise<boolean>;
  /** Makes a quiz or changes its words; refused where that would change what readers said. */
  save(quiz: QuizDraft, transaction?: Transaction<DB>): Promise<QuizSaving>;
  /** Counts answers that were given elsewhere, whatever the time is. */
  keepAnswers(
    quizId: string,
    readers: readonly { token: string; answers: UserAnswers[] }[],
    transaction: Transaction<DB>,
  ): Promise<void>;
  /** Unix seconds. */
  now(): number;
}

export function createQuizRoom(needs: QuizNeeds): QuizRoom {
  const { db, clock } = needs;
  let known: Promise<KeyObject> | undefined;
  const key = (): Promise<KeyObject> => {
    known ??= tokenKey(db).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    ask: askQuizzes(needs),
    submit: submitAnswers(needs),
    newToken: async () => newQuizToken(await key()),
    isToken: async (token) => isQuizToken(token, await key()),
    save: (quiz, transaction) => saveQuiz(needs, quiz, transaction),
    keepAnswers: (quizId, readers, transaction) => keepAnswers(transaction, quizId, readers, clock.now()),
    now: () => Math.floor(clock.now().getTime() / 1000),
  };
}
