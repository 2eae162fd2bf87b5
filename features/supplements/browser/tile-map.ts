/**
 * A map of tiles is one stop of the Tab key: arrow keys move to the nearest tile in their direction.
 * @param former Part that `root` replaces: its maps' tiles on which Tab stopped remain the stops.
 */
export function moveBetweenTiles(root: ParentNode, until: AbortSignal, former?: ParentNode): void {
  const stops = [...(former?.querySelectorAll('[data-tile-map]') ?? [])].map(
    (map) => map.querySelector('a[tabindex="0"]')?.getAttribute('href') ?? null,
  );
  for (const [at, map] of root.querySelectorAll<SVGSVGElement>('[data-tile-map]').entries()) {
    const links = [...map.querySelectorAll<SVGAElement>('a')];
    const first = links.find((link) => link.getAttribute('href') === stops[at]) ?? links[0];
    if (!first) continue;
    const activate = (link: SVGAElement): void => {
      for (const one of links) one.setAttribute('tabindex', one === link ? '0' : '-1');
    };
    activate(first);
    map.addEventListener(
      'keydown',
      (event) => {
        const current = links.find((link) => link === document.activeElement);
        const next = current && nearestTile(current, links, event.key);
        if (!next) return;
        event.preventDefault();
        activate(next);
        next.focus();
      },
      { signal: until },
    );
    map.addEventListener(
      'focusin',
      ({ target }) => {
        const link = links.find((one) => one === target);
        if (link) activate(link);
      },
      { signal: until },
    );
  }
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
