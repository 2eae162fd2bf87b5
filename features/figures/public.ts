export { boardIn } from './board.ts';
export type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
export { convert, readAmount } from './convert.ts';
export { type ExchangeAsked, exchangeAddress, exchangePath, usualOf } from './exchange-address.ts';
export { type HeadFigures, headFigures } from './head-figures.ts';
export { type Base, bases, type Range, rangeNames } from './rates.ts';
export { type Sky, skyOf } from './sky.ts';
