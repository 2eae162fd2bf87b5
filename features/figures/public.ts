export { boardIn } from './board.ts';
export type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
export { type ExchangeQuery, exchangeAddress, exchangeDefaults, exchangePath } from './exchange-address.ts';
export {
  type FigureText,
  headerTexts,
  rateFigure,
  waterFigure,
  weatherFigure,
} from './figure-text.ts';
export { figureWords } from './figure-words.ts';
export { type HeaderFigures, headerFigures } from './header-figures.ts';
export type { Conversion, ExchangePageData } from './pages/exchange-data.ts';
export { rateDigits, unitOf } from './rate-digits.ts';
export { type Base, bases, dayBefore, type Range, rangeNames } from './rates.ts';
export { skyIconNames } from './sky.ts';
export { skyIcons } from './sky-icons.ts';
