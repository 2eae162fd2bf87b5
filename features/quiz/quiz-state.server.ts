/** A quiz with its current counts and one reader's responses. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { createBatcher } from '#platform/db/create-batcher.ts';
import { type Chosen, type Refusal, userAnswersOf } from './answers/validate-answers.ts';
import type { Quiz, UserAnswers } from './quiz.ts';
import { quizzesById, responsesOf } from './quiz-queries.server.ts';

export interface QuizState {
  kind: 'state';
  quiz: Quiz;
  userAnswers: UserAnswers[];
}

export interface QuizRequest {
  quizId: string;
  /** Null for a reader without a token. */
  token: string | null;
}

export const noSuchQuiz: Refusal = {
  kind: 'refused',
  code: 'QUIZ_NOT_FOUND',
  why: 'There is no quiz with this id.',
};

const maxBatch = 500;

export function createQuizLoader({ db }: { db: Kysely<DB> }) {
  return createBatcher<QuizRequest, QuizState | Refusal>(async (batch) => {
    const quizzes = await quizzesById(db, [...new Set(batch.map(({ quizId }) => quizId))]);
    const responses = Map.groupBy(
      await responsesOf(db, requestedPairs(quizzes, batch)),
      ({ token }) => token,
    );
    return batch.map(({ quizId, token }) => {
      const quiz = quizzes.get(quizId);
      const own = token === null ? [] : (responses.get(token) ?? []);
      return quiz
        ? stateOf(quiz, new Map(own.map(({ question, chosen }) => [question, chosen])))
        : noSuchQuiz;
    });
  }, maxBatch);
}

export function stateOf(quiz: Quiz, responses: ReadonlyMap<number, Chosen>): QuizState {
  const userAnswers = quiz.questions.flatMap((question) => {
    const chosen = responses.get(question.number);
    return chosen ? [userAnswersOf(question, chosen)] : [];
  });
  return { kind: 'state', quiz, userAnswers };
}

/** All questions of each quiz, for each reader who requests it. */
export function requestedPairs(
  quizzes: ReadonlyMap<string, Quiz>,
  batch: readonly QuizRequest[],
): { question: number; token: string }[] {
  return batch.flatMap(({ quizId, token }) =>
    token === null
      ? []
      : (quizzes.get(quizId)?.questions ?? []).map(({ number }) => ({ question: number, token })),
  );
}
