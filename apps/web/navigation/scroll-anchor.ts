/**
 * Saves and restores a scroll position relative to a link, because content above it may change height: late fonts,
 * figures in the masthead, a new story. The followed link is preferred.
 */

export interface ScrollAnchor {
  href: string;
  /** Index among the page's links with the same address. */
  turn: number;
  /** Pixels below the top of the screen. */
  top: number;
}

/** Null if there is no link, and at the top of the page, which needs no anchor. */
export function currentAnchor(): ScrollAnchor | null {
  if (scrollY === 0) return null;
  let anchor: ScrollAnchor | null = null;
  const turns = new Map<string, number>();
  for (const link of links()) {
    const turn = turns.get(link.href) ?? 0;
    turns.set(link.href, turn + 1);
    // Skip links in content that is not laid out: measuring them would force their layout.
    if (!link.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { top } = link.getBoundingClientRect();
    const here = { href: link.href, turn, top };
    if (link === document.activeElement && isOnScreen(top)) return here;
    if (anchor === null || Math.abs(top) < Math.abs(anchor.top)) anchor = here;
  }
  return anchor;
}

/** Scrolls so that the link is at its former position. @returns False if the link is missing. */
export function scrollToAnchor(anchor: ScrollAnchor | null | undefined): boolean {
  const link = anchor && [...links()].filter((one) => one.href === anchor.href)[anchor.turn];
  if (!link) return false;
  scrollBy({ top: link.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
  return true;
}

function isOnScreen(top: number): boolean {
  return top >= 0 && top < innerHeight;
}

function links(): Iterable<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>('main a[href]');
}
