/** Score: the number of right answers. */
import { isAnsweredBy, type ShownQuiz } from '../shown-quiz.ts';

/** Null until every question is answered, and when fewer than two questions have right answers. */
export function scoreOf(quiz: ShownQuiz): { right: number; all: number } | null {
  const answered = quiz.questions.filter((question) => isAnsweredBy(quiz, question));
  const rated = answered.filter(({ rightAnswers }) => rightAnswers.length > 0);
  if (rated.length < 2 || answered.length < quiz.questions.length) return null;
  const right = rated.filter((question) => {
    const responses = quiz.userAnswers.find(({ questionId }) => questionId === question.id)?.responses ?? [];
    const given = responses.map(({ answerId }) => answerId);
    return given.toSorted().join() === question.rightAnswers.toSorted().join();
  });
  return { right: right.length, all: rated.length };
}
