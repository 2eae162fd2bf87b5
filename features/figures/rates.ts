/** Exchange rates: what they are, over which time readers look at them, and which are believed. */

/** So many units of the base buy one unit of the currency. */
export interface Rate {
  currency: string;
  /** `2026-11-20` */
  day: string;
  rate: number;
}

export const bases = ['HUF', 'RON'] as const;
export type Base = (typeof bases)[number];

/** Days that a range goes back. */
export const ranges = { '1w': 7, '1m': 31, '3m': 92, '1y': 366, '5y': 1827 } as const;
export type Range = keyof typeof ranges;
export const rangeNames = ['1w', '1m', '3m', '1y', '5y'] as const satisfies readonly Range[];

/** No currency that anybody quotes moved by half within a day and stayed quoted. */
const greatestStep = 1.5;
/** After so many days in a row at the new level it is no slip of the pen. */
const daysThatConvince = 3;

export interface Sifted {
  kept: Rate[];
  /** The newest of each currency that is not believed. */
  heldBack: Rate[];
}

/**
 * Takes apart what may be published and what would be a blunder: a rate that jumps is held back until the days after it
 * say the same. `known` is what readers saw last, by currency.
 */
export function siftRates(known: ReadonlyMap<string, number>, found: readonly Rate[]): Sifted {
  const sifted: Sifted = { kept: [], heldBack: [] };
  for (const [currency, unsorted] of Map.groupBy(found, (rate) => rate.currency)) {
    const series = unsorted.toSorted((a, b) => (a.day < b.day ? -1 : 1));
    let last = known.get(currency) ?? series[0]?.rate ?? 1;
    let doubted: Rate | null = null;
    for (const [at, rate] of series.entries()) {
      const following = series.slice(at, at + daysThatConvince);
      const isConvincing =
        following.length === daysThatConvince && following.every((one) => isNear(one.rate, rate.rate));
      doubted = isNear(rate.rate, last) || isConvincing ? null : rate;
      if (doubted) continue;
      last = rate.rate;
      sifted.kept.push(rate);
    }
    if (doubted) sifted.heldBack.push(doubted);
  }
  return sifted;
}

function isNear(a: number, b: number): boolean {
  return a / b < greatestStep && b / a < greatestStep;
}

const dayMs = 86_400_000;
/** A weekend with a holiday: after more days without a word the national bank is silent. */
const silentDays = 4;

/** The national bank's own rates; where it has been silent, those that follow from the European Central Bank's. */
export function completedBy<T extends { day: string }>(own: readonly T[], others: readonly T[]): T[] {
  const newest = own.at(-1)?.day ?? '';
  const latest = others.at(-1)?.day ?? '';
  if (latest === '' || daysBetween(newest, latest) <= silentDays) return [...own];
  return [...own, ...others.filter(({ day }) => day > newest)];
}

function daysBetween(from: string, to: string): number {
  return from === '' ? Number.POSITIVE_INFINITY : (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The day so many days earlier. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
