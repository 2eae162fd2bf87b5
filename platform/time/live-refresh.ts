/** Milliseconds between refreshes of everything live on a page: posts, times, figures, quizzes, results. */
export const liveRefreshMs = 15_000;
