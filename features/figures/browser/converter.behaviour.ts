/** Updates the currency converter's result on input; the submit button serves readers without JavaScript. */

import { formatNumber } from '#platform/text/hungarian-number.ts';
import { convert, readAmount } from '../rates/convert.ts';
import { converterWords } from '../rates/converter-words.ts';
import { decimalsOf } from '../rates/rate-digits.ts';

export const selector = 'form[data-converter]';
export const when = 'visible';

export function start(form: HTMLElement, until: AbortSignal): void {
  const amount = form.querySelector<HTMLInputElement>('[data-converter=amount]');
  const from = form.querySelector<HTMLSelectElement>('[data-converter=from]');
  const to = form.querySelector<HTMLSelectElement>('[data-converter=to]');
  const result = form.querySelector<HTMLElement>('[data-converter=result]');
  if (!amount || !from || !to || !result) return;

  const show = (): void => {
    const sum = readAmount(amount.value);
    const value = sum === null ? null : convert(sum, rateOf(from), rateOf(to));
    result.toggleAttribute('data-wrong', value === null);
    result.textContent =
      value === null
        ? converterWords.wrong
        : `${formatNumber(value, decimalsOf(value))}\u00a0${to.selectedOptions[0]?.dataset.sign ?? to.value}`;
  };
  form.addEventListener('input', show, { signal: until });
  // Submitting would only request the result that is already shown.
  form.addEventListener('submit', (event) => event.preventDefault(), { signal: until });
  show();
}

function rateOf(select: HTMLSelectElement): number | undefined {
  const rate = Number(select.selectedOptions[0]?.dataset.rate);
  return rate > 0 ? rate : undefined;
}
