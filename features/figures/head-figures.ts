/** What the head of a site's pages shows of the board: a few of its figures, each in a place of its own. */
import type { FiguresSetting } from '#features/sites/public.ts';
import type { Board } from './board.ts';
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';

/** Null for what is not known, and on pages that leave their places to the browser. */
export interface HeadFigures {
  rates: { currency: string; rate: ExchangeRate | null }[];
  place: { slug: string; weather: PlaceWeather | null } | null;
  station: { number: number; water: WaterLevel | null } | null;
}

/** Null for a site whose head has none. `board` is null where the browser fills the places. */
export function headFigures(
  setting: FiguresSetting | null,
  site: { slug: string; currency: string },
  board: Board | null,
): HeadFigures | null {
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
