/** Keeps the current tab visible when the row of tabs is wider than the screen. */
import { afterResize } from './after-resize.ts';

export function keepCurrentTabVisible(root: ParentNode, until: AbortSignal): void {
  const rows = root.querySelectorAll<HTMLElement>('[data-tabs]');
  if (rows.length === 0) return;
  const show = (): void => rows.forEach(showCurrent);
  show();
  afterResize(window, show, until);
}

/** Moves the row only: scrolling the tab itself into view could move the page as well. */
function showCurrent(row: HTMLElement): void {
  const tab = row.querySelector<HTMLElement>('[aria-current]');
  if (!tab) return;
  const { left, width } = tab.getBoundingClientRect();
  const middle = left - row.getBoundingClientRect().left + row.scrollLeft + width / 2;
  row.scrollLeft = middle - row.clientWidth / 2;
}
