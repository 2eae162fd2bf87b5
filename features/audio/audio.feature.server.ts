import { defineFeature, registerCall, registerPage } from '#features/kit/public.ts';
import { facts } from './audio.feature.ts';
import { chooseEpisodeCall } from './calls/choose-episode.call.ts';
import { episodeCall, episodesCall, podcastsCall } from './calls/episodes.call.ts';
import { podcastChaptersCall, podcastFeedCall } from './calls/podcast-feed.call.ts';
import { addPodcastCommands } from './commands/podcast-commands.server.ts';
import { podcastPage } from './pages/podcast.page.ts';
import { podcastsPage } from './pages/podcasts.page.ts';

export const audioFeature = defineFeature({
  ...facts,
  pages: [registerPage(podcastsPage), registerPage(podcastPage)],
  calls: [
    registerCall(episodeCall),
    registerCall(episodesCall),
    registerCall(podcastsCall),
    registerCall(podcastFeedCall),
    registerCall(podcastChaptersCall),
    registerCall(chooseEpisodeCall),
  ],
  commands: [addPodcastCommands],
});
