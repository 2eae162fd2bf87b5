/** Maps a quiz to the service's types: only what this reader may see [QUIZ-01] [S10]. */
import { type ImageRef, imageAddress } from '#features/media/public.ts';
import {
  type Answer,
  averageOf,
  isAnswerable,
  isQuizAnswered,
  isRevealed,
  type Question,
  type UserAnswers,
} from './quiz.ts';
import type { QuizState } from './quiz-state.server.ts';

export type PresentedState = ReturnType<typeof presentState>;

/** @param now Unix seconds. */
export function presentState({ quiz, userAnswers }: QuizState, now: number) {
  const { id, title, language, complex, refresh, questions } = quiz;
  return {
    quiz: {
      _id: id,
      title,
      language,
      complex,
      refresh,
      questions: questions.map((question) => presentQuestion(question, userAnswers, now)),
    },
    userAnswers,
    answered: isQuizAnswered(quiz, userAnswers, now),
  };
}

function presentQuestion(question: Question, userAnswers: readonly UserAnswers[], now: number) {
  const { name, displayAs, image, description, activeTo, options, rightAnswers, responseCount } = question;
  const given = userAnswers.find(({ questionId }) => questionId === name);
  const isShown = rightAnswers.length > 0 && isRevealed(question, given !== undefined, now);
  return {
    _id: name,
    question: question.question,
    displayAs,
    image: addressOf(image, name),
    description,
    activeTo,
    closed: !isAnswerable(question, now),
    rightAnswer: isShown ? { value: rightAnswers.join(',') } : null,
    options: options.map((option) => ({ _id: option.id, title: option.title })),
    answers: question.answers.map((answer) => presentAnswer(answer, given)),
    responseCount,
  };
}

function presentAnswer(answer: Answer, given: UserAnswers | undefined) {
  const { name, title, image, description, answerCount, sum } = answer;
  const response = given?.responses.find(({ answerId }) => answerId === name);
  return {
    _id: name,
    title,
    image: addressOf(image, name),
    description,
    answerCount,
    sum,
    average: averageOf(answer),
    optionId: response?.optionId ?? null,
  };
}

function addressOf(image: ImageRef | null, name: string): string | null {
  return image && imageAddress(image, { size: '3x2-768', format: 'jpg', name });
}
