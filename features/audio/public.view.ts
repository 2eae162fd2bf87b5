export { EpisodeItem } from './view/EpisodeItem.tsx';
export { episodeRenderer } from './view/EpisodePart.tsx';
export { EpisodePlayer } from './view/EpisodePlayer.tsx';
export { episodeWords } from './view/episode-words.ts';
export { PlayableCard } from './view/PlayableCard.tsx';
export { PlayLink } from './view/PlayLink.tsx';
export { type PlayerScripts, playerAttributes } from './view/player-attributes.ts';
