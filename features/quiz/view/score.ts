/** How many a reader had right. */
import { isAnsweredBy, type ShownQuiz } from '../shown-quiz.ts';

/** Null until every question that has a right answer is answered, and where it would be one of one. */
export function scoreOf(quiz: ShownQuiz): { right: number; all: number } | null {
  const answered = quiz.questions.filter((question) => isAnsweredBy(quiz, question));
  const rated = answered.filter(({ rightAnswers }) => rightAnswers.length > 0);
  if (rated.length < 2 || answered.length < quiz.questions.length) return null;
  const right = rated.filter((question) => {
    const said = quiz.userAnswers.find(({ questionId }) => questionId === question.id)?.responses ?? [];
    const given = said.map(({ answerId }) => answerId);
    return given.toSorted().join() === question.rightAnswers.toSorted().join();
  });
  return { right: right.length, all: rated.length };
}
