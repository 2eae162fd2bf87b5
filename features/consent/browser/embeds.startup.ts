import { goTo } from '#platform/browser/native-app/go-to.ts';
import { keepServedCopy } from '#platform/browser/pages/served-copy.ts';

/** Embeds of other services are loaded only when the reader requests them [S19]. */
export function openEmbedsOnRequest(root: ParentNode, until: AbortSignal): void {
  const open = async (place: HTMLElement, isPressed: boolean): Promise<void> => {
    const { openEmbed } = await import('./open-embed.ts');
    openEmbed(place, { isPressed, goTo }, until);
  };
  for (const place of root.querySelectorAll<HTMLElement>('[data-embed]')) {
    const button = place.querySelector<HTMLElement>('[data-embed-open]');
    if (!button || !keepServedCopy(place)) continue;
    button.hidden = false;
    button.addEventListener('click', () => open(place, true), { signal: until });
  }
  if (root.querySelector('[data-embed-always]'))
    void import('./embed-consent.ts').then(({ openConsented }) =>
      openConsented(root, (place) => open(place, false), until),
    );
}
