export type { Board, ExchangeRate, PlaceWeather, WaterLevel } from './board.ts';
export {
  boardIn,
  emptyBoard,
  exchangeRateSchema,
  floodingDataSchema,
  weatherDataSchema,
} from './board.ts';
export { type Base, bases, type Range, rangeNames } from './rates.ts';
export { type Sky, skyOf } from './weather.ts';
