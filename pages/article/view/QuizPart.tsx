import type { ReactNode } from 'react';
import type { Surroundings } from '#features/kit/public.ts';
import { quizAddress, quizService, type ShownQuiz } from '#features/quiz/public.ts';
import { QuizIsland } from '#features/quiz/public.view.ts';

/** Returns a function that renders the page's quiz with an id; null for an unknown id. */
export function quizRenderer(
  quizzes: readonly ShownQuiz[],
  { site, path }: Surroundings,
): (id: string) => ReactNode {
  return (id) => {
    const quiz = quizzes.find((one) => one.id === id);
    if (!quiz) return null;
    return (
      <QuizIsland
        when="visible"
        quiz={quiz}
        action={quizAddress(site.path, id)}
        service={quizService}
        back={path}
      />
    );
  };
}
