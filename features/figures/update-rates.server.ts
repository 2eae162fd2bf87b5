/** Fetches a bank's rates since the last that are known, and publishes those that can be believed. */
import { dayKey } from '#platform/time/hungarian-date.ts';
import { askBnr } from './bnr.server.ts';
import { askEcb } from './ecb.server.ts';
import type { FiguresNeeds } from './figures-needs.server.ts';
import { keepRates, newestRates } from './figures-queries.server.ts';
import { askMnb } from './mnb.server.ts';
import type { Rate } from './rates.ts';
import { dayBefore, ranges, siftRates } from './rates.ts';
import type { RatesAsked } from './rates-asked.ts';

export type Bank = 'mnb' | 'ecb' | 'bnr';

const banks: Record<Bank, { base: string; ask(asked: RatesAsked): Promise<Rate[]> }> = {
  mnb: { base: 'HUF', ask: askMnb },
  ecb: { base: 'EUR', ask: askEcb },
  bnr: { base: 'RON', ask: askBnr },
};

/** Banks correct themselves within days, and three days in a row have to be seen to believe a jump. */
const askedAgainDays = 8;
const writtenAtOnce = 2_000;

export async function updateRates(
  needs: FiguresNeeds,
  { bank, url, signal }: { bank: Bank; url: string; signal: AbortSignal },
): Promise<string> {
  const { base, ask } = banks[bank];
  const today = dayKey(needs.clock.now().getTime() / 1000, 'Europe/Budapest');
  const known = await newestRates(needs.db, base);
  const since = known.day === '' ? dayBefore(today, ranges['5y']) : dayBefore(known.day, askedAgainDays);
  const currencies = needs.setting.currencies.filter((currency) => currency !== base);
  const answered = await ask({ url, since, today, currencies, signal });
  const found = answered.filter(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= since && day <= today);
  if (found.length === 0) throw new Error(`no rate since ${since}`);
  const { kept, heldBack } = siftRates(known.rates, found);
  await needs.db.transaction().execute(async (work) => {
    let written = 0;
    for (let at = 0; at < kept.length; at += writtenAtOnce)
      written += await keepRates(work, base, kept.slice(at, at + writtenAtOnce));
    if (written > 0) await needs.recordInvalidations(work, [{ key: 'figures:rates' }]);
  });
  if (heldBack.length === 0) return '';
  const doubted = heldBack.map(
    ({ currency, day, rate }) => `${currency} ${Number(rate.toPrecision(6))} (${day})`,
  );
  return `held back, too far from what was known: ${doubted.join(', ')}`;
}
