/** Starts the scripts of results where there are any: frames of our own pages, maps, and counts. */

import { listenToFrame } from '#platform/browser/frames/listen-to-frame.ts';
import { goTo } from '#platform/browser/native-app/go-to.ts';
import { connectToParent } from './embedded-page.ts';
import { followCount } from './follow-count.ts';
import { moveBetweenTiles } from './tile-map.ts';

export const selector = '[data-own-frame],[data-embedded-page],[data-tile-map],[data-counting]';

export function start(root: ParentNode, until: AbortSignal): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('[data-own-frame]')) {
    const { origin } = new URL(frame.src);
    listenToFrame(frame, { sized: frame, origin, isOwn: true, goTo }, until);
  }
  if (window.parent !== window) connectToParent(root, until);
  moveBetweenTiles(root, until);
  if (root.querySelector('[data-counting]')) followCount(root, until);
}
