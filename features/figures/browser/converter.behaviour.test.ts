/** The currency converter while a reader types. */
import { expect, it } from 'vitest';
import { FakeElement } from '#tests/fake-browser.ts';
import { converterWords } from '../rates/converter-words.ts';
import { start } from './converter.behaviour.ts';

class FakeField extends FakeElement {
  value = '';
  selectedOptions: FakeElement[] = [];
}

const currencies: Record<string, { rate: string; sign: string }> = {
  HUF: { rate: '1', sign: 'Ft' },
  EUR: { rate: '384', sign: '€' },
  XXX: { rate: '', sign: '¤' },
};

function converter() {
  const [form, result, amount, from, to] = [
    new FakeElement(),
    new FakeElement(),
    new FakeField(),
    new FakeField(),
    new FakeField(),
  ] as const;
  for (const [name, field] of Object.entries({ amount, from, to, result }))
    form.found.set(`[data-converter=${name}]`, [field]);
  const choose = (sum: string, of: string, into: string) => {
    amount.value = sum;
    from.selectedOptions = [new FakeElement({ dataset: currencies[of] ?? {} })];
    to.selectedOptions = [new FakeElement({ dataset: currencies[into] ?? {} })];
    form.dispatchEvent(new Event('input'));
    return result.textContent;
  };
  choose('100', 'EUR', 'HUF');
  return { form, result, choose };
}

it('shows the result at once and with every change, with suitable decimals', () => {
  const { form, result, choose } = converter();
  start(form as never, new AbortController().signal);
  expect(result.textContent).toBe('38\u00a0400,00\u00a0Ft');
  expect(choose('1 000', 'HUF', 'EUR')).toBe('2,6042\u00a0€');
});

it('says what is wrong with an amount or a currency without a rate, until it is right', () => {
  const { form, result, choose } = converter();
  start(form as never, new AbortController().signal);
  for (const [sum, into] of [
    ['sok', 'HUF'],
    ['', 'HUF'],
    ['1', 'XXX'],
  ] as const) {
    expect(choose(sum, 'EUR', into)).toBe(converterWords.wrong);
    expect(result.dataset).toHaveProperty('wrong');
  }
  expect(choose('0', 'EUR', 'HUF')).toBe('0,00\u00a0Ft');
  expect(result.dataset).not.toHaveProperty('wrong');
});

it('does not load the page again, and leaves a form without its fields alone', () => {
  const { form } = converter();
  const until = new AbortController();
  start(form as never, until.signal);
  const submit = () => !form.dispatchEvent(new Event('submit', { cancelable: true }));
  expect(submit()).toBe(true);
  until.abort();
  expect(submit()).toBe(false);
  form.found.delete('[data-converter=to]');
  start(form as never, new AbortController().signal);
  expect(submit()).toBe(false);
});
