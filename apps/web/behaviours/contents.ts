/** A table of contents: open where there is room beside the text, and it shows which chapter is being read. */
const beside = '(min-width: 1200px)';

export function followContents(root: ParentNode, until: AbortSignal): void {
  const contents = root.querySelector<HTMLDetailsElement>('details[data-contents]');
  if (!contents) return;
  const hasRoom = matchMedia(beside);
  const unfold = ({ matches }: { matches: boolean }): void => {
    contents.open = matches;
  };
  unfold(hasRoom);
  hasRoom.addEventListener('change', unfold, { signal: until });

  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  const chapters = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  // A chapter is being read from the moment its title has reached the upper third of the window.
  // Upwards without end: so a leap over several chapters is seen too.
  const observer = new IntersectionObserver(() => mark(links, chapters), {
    rootMargin: '9999999px 0px -66% 0px',
  });
  for (const chapter of chapters) observer.observe(chapter);
  until.addEventListener('abort', () => observer.disconnect());
}

function mark(links: ReadonlyMap<string, HTMLAnchorElement>, chapters: readonly HTMLElement[]): void {
  const read = chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight * 0.35);
  for (const [id, link] of links) {
    if (id === read?.id) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
