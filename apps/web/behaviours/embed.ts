import { goTo } from './go-to.ts';

/** What another service shows is fetched when the reader asks for it, and not before [S19]. */
export function openEmbedsWhenAsked(root: ParentNode, until: AbortSignal): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-embed]')) {
    const button = place.querySelector<HTMLElement>('[data-embed-open]');
    if (!button) continue;
    button.hidden = false;
    button.addEventListener(
      'click',
      async () => {
        const { openEmbed } = await import('./open-embed.ts');
        openEmbed(place, goTo, until);
      },
      { signal: until },
    );
  }
}
