/** The figures of the day as readers and callers get them: what was known last, with its time. */
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
import { bases, completedBy } from './rates.ts';

export interface Board {
  /** In the order of the edition's currencies. */
  rates: ExchangeRate[];
  weather: PlaceWeather[];
  water: WaterLevel[];
}

export const emptyBoard: Board = { rates: [], weather: [], water: [] };

/** What the front page, the head and callers need of it: rates in one base. */
export function boardIn(board: Board, base: string): Board {
  return { ...board, rates: board.rates.filter((rate) => rate.base === base) };
}

const sources = { HUF: 'MNB', RON: 'BNR' } as const;

interface RateOfDay {
  base: string;
  currency: string;
  day: string;
  rate: number;
}

/** The newest rate of every currency in every base, and how far it moved. `rows` are the last two days of each. */
export function ratesOf(rows: readonly RateOfDay[], currencies: readonly string[]): ExchangeRate[] {
  const inEuro = rows.filter(({ base }) => base === 'EUR');
  return bases.flatMap((base) =>
    currencies
      .filter((currency) => currency !== base)
      .flatMap((currency) => {
        const own = rows.filter((row) => row.base === base && row.currency === currency);
        const cross = crossed(inEuro, base, currency);
        const series = completedBy(own, cross);
        const last = series.at(-1);
        const before = series.at(-2);
        if (!last) return [];
        const change = before ? Math.round((last.rate / before.rate - 1) * 10_000) / 100 : null;
        const source = own.length > 0 && last === own.at(-1) ? sources[base] : 'ECB';
        return [{ base, currency, rate: significant(last.rate), change, day: last.day, source }];
      }),
  );
}

function crossed(inEuro: readonly RateOfDay[], base: string, currency: string): RateOfDay[] {
  return inEuro
    .filter((row) => row.currency === base)
    .flatMap(({ day, rate: ofBase }) => {
      const ofCurrency =
        currency === 'EUR' ? 1 : inEuro.find((row) => row.currency === currency && row.day === day)?.rate;
      return ofCurrency === undefined ? [] : [{ base, currency, day, rate: ofCurrency / ofBase }];
    });
}

/** More digits than any bank says are noise of the division. */
export function significant(rate: number): number {
  return Number(rate.toPrecision(8));
}
