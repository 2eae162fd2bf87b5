/** The quizzes embedded in a story, in the form that is the same for all readers. */
import type { LoadedStory } from '#features/content/public.server.ts';
import { simpleBlocks } from '#features/content/public.ts';
import type { PageRequest } from '#features/kit/public.ts';
import type { QuizFeature } from '#features/quiz/public.server.ts';
import { isAnswerable, type Quiz, type ShownQuiz, showQuiz } from '#features/quiz/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';

export interface QuizzesOfPage {
  shown: ShownQuiz[];
  /** Includes quizzes that do not exist yet, so that the page changes when they are created. */
  dependencies: Dependency[];
  /** Milliseconds until the next question closes; null if none will. */
  freshForMs: number | null;
}

export async function quizzesIn(
  { site }: PageRequest,
  { story, posts }: LoadedStory,
  { quiz }: { quiz: QuizFeature },
): Promise<QuizzesOfPage> {
  const blocks = [story, ...posts].flatMap(({ body }) => simpleBlocks(body));
  const ids = [...new Set(blocks.flatMap((block) => (block.kind === 'quiz' ? [block.quizId] : [])))];
  const found = await Promise.all(ids.map((quizId) => quiz.loadState({ quizId, token: null })));
  const states = found.filter((one) => one.kind === 'state');
  const now = quiz.now();
  const style = { timeZone: site.timeZone, language: story.language };
  return {
    shown: states.map((state) => showQuiz(state, now, style)),
    dependencies: ids.map((id) => ({ key: `quiz:${id}` })),
    freshForMs: untilClosing(
      states.map((state) => state.quiz),
      now,
    ),
  };
}

function untilClosing(quizzes: readonly Quiz[], now: number): number | null {
  const closingTimes = quizzes
    .flatMap(({ questions }) => questions)
    .filter((question) => isAnswerable(question, now))
    .flatMap(({ activeTo }) => activeTo ?? []);
  return closingTimes.length === 0 ? null : (Math.min(...closingTimes) - now) * 1000;
}
