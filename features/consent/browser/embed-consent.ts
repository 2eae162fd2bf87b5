/**
 * Services whose embeds a reader allows to load at once from now on [S19]. The choice is part of the consent
 * record, and is withdrawn with the same checkbox, on the page of cookies, and by refusing everything.
 */
import { currentConsent, onConsentChange, saveEmbedConsent } from './consent-store.ts';

interface Card {
  place: HTMLElement;
  choice: HTMLInputElement;
  /** Host of the embedded URL. */
  service: string;
}

/** Opens the embeds of services with consent when they are near the viewport. */
export function openConsented(
  root: ParentNode,
  open: (place: HTMLElement) => void,
  until: AbortSignal,
): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-embed]')].flatMap(cardOf);
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) openOnce(target);
    },
    { rootMargin: '300px' },
  );
  until.addEventListener('abort', () => near.disconnect());

  function openOnce(place: HTMLElement): void {
    near.unobserve(place);
    if (!place.querySelector('iframe')) open(place);
  }

  function show(): void {
    const allowed = currentConsent()?.purposes.embeds ?? {};
    for (const { place, choice, service } of cards) {
      choice.checked = allowed[service] ?? false;
      if (choice.checked) near.observe(place);
      else near.unobserve(place);
    }
  }

  for (const { choice, service } of cards) {
    choice.addEventListener('change', () => saveEmbedConsent(service, choice.checked), {
      signal: until,
    });
  }
  until.addEventListener('abort', onConsentChange(show));
  show();
}

function cardOf(place: HTMLElement): Card[] {
  const label = place.parentElement?.querySelector<HTMLElement>('[data-embed-always]');
  const choice = label?.querySelector('input');
  const service = URL.parse(place.dataset.embed ?? '')?.host;
  if (!label || !choice || service === undefined) return [];
  label.dataset.ready = '';
  return [{ place, choice, service }];
}
