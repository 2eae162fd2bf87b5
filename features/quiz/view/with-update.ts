/** Merges current counts and answers into a shown quiz; the page's texts stay. */
import type { ShownQuiz } from '../shown-quiz.ts';
import type { QuizUpdate } from './quiz-service.ts';

export function withUpdate(shown: ShownQuiz, { quiz, userAnswers }: QuizUpdate): ShownQuiz {
  const news = new Map(quiz.questions.map((question) => [question._id, question]));
  return {
    ...shown,
    userAnswers,
    questions: shown.questions.map((question) => {
      const now = news.get(question.id);
      if (!now) return question;
      const counts = new Map(now.answers.map((answer) => [answer._id, answer]));
      return {
        ...question,
        closed: now.closed,
        rightAnswers: now.rightAnswer?.value.split(',') ?? [],
        responseCount: now.responseCount,
        answers: question.answers.map((answer) => {
          const { answerCount = answer.answerCount, average = answer.average } = counts.get(answer.id) ?? {};
          return { ...answer, answerCount, average };
        }),
      };
    }),
  };
}
