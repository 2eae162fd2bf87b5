/**
 * Blockers of advertising also hide or cut what looks like a call for money. Where one is at work, links to the page of
 * support lead to its other address, which always arrives there [ACCT-09] [X19]. Nothing outside is asked.
 */
import { supportAlias, supportPath } from '../support-address.ts';

export const selector = 'a[data-support]';

export function start(_root: ParentNode, until: AbortSignal): void {
  void hasBlocker().then((isBlocking) => {
    if (!isBlocking || until.aborted) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      link.pathname = withAlias(link.pathname);
      // A redirect is for the browser to follow.
      link.dataset.noSoft = '';
    }
  });
}

function withAlias(path: string): string {
  return path.endsWith(supportPath) ? path.slice(0, -supportPath.length) + supportAlias : path;
}

/** Class names that the public lists of blockers hide everywhere; our pages use none of them. */
const baitClasses = 'adsbox ad-banner ad-placement';

/** Whether an element that looks like an advertisement is hidden; it is out of sight, and there for two frames. */
async function hasBlocker(): Promise<boolean> {
  const bait = document.createElement('div');
  bait.className = baitClasses;
  bait.setAttribute('aria-hidden', 'true');
  Object.assign(bait.style, { position: 'absolute', top: '0', left: '-99px', width: '1px', height: '1px' });
  document.body.append(bait);
  await nextFrame();
  await nextFrame();
  const { display, visibility } = getComputedStyle(bait);
  const isHidden =
    display === 'none' || visibility === 'hidden' || bait.offsetHeight === 0 || !bait.isConnected;
  bait.remove();
  return isHidden;
}

/** Hidden tabs draw no frames: they answer later, as soon as they are shown. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
