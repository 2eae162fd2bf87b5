/** A quiz as it stands, with what one reader said to it. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { inBatches } from './in-batches.ts';
import type { Quiz, UserAnswers } from './quiz.ts';
import { quizzesById, responsesOf } from './quiz-queries.server.ts';
import { type Chosen, type Refusal, userAnswersOf } from './read-answers.ts';

export interface QuizState {
  kind: 'state';
  quiz: Quiz;
  userAnswers: UserAnswers[];
}

export interface QuizQuestion {
  quizId: string;
  /** Null for somebody of whom nothing is known. */
  token: string | null;
}

export const noSuchQuiz: Refusal = {
  kind: 'refused',
  code: 'QUIZ_NOT_FOUND',
  why: 'There is no quiz with this id.',
};

const atOnce = 500;

export function askQuizzes({ db }: { db: Kysely<DB> }) {
  return inBatches<QuizQuestion, QuizState | Refusal>(async (batch) => {
    const quizzes = await quizzesById(db, [...new Set(batch.map(({ quizId }) => quizId))]);
    const said = Map.groupBy(await responsesOf(db, wantedOf(quizzes, batch)), ({ token }) => token);
    return batch.map(({ quizId, token }) => {
      const quiz = quizzes.get(quizId);
      const own = token === null ? [] : (said.get(token) ?? []);
      return quiz
        ? stateOf(quiz, new Map(own.map(({ question, chosen }) => [question, chosen])))
        : noSuchQuiz;
    });
  }, atOnce);
}

export function stateOf(quiz: Quiz, said: ReadonlyMap<number, Chosen>): QuizState {
  const userAnswers = quiz.questions.flatMap((question) => {
    const chosen = said.get(question.number);
    return chosen ? [userAnswersOf(question, chosen)] : [];
  });
  return { kind: 'state', quiz, userAnswers };
}

/** Every question of each quiz, for each reader who asks for it. */
export function wantedOf(
  quizzes: ReadonlyMap<string, Quiz>,
  batch: readonly QuizQuestion[],
): { question: number; token: string }[] {
  return batch.flatMap(({ quizId, token }) =>
    token === null
      ? []
      : (quizzes.get(quizId)?.questions ?? []).map(({ number }) => ({ question: number, token })),
  );
}
