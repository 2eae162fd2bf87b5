/**
 * The corner in which a video goes on from page to page: one that the desk shows on every page [POD-11], or a film that a
 * reader left while it played [POD-10]. Its player is fetched when there is one.
 */
import { onFrontData } from '../behaviours/front-data.ts';
import type { Mount } from './mount-island.ts';
import { takeFilms } from './pip-film.ts';
import type { PipPlayer } from './pip-player.ts';
import { isClosed, pipStatusIn } from './pip-status.ts';

export const mount: Mount = (place, until) => {
  let player: Promise<PipPlayer> | undefined;
  const playerHere = (): Promise<PipPlayer> => {
    player ??= import('./pip-player.ts').then(({ pipPlayer }) => pipPlayer(place));
    return player;
  };
  takeFilms(async (film) => (await playerHere()).take(film));
  onFrontData(async (data) => {
    const status = pipStatusIn(data);
    const isNews = status !== null && !isClosed(localStorage, status.url);
    if (player || isNews) (await playerHere()).follow(status);
  }, until);
};
