/**
 * The corner in which a video continues across pages: one that the newsroom shows on every page [POD-11], or one that
 * was playing when the reader left it [POD-10]. The player's script is fetched only when there is a video.
 */

import { onFrontData } from '#features/sites/public.browser.ts';
import { browserStorage } from '#platform/browser/text-storage.ts';
import type { Mount } from '#ui/mount-island.ts';
import type * as Player from './pip-player.island.ts';
import { closedVideoMemory, pipStatusIn } from './pip-status.ts';

export const mount: Mount = (corner, until) => {
  const closed = closedVideoMemory(browserStorage);
  let player: Promise<Player.PipPlayer> | undefined;
  const loadPlayer = (): Promise<Player.PipPlayer> => {
    player ??= importPlayer(corner.dataset.player ?? '').then(({ pipPlayer }) =>
      pipPlayer(corner, closed.keep),
    );
    return player;
  };
  addEventListener(
    'lapzarta:pip',
    async (event) => {
      event.preventDefault();
      (await loadPlayer()).take(event.detail);
    },
    { signal: until },
  );
  onFrontData(async (data) => {
    const status = pipStatusIn(data);
    const shown = status && !closed.isClosed(status.url) ? status : null;
    if (player || shown) (await loadPlayer()).follow(shown);
  }, until);
};

/** Imports the player from the address in the page, as with every island's script. */
function importPlayer(address: string): Promise<typeof Player> {
  return import(/* @vite-ignore */ address);
}
