/** The figures of the head follow the front data while a page is open [WIDG-02]; what an answer leaves out stays. */
import type { headTexts } from '#features/figures/public.ts';
import { onFrontData } from '../behaviours/front-data.ts';
import { skyIcons } from '../shell/sky-icons.ts';

type HeadText = ReturnType<typeof headTexts>[number];

export function refreshFigures(places: HTMLElement, until: AbortSignal): void {
  onFrontData((data) => showFigures(places, data), until);
}

export function showFigures(places: HTMLElement, data: unknown): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'hu';
  for (const { figure, shown, said, sign } of textsIn(data)) {
    const place = places.querySelector(`[data-figure="${figure}"]`);
    if (!place) continue;
    const parts = place.querySelectorAll('span');
    for (const [at, text] of [shown, said[language]].entries()) {
      const part = parts[at];
      // The same text again would be news to whoever listens.
      if (part && part.textContent !== text) part.textContent = text;
    }
    if (sign) place.querySelector('path')?.setAttribute('d', skyIcons[sign]);
    place.closest('li')?.removeAttribute('hidden');
    places.hidden = false;
  }
}

/** Our own server's answer; nothing where it has another shape. */
function textsIn(data: unknown): HeadText[] {
  const isObject = typeof data === 'object' && data !== null;
  return isObject && 'headFigures' in data && Array.isArray(data.headFigures) ? data.headFigures : [];
}
