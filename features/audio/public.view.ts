export { episodeRenderer } from './view/EpisodePart.tsx';
export { PlayableCard } from './view/PlayableCard.tsx';
