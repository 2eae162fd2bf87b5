/**
 * The corner in which a video goes on from page to page: one that the desk shows on every page [POD-11], or a film that a
 * reader left while it played [POD-10]. Its player is fetched when there is one.
 */
import { onFrontData } from '../behaviours/front-data.ts';
import { ownMemory } from '../behaviours/kept-texts.ts';
import type { Mount } from './mount-island.ts';
import type * as Player from './pip-player.island.ts';
import { closedVideo, pipStatusIn } from './pip-status.ts';

export const mount: Mount = (place, until) => {
  const closed = closedVideo(ownMemory);
  let player: Promise<Player.PipPlayer> | undefined;
  const playerHere = (): Promise<Player.PipPlayer> => {
    player ??= bring(place.dataset.player ?? '').then(({ pipPlayer }) => pipPlayer(place, closed.keep));
    return player;
  };
  addEventListener(
    'lapzarta:pip',
    async (offered) => {
      offered.preventDefault();
      (await playerHere()).take(offered.detail);
    },
    { signal: until },
  );
  onFrontData(async (data) => {
    const status = pipStatusIn(data);
    const shown = status && !closed.is(status.url) ? status : null;
    if (player || shown) (await playerHere()).follow(shown);
  }, until);
};

/** By the address that the page has, as every island's script. */
function bring(address: string): Promise<typeof Player> {
  return import(/* @vite-ignore */ address);
}
