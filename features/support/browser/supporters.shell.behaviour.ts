/** The supporters' counter: polled every minute [WIDG-05]; on errors the last value stays visible [S33]. */

import { fetchFromApiOnce } from '#platform/browser/site-api.ts';
import { poll } from '#platform/http/poll.ts';
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { counterDefaults, hoursLeft } from '../hours.ts';

/** Consecutive failures after which the counter is hidden as outdated. */
const maxFailures = 5;

export const selector = '[data-supporters]';
export const when = 'visible';

export function start(counter: HTMLElement, until: AbortSignal): void {
  const { supporters: since = counterDefaults.since, base } = counter.dataset;
  const hours = counter.querySelector('[data-hours]');
  let failures = 0;

  async function refresh(signal: AbortSignal): Promise<void> {
    try {
      const answer = await fetchFromApiOnce(`/api/counter?from=${since}`, signal);
      if (!isCount(answer)) throw new TypeError('The counter answered something else.');
      failures = 0;
      const left = hoursLeft(answer, Number(base) || counterDefaults.base);
      if (hours) hours.textContent = formatNumber(left);
      counter.removeAttribute('data-waits');
    } catch (error) {
      if (until.aborted) return;
      failures += 1;
      if (failures >= maxFailures) counter.setAttribute('data-waits', '');
      throw error;
    }
  }

  poll(refresh, { everyMs: counterDefaults.everyMs, until });
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
