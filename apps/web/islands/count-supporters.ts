/** The supporters' counter: asked for every minute [WIDG-05]; its last value stays [S33]. */
import { counterDefaults, hoursLeft } from '#features/support/public.ts';
import { poll } from '#platform/http/poll.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { askSiteOnce } from '../behaviours/ask-site.ts';

/** After so many in a row nobody knows any more. */
const mostFailures = 5;

export function countSupporters(place: HTMLElement, until: AbortSignal): void {
  const { supporters: since = counterDefaults.since, base } = place.dataset;
  const hours = place.querySelector('[data-hours]');
  let failures = 0;

  async function ask(signal: AbortSignal): Promise<void> {
    try {
      const answer = await askSiteOnce(`/api/counter?from=${since}`, signal);
      if (!isCount(answer)) throw new TypeError('The counter answered something else.');
      failures = 0;
      const left = hoursLeft(answer, Number(base) || counterDefaults.base);
      if (hours) hours.textContent = formatNumber(left);
      place.removeAttribute('data-waits');
    } catch (error) {
      if (until.aborted) return;
      failures += 1;
      if (failures >= mostFailures) place.setAttribute('data-waits', '');
      throw error;
    }
  }

  poll(ask, { everyMs: counterDefaults.everyMs, until });
}

function isCount(answer: unknown): answer is { recurring: number; onetime: number } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'recurring' in answer &&
    'onetime' in answer &&
    Number.isFinite(answer.recurring) &&
    Number.isFinite(answer.onetime)
  );
}
