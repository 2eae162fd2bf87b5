/** Live updates and results: on the few pages that have them. */
import { loadWhere } from './load-where.ts';

const behaviours = [
  loadWhere(
    '[data-live]',
    () => import('../live/follow-live.ts'),
    (module) => module.followLive,
  ),
  loadWhere(
    '[data-follow-from]',
    () => import('../live/follow-match.ts'),
    (module) => module.followMatch,
  ),
  loadWhere(
    '[data-own-frame],[data-embedded-page],[data-tile-map],[data-counting]',
    () => import('./results.ts'),
    (module) => module.startResults,
  ),
];

export function loadLive(root: ParentNode, until: AbortSignal): void {
  if (root.querySelector('[data-live-posts]')) {
    unfoldTarget();
    addEventListener('hashchange', unfoldTarget, { signal: until });
  }
  for (const behaviour of behaviours) behaviour(root, until);
}

/** Opens a collapsed post that the URL's fragment points to; without script the reader opens it by its title. */
function unfoldTarget(): void {
  document.querySelector(':target > details')?.setAttribute('open', '');
}
