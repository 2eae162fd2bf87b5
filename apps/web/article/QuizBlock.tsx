import type { ReactNode } from 'react';
import { quizAddress, quizService, type ShownQuiz } from '#features/quiz/public.ts';
import { QuizCard } from '#features/quiz/public.view.ts';
import { Island } from '../islands/Island.tsx';
import type { Surroundings } from '../page-data.ts';

/** Draws the quizzes of a page by their ids. */
export function quizDrawer(
  quizzes: readonly ShownQuiz[],
  { site, path }: Surroundings,
): (id: string) => ReactNode {
  return (id) => {
    const quiz = quizzes.find((one) => one.id === id);
    if (!quiz) return null;
    return (
      <Island name="quiz" when="visible" id={`kviz-${id}`}>
        <QuizCard quiz={quiz} action={quizAddress(site.path, id)} service={quizService} back={path} />
      </Island>
    );
  };
}
