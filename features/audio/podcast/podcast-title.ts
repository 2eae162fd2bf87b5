/** Characters of an episode's title that pages show [POD-05]. */
export const podcastTitleLimit = 60;
