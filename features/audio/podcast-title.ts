/** How much of an episode's title is shown [POD-05]. */
export const podcastTitleLimit = 60;
