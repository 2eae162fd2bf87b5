/** Follows how far a story is read, without reading the layout while it is scrolled. */
import type { Progress } from '../beam-messages.ts';

const everyMs = 5_000;

/**
 * Reports every five seconds what was added, and the last state when the page is hidden or left. The share of the
 * story is counted in letters of its blocks that were on the screen, so that pictures do not count as reading.
 * @param text The element with the story's blocks.
 */
export function followProgress(
  text: Element,
  until: AbortSignal,
  report: (progress: Progress) => void,
): void {
  const blocks = [...text.children];
  let furthest = -1;
  let page = 0;
  let reported = '';

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) furthest = Math.max(furthest, blocks.indexOf(target));
    // The browser has just computed the layout, so this costs nothing.
    measureScreen();
  });
  function measureScreen(): void {
    const { scrollHeight } = document.documentElement;
    page = Math.max(page, Math.min(1, (scrollY + innerHeight) / scrollHeight));
  }
  function give(isLast: boolean): void {
    const progress = { page: rounded(page), article: rounded(shareOf(blocks, furthest)), isLast };
    const state = `${progress.page} ${progress.article}`;
    if (state === reported) return;
    reported = state;
    report(progress);
  }
  for (const block of blocks) observer.observe(block);
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') give(false);
  }, everyMs);
  const giveWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') give(true);
  };
  document.addEventListener('visibilitychange', giveWhenHidden, { signal: until });
  until.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
    give(true);
  });
}

/** The letters up to a block, as a share of all. */
function shareOf(blocks: readonly Element[], last: number): number {
  const letters = (some: readonly Element[]): number =>
    some.reduce((sum, { textContent }) => sum + textContent.length, 0);
  const all = letters(blocks);
  return all === 0 ? 0 : letters(blocks.slice(0, last + 1)) / all;
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
