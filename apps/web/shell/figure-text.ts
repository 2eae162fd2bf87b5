/** The figures of the head as short texts, the same on the server and in the browser. */
import { type ExchangeRate, type PlaceWeather, skyOf, type WaterLevel } from '#features/figures/public.ts';
import { rateDigits } from '../exchange/rate-digits.ts';
import type { figureWords } from './figure-words.ts';

type Words = (typeof figureWords)[keyof typeof figureWords];

export interface FigureText {
  /** What stands there. */
  shown: string;
  /** What a screen reader says after it; '' for nothing. */
  said: string;
}

const arrows = { rising: '↗', falling: '↘', steady: '→' };
const minus = '\u2212';

export function rateFigure({ currency, rate }: ExchangeRate): FigureText {
  const { text, unit } = rateDigits(rate);
  return { shown: `${unit === 1 ? '' : `${unit} `}${currency} ${text}`, said: '' };
}

export function weatherFigure({ name, temperature, code }: PlaceWeather, words: Words): FigureText {
  const degrees = Math.round(temperature);
  const sign = degrees < 0 ? minus : '';
  return { shown: `${name} ${sign}${Math.abs(degrees)}\u00a0°C`, said: words.sky[skyOf(code)] };
}

export function waterFigure({ river, level, trend, grade }: WaterLevel, words: Words): FigureText {
  const sign = level < 0 ? minus : '';
  const alert = grade === 0 ? '' : `, ${grade}. ${words.grade}`;
  return {
    shown: `${river} ${sign}${Math.abs(level)}\u00a0cm ${arrows[trend]}`,
    said: `${words.trends[trend]}${alert}`,
  };
}
