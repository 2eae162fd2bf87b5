/**
 * Where a reader was on a page: beside which link, because what stands above it may be taller or shorter by then, with
 * letters that have come, figures in the head, a story more. The link that was followed is the one that is looked for.
 */

export interface Place {
  href: string;
  /** Of the links that lead there. */
  turn: number;
  /** Pixels below the upper edge of the screen. */
  top: number;
}

/** Null where no link is, and at the page's upper end, which is a place by itself. */
export function currentPlace(): Place | null {
  if (scrollY === 0) return null;
  let place: Place | null = null;
  const turns = new Map<string, number>();
  for (const link of links()) {
    const turn = turns.get(link.href) ?? 0;
    turns.set(link.href, turn + 1);
    // Where is asked of those alone that are laid out: of others it would be worked out for this.
    if (!link.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { top } = link.getBoundingClientRect();
    const here = { href: link.href, turn, top };
    if (link === document.activeElement && isOnScreen(top)) return here;
    if (place === null || Math.abs(top) < Math.abs(place.top)) place = here;
  }
  return place;
}

/** Moves the page so that the link stands where it stood. @returns False when it is gone. */
export function returnTo(place: Place | null | undefined): boolean {
  const link = place && [...links()].filter((one) => one.href === place.href)[place.turn];
  if (!link) return false;
  scrollBy({ top: link.getBoundingClientRect().top - place.top, behavior: 'instant' });
  return true;
}

function isOnScreen(top: number): boolean {
  return top >= 0 && top < innerHeight;
}

function links(): Iterable<HTMLAnchorElement> {
  return document.querySelectorAll<HTMLAnchorElement>('main a[href]');
}
