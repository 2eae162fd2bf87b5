/** Exchange rates: types, ranges of time, and the plausibility check. */

/** One unit of the currency costs `rate` units of the base. */
export interface Rate {
  currency: string;
  /** `2026-11-20` */
  day: string;
  rate: number;
}

export const bases = ['HUF', 'RON'] as const;
export type Base = (typeof bases)[number];

/** Length of a range in days. */
export const ranges = { '1w': 7, '1m': 31, '3m': 92, '1y': 366, '5y': 1827 } as const;
export type Range = keyof typeof ranges;
export const rangeNames = ['1w', '1m', '3m', '1y', '5y'] as const satisfies readonly Range[];

/** No quoted currency has moved by half within a day and remained quoted. */
const maxDailyFactor = 1.5;
/** After so many consecutive days at the new level, it is not an error. */
const confirmingDays = 3;

export interface FilteredRates {
  accepted: Rate[];
  /** The newest doubtful rate of each currency. */
  heldBack: Rate[];
}

/**
 * Separates plausible rates from likely errors: a rate that jumps is held back until the following days confirm it.
 * `known` are the last published rates, by currency.
 */
export function filterRates(known: ReadonlyMap<string, number>, found: readonly Rate[]): FilteredRates {
  const filtered: FilteredRates = { accepted: [], heldBack: [] };
  for (const [currency, unsorted] of Map.groupBy(found, (rate) => rate.currency)) {
    const series = unsorted.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    let last = known.get(currency) ?? series[0]?.rate ?? 1;
    let doubted: Rate | null = null;
    for (const [at, rate] of series.entries()) {
      const following = series.slice(at, at + confirmingDays);
      const isConfirmed =
        following.length === confirmingDays && following.every((one) => isNear(one.rate, rate.rate));
      doubted = isNear(rate.rate, last) || isConfirmed ? null : rate;
      if (doubted) continue;
      last = rate.rate;
      filtered.accepted.push(rate);
    }
    if (doubted) filtered.heldBack.push(doubted);
  }
  return filtered;
}

function isNear(a: number, b: number): boolean {
  return a / b < maxDailyFactor && b / a < maxDailyFactor;
}

const dayMs = 86_400_000;
/** A weekend with a holiday: after a longer gap, the national bank's rates count as missing. */
const maxGapDays = 4;

/** The national bank's rates; where they are missing, those derived from the European Central Bank's. */
export function completedWith<T extends { day: string }>(own: readonly T[], others: readonly T[]): T[] {
  const newest = own.at(-1)?.day ?? '';
  const latest = others.at(-1)?.day ?? '';
  if (latest === '' || daysBetween(newest, latest) <= maxGapDays) return [...own];
  return [...own, ...others.filter(({ day }) => day > newest)];
}

function daysBetween(from: string, to: string): number {
  return from === '' ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / dayMs;
}
