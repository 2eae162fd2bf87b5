/**
 * The corner in which a video continues across pages: one that the newsroom shows on every page [POD-11], or one that
 * was playing when the reader left it [POD-10]. The player's script is fetched only when there is a video.
 */

import { onFrontData } from '#features/sites/public.browser.ts';
import { browserStorage } from '#platform/browser/text-storage.ts';
import type { PipPlayer } from './pip-player.ts';
import { closedVideoMemory, pipStatusIn } from './pip-status.ts';

export const selector = '[data-pip]';
export const when = 'idle';

export function start(corner: HTMLElement, until: AbortSignal): void {
  const closed = closedVideoMemory(browserStorage);
  let player: Promise<PipPlayer> | undefined;
  const loadPlayer = (): Promise<PipPlayer> => {
    player ??= import('./pip-player.ts').then((module) => module.pipPlayer(corner, closed.keep));
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
}
