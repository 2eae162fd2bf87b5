/** Searches of content for a story: own stories, quizzes, episodes. */
import * as z from 'zod/mini';
import type { Call } from '#features/kit/public.newsroom.ts';

const storySchema = z.object({ slug: z.string(), title: z.string(), site: z.string() });
const quizSchema = z.object({ id: z.string(), title: z.string(), questions: z.int() });
const episodeSchema = z.object({
  slug: z.string(),
  title: z.string(),
  podcast: z.string(),
  isPublic: z.boolean(),
});

export type LinkedStory = z.infer<typeof storySchema>;
export type ChosenQuiz = z.infer<typeof quizSchema>;
export type ChosenEpisode = z.infer<typeof episodeSchema>;

/** Public stories only. */
export function linksCall(query: { q: string } | { slugs: readonly string[] }): Call<LinkedStory[]> {
  const parameters = new URLSearchParams('q' in query ? query : { slugs: query.slugs.join(',') });
  return {
    path: `/api/newsroom/links?${parameters}`,
    read: (value) => z.object({ stories: z.array(storySchema) }).parse(value).stories,
  };
}

export function quizzesCall(query: { q: string } | { id: string }): Call<ChosenQuiz[]> {
  return {
    path: `/api/newsroom/quizzes?${new URLSearchParams(query)}`,
    read: (value) => z.object({ quizzes: z.array(quizSchema) }).parse(value).quizzes,
  };
}

export function episodesCall(query: { q: string } | { slug: string }): Call<ChosenEpisode[]> {
  return {
    path: `/api/newsroom/episodes?${new URLSearchParams(query)}`,
    read: (value) => z.object({ episodes: z.array(episodeSchema) }).parse(value).episodes,
  };
}
