/** The quiz feature: quizzes in stories, readers' answers and their counts. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { createReaderLimits, type ReaderLimits } from '#platform/http/limits/reader-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createReaderTokens } from '#platform/tokens/reader-tokens.server.ts';
import { importAnswers } from './answers/import-answers.server.ts';
import {
  createAnswerSubmitter,
  type Submission,
  type SubmissionResult,
} from './answers/submit-answers.server.ts';
import type { Refusal } from './answers/validate-answers.ts';
import type { UserAnswers } from './quiz.ts';
import { type QuizChoice, quizChoices } from './quiz-queries.server.ts';
import type { QuizDraft } from './quiz-schema.ts';
import { createQuizLoader, type QuizRequest, type QuizState } from './quiz-state.server.ts';
import { type QuizSaveResult, saveQuiz } from './save-quiz.server.ts';

export interface QuizNeeds {
  db: Kysely<DB>;
  clock: Clock;
  recordInvalidations(trx: Transaction<DB>, entries: Dependency[]): Promise<void>;
}

export interface QuizFeature {
  /** A quiz with its current counts and the responses of the token's reader. */
  loadState(question: QuizRequest): Promise<QuizState | Refusal>;
  submit(submission: Submission): Promise<SubmissionResult>;
  /** A token for a reader without one. */
  newToken(): Promise<string>;
  /** Whether the token was issued by `newToken`. */
  isToken(token: string): Promise<boolean>;
  /** Creates or updates a quiz; refused when that would change the meaning of given answers. */
  save(quiz: QuizDraft, transaction?: Transaction<DB>): Promise<QuizSaveResult>;
  /** Imports existing answers, also to closed questions. */
  importAnswers(
    quizId: string,
    readers: readonly { token: string; answers: UserAnswers[] }[],
    transaction: Transaction<DB>,
  ): Promise<void>;
  /** Quizzes that a story can name: by words of titles and questions, or by an id. */
  choices(query: { q: string; id?: string | undefined }): Promise<QuizChoice[]>;
  /** Unix seconds. */
  now(): number;
  limits: ReaderLimits;
}

const mostChoices = 12;

export function createQuizFeature(needs: QuizNeeds): QuizFeature {
  const { db, clock } = needs;
  const tokens = createReaderTokens(db, 'quiz');
  return {
    loadState: createQuizLoader(needs),
    submit: createAnswerSubmitter(needs),
    newToken: tokens.issue,
    isToken: tokens.isIssued,
    save: (quiz, transaction) => saveQuiz(needs, quiz, transaction),
    importAnswers: (quizId, readers, transaction) => importAnswers(transaction, quizId, readers, clock.now()),
    choices: ({ q, id }) => quizChoices(db, { q, id, limit: mostChoices }),
    now: () => Math.floor(clock.now().getTime() / 1000),
    limits: createReaderLimits(),
  };
}
