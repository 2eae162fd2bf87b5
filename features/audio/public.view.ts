export { EpisodeItem } from './view/EpisodeItem.tsx';
export { EpisodePlayer } from './view/EpisodePlayer.tsx';
export { episodeWords } from './view/episode-words.ts';
export { PlayLink } from './view/PlayLink.tsx';
export { type PlayerScripts, playerOf } from './view/player-of.ts';
