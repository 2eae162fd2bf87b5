/** The quizzes of a story, as a page has them that is the same for all readers. */
import type { SeenStory } from '#features/content/public.server.ts';
import type { Body } from '#features/content/public.ts';
import { isAnswerable, type Quiz, type ShownQuiz, showQuiz } from '#features/quiz/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { PageRequest } from '../pages/page-request.ts';

export interface QuizzesOfPage {
  shown: ShownQuiz[];
  /** Those that are not there among them: the page changes when they come. */
  dependencies: Dependency[];
  /** Until the next question closes; null when none will. */
  freshForMs: number | null;
}

export async function quizzesIn(
  { house, site }: PageRequest,
  { story, posts }: SeenStory,
): Promise<QuizzesOfPage> {
  const ids = [...new Set([story, ...posts].flatMap(({ body }) => namedIn(body)))];
  const found = await Promise.all(ids.map((quizId) => house.quiz.ask({ quizId, token: null })));
  const states = found.filter((one) => one.kind === 'state');
  const now = house.quiz.now();
  const style = { timeZone: site.timeZone, language: story.language };
  return {
    shown: states.map((state) => showQuiz(state, now, style)),
    dependencies: ids.map((id) => ({ key: `quiz:${id}` })),
    freshForMs: untilClosing(
      states.map(({ quiz }) => quiz),
      now,
    ),
  };
}

function namedIn(body: Body): string[] {
  return body.flatMap((block) => {
    if (block.kind === 'infoBox') return namedIn(block.blocks);
    return block.kind === 'quiz' ? [block.quizId] : [];
  });
}

function untilClosing(quizzes: readonly Quiz[], now: number): number | null {
  const moments = quizzes
    .flatMap(({ questions }) => questions)
    .filter((question) => isAnswerable(question, now))
    .flatMap(({ activeTo }) => activeTo ?? []);
  return moments.length === 0 ? null : (Math.min(...moments) - now) * 1000;
}
