/** A page of a payment that is still open looks for its outcome by itself, and then shows it. */
import { poll } from '#platform/http/poll.ts';

export const selector = '[data-awaited-payment]';

const everyMs = 4_000;

export function start(_element: HTMLElement, until: AbortSignal): void {
  poll(
    async (signal) => {
      const answer = await fetch(location.href, { signal });
      if (!answer.ok) throw new Error(`The page of the payment answered ${answer.status}.`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // Reloaded only for news: a screen reader would begin again each time.
      if (page.querySelector(selector) === null) location.replace(answer.url);
    },
    { everyMs, until },
  );
}
