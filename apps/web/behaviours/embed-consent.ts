/**
 * Services whose things a reader wants to see at once from now on [S19]. The decision is kept on this device alone, and
 * is taken back where it was made.
 */
import { agreedServices, decide } from './agreed-services.ts';
import { ownMemory } from './kept-texts.ts';

interface Card {
  place: HTMLElement;
  choice: HTMLInputElement;
  /** The host that is asked. */
  service: string;
}

/** What is agreed to is opened when the reader comes near it. */
export function openAgreed(root: ParentNode, open: (place: HTMLElement) => void, until: AbortSignal): void {
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

  function show(agreed: string[]): void {
    for (const { place, choice, service } of cards) {
      choice.checked = agreed.includes(service);
      if (choice.checked) near.observe(place);
      else near.unobserve(place);
    }
  }

  for (const { choice, service } of cards) {
    choice.addEventListener('change', () => show(decide(ownMemory, service, choice.checked)), {
      signal: until,
    });
  }
  show(agreedServices(ownMemory));
}

function cardOf(place: HTMLElement): Card[] {
  const label = place.parentElement?.querySelector<HTMLElement>('[data-embed-always]');
  const choice = label?.querySelector('input');
  const service = URL.parse(place.dataset.embed ?? '')?.host;
  if (!label || !choice || service === undefined) return [];
  label.dataset.ready = '';
  return [{ place, choice, service }];
}
