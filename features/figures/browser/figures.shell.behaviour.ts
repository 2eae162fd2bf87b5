/** Updates the masthead's figures from front data while a page is open [WIDG-02]; missing figures keep their value. */

import { onFrontData } from '#features/sites/public.browser.ts';
import type { headerTexts } from '../figure-text.ts';
import { skyIcons } from '../readings/sky-icons.ts';

type HeadText = ReturnType<typeof headerTexts>[number];

export const selector = '[data-figures]';
export const when = 'idle';

export function start(container: HTMLElement, until: AbortSignal): void {
  onFrontData((data) => showFigures(container, data), until);
}

export function showFigures(container: HTMLElement, data: unknown): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'hu';
  // Once some are shown, another one would move them: it is on the next page.
  const isFirst = container.hidden;
  for (const { figure, shown, said, sign } of textsIn(data)) {
    const item = container.querySelector(`[data-figure="${figure}"]`);
    if (!item) continue;
    const parts = item.querySelectorAll('span');
    for (const [at, text] of [shown, said?.[language] ?? ''].entries()) {
      const part = parts[at];
      // Rewriting an unchanged text would make screen readers announce it again.
      if (part && part.textContent !== text) part.textContent = text;
    }
    if (sign) item.querySelector('path')?.setAttribute('d', skyIcons[sign]);
    if (!isFirst) continue;
    item.closest('li')?.removeAttribute('hidden');
    container.hidden = false;
  }
}

/** Figures in our server's response; empty if it has another shape. */
function textsIn(data: unknown): HeadText[] {
  const isObject = typeof data === 'object' && data !== null;
  return isObject && 'headFigures' in data && Array.isArray(data.headFigures) ? data.headFigures : [];
}
