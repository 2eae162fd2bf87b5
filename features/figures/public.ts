export { boardIn } from './board.ts';
export type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
export { convert, readAmount } from './convert.ts';
export { type ExchangeAsked, exchangeAddress, exchangePath, usualOf } from './exchange-address.ts';
export {
  type FigureText,
  headTexts,
  rateFigure,
  waterFigure,
  weatherFigure,
} from './figure-text.ts';
export { figureWords } from './figure-words.ts';
export { type HeadFigures, headFigures } from './head-figures.ts';
export { decimalsOf, rateDigits, unitOf } from './rate-digits.ts';
export { type Base, bases, type Range, rangeNames } from './rates.ts';
export { type SkySign, skySigns } from './sky.ts';
