/** A map of tiles is one stop of the Tab key: arrow keys move to the nearest tile in their direction. */
export function moveBetweenTiles(root: ParentNode, until: AbortSignal): void {
  putInTabOrder(root);
  root.addEventListener(
    'keydown',
    (event) => {
      const current = tileAt(event);
      if (!current || !(event instanceof KeyboardEvent)) return;
      const next = nearestTile(current, tilesBeside(current), event.key);
      if (!next) return;
      event.preventDefault();
      makeStop(next);
      next.focus();
    },
    { signal: until },
  );
  root.addEventListener(
    'focusin',
    (event) => {
      const tile = tileAt(event);
      if (tile) makeStop(tile);
    },
    { signal: until },
  );
}

/** Tab stops at the first tile of a map whose stop is not chosen yet, or is gone. */
export function putInTabOrder(root: ParentNode): void {
  for (const map of root.querySelectorAll('[data-tile-map]')) {
    const first = map.querySelector<SVGAElement>('a[tabindex="0"]') ?? map.querySelector<SVGAElement>('a');
    if (first) makeStop(first);
  }
}

function makeStop(tile: SVGAElement): void {
  for (const one of tilesBeside(tile)) one.setAttribute('tabindex', one === tile ? '0' : '-1');
}

function tileAt({ target }: Event): SVGAElement | null {
  const link = target instanceof Element ? target.closest('[data-tile-map] a') : null;
  return link instanceof SVGAElement ? link : null;
}

function tilesBeside(tile: SVGAElement): SVGAElement[] {
  return [...(tile.closest('[data-tile-map]')?.querySelectorAll<SVGAElement>('a') ?? [])];
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest tile ahead; what is aside counts double, so that rows and columns are followed. */
function nearestTile(from: SVGAElement, links: readonly SVGAElement[], key: string): SVGAElement | undefined {
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const direction = directions[key];
  if (!direction) return undefined;
  const [x, y] = direction;
  const start = middleOf(from);
  return links
    .flatMap((link) => {
      const end = middleOf(link);
      const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
      const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
      return ahead > 1 ? [{ link, distance: ahead + 2 * aside }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance)[0]?.link;
}

function middleOf(link: SVGAElement): { x: number; y: number } {
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
