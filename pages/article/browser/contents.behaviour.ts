/** Table of contents: open when it fits beside the text, with the current chapter marked. */
const wideScreen = '(min-width: 1200px)';

export const selector = 'details[data-contents]';

export function start(root: ParentNode, until: AbortSignal): void {
  const contents = root.querySelector<HTMLDetailsElement>(selector);
  if (!contents) return;
  const isWide = matchMedia(wideScreen);
  const unfold = ({ matches }: { matches: boolean }): void => {
    contents.open = matches;
  };
  unfold(isWide);
  isWide.addEventListener('change', unfold, { signal: until });

  const links = new Map(
    [...contents.querySelectorAll('a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  const chapters = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  // A chapter is current once its title has reached the upper third of the window.
  // The margin is unlimited upwards, so that a jump over several chapters is detected too.
  const observer = new IntersectionObserver(() => mark(links, chapters), {
    rootMargin: '9999999px 0px -66% 0px',
  });
  for (const chapter of chapters) observer.observe(chapter);
  until.addEventListener('abort', () => observer.disconnect());
}

function mark(links: ReadonlyMap<string, HTMLAnchorElement>, chapters: readonly HTMLElement[]): void {
  const current = chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight * 0.35);
  for (const [id, link] of links) {
    if (id === current?.id) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}
