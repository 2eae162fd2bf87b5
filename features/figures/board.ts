/** The board: the last known figures of the day, with their times. */
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
import { bases, completedWith } from './rates/rates.ts';

export interface Board {
  /** In the order of the edition's currencies. */
  rates: ExchangeRate[];
  weather: PlaceWeather[];
  water: WaterLevel[];
}

export const emptyBoard: Board = { rates: [], weather: [], water: [] };

/** The board for a front page, a header or a caller: with rates in one base only. */
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

/** The newest rate of every currency in every base, and its change. `rows` are the last two days of each. */
export function ratesOf(rows: readonly RateOfDay[], currencies: readonly string[]): ExchangeRate[] {
  const inEuro = rows.filter(({ base }) => base === 'EUR');
  return bases.flatMap((base) =>
    currencies
      .filter((currency) => currency !== base)
      .flatMap((currency) => {
        const own = rows.filter((row) => row.base === base && row.currency === currency);
        const cross = crossRates(inEuro, base, currency);
        const series = completedWith(own, cross);
        const last = series.at(-1);
        const before = series.at(-2);
        if (!last) return [];
        const change = before ? Math.round((last.rate / before.rate - 1) * 10_000) / 100 : null;
        const source = own.length > 0 && last === own.at(-1) ? sources[base] : 'ECB';
        return [{ base, currency, rate: roundSignificant(last.rate), change, day: last.day, source }];
      }),
  );
}

function crossRates(inEuro: readonly RateOfDay[], base: string, currency: string): RateOfDay[] {
  return inEuro
    .filter((row) => row.currency === base)
    .flatMap(({ day, rate: ofBase }) => {
      const ofCurrency =
        currency === 'EUR' ? 1 : inEuro.find((row) => row.currency === currency && row.day === day)?.rate;
      return ofCurrency === undefined ? [] : [{ base, currency, day, rate: ofCurrency / ofBase }];
    });
}

/** Rounds off the noise of a division: banks publish no more digits than this. */
export function roundSignificant(rate: number): number {
  return Number(rate.toPrecision(8));
}
