/** The live blogs of matches, for their `url` [S52]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import { parseLivescoreId } from '../livescore-id.ts';

export interface LiveBlogNeeds {
  /** The live blogs that name live scores. */
  liveBlogsOfScores(): Promise<{ livescoreId: string; storyId: number; url: string }[]>;
}

export interface LiveBlogs {
  /** Null for a match without one. */
  of(match: number): string | null;
  /**
   * Dependencies of an answer with these matches; a live blog that begins later appears at the next
   * rendering.
   */
  dependenciesOf(matches: readonly number[]): Dependency[];
}

export async function loadLiveBlogs({ liveBlogsOfScores }: LiveBlogNeeds): Promise<LiveBlogs> {
  const byMatch = new Map<number, { storyId: number; url: string }>();
  for (const { livescoreId, ...blog } of await liveBlogsOfScores()) {
    const subject = parseLivescoreId(livescoreId);
    if (subject?.kind === 'match') byMatch.set(subject.id, blog);
  }
  return {
    of: (match) => byMatch.get(match)?.url ?? null,
    dependenciesOf: (matches) =>
      matches.flatMap((match) => {
        const blog = byMatch.get(match);
        return blog ? [{ key: `article:${blog.storyId}` }] : [];
      }),
  };
}
