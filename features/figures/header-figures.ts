/** The figures in the header of a site's pages: a few of the board's, each in a fixed slot. */

import type { Board } from './board.ts';
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
import type { FiguresSetting } from './figures-setting.ts';

/** Null for unknown figures, and on pages whose slots the browser fills. */
export interface HeaderFigures {
  rates: { currency: string; rate: ExchangeRate | null }[];
  place: { slug: string; weather: PlaceWeather | null } | null;
  station: { number: number; water: WaterLevel | null } | null;
}

/** Null for a site without figures in its header. `board` is null where the browser fills the slots. */
export function headerFigures(
  setting: Pick<FiguresSetting, 'header'> | null,
  site: { slug: string; currency: string },
  board: Board | null,
): HeaderFigures | null {
  const own = setting?.header.find((one) => one.site === site.slug);
  if (!own) return null;
  const { currencies, place, station } = own;
  return {
    rates: currencies.map((currency) => ({
      currency,
      rate: board?.rates.find((rate) => rate.base === site.currency && rate.currency === currency) ?? null,
    })),
    place:
      place === undefined
        ? null
        : { slug: place, weather: board?.weather.find(({ slug }) => slug === place) ?? null },
    station:
      station === undefined
        ? null
        : { number: station, water: board?.water.find((one) => one.station === station) ?? null },
  };
}
