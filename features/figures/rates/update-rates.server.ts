/** Fetches a bank's rates since the last known ones, and publishes the plausible ones. */
import { dayAt, daysAfter } from '#platform/time/day.ts';
import type { FiguresNeeds } from '../figures-needs.server.ts';
import { newestRates, upsertRates } from '../figures-queries.server.ts';
import { fetchBnrRates } from './bnr.server.ts';
import { fetchEcbRates } from './ecb.server.ts';
import { fetchMnbRates } from './mnb.server.ts';
import { filterRates, type Rate, ranges } from './rates.ts';
import type { RatesRequest } from './rates-request.ts';

export type Bank = 'mnb' | 'ecb' | 'bnr';

const banks: Record<Bank, { base: string; fetch(request: RatesRequest): Promise<Rate[]> }> = {
  mnb: { base: 'HUF', fetch: fetchMnbRates },
  ecb: { base: 'EUR', fetch: fetchEcbRates },
  bnr: { base: 'RON', fetch: fetchBnrRates },
};

/** Banks correct their rates within days, and a jump needs three consecutive days of confirmation. */
const refetchDays = 8;
const batchSize = 2_000;

export async function updateRates(
  needs: FiguresNeeds,
  { bank, url, signal }: { bank: Bank; url: string; signal: AbortSignal },
): Promise<string> {
  const { base, fetch: fetchRates } = banks[bank];
  const today = dayAt(needs.clock.now(), 'Europe/Budapest');
  const known = await newestRates(needs.db, base);
  const since = known.day === '' ? daysAfter(today, -ranges['5y']) : daysAfter(known.day, -refetchDays);
  const currencies = needs.setting.currencies.filter((currency) => currency !== base);
  const answer = await fetchRates({ url, since, today, currencies, signal });
  const found = answer.filter(({ day }) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= since && day <= today);
  if (found.length === 0) throw new Error(`no rate since ${since}`);
  const { accepted, heldBack } = filterRates(known.rates, found);
  await needs.db.transaction().execute(async (trx) => {
    let written = 0;
    for (let at = 0; at < accepted.length; at += batchSize)
      written += await upsertRates(trx, base, accepted.slice(at, at + batchSize));
    if (written > 0) await needs.recordInvalidations(trx, [{ key: 'figures:rates' }]);
  });
  if (heldBack.length === 0) return '';
  const doubted = heldBack.map(
    ({ currency, day, rate }) => `${currency} ${Number(rate.toPrecision(6))} (${day})`,
  );
  return `held back, too far from what was known: ${doubted.join(', ')}`;
}
