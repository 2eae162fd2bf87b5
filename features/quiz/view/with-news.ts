/** A shown quiz with what the service says of it now. Its words stay those of the page. */
import type { ShownQuiz } from '../shown-quiz.ts';
import type { QuizNews } from './quiz-service.ts';

export function withNews(shown: ShownQuiz, { quiz, userAnswers }: QuizNews): ShownQuiz {
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
