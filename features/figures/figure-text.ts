/** The header's figures as short texts, the same in pages and in front data. */
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
import { figureWords } from './figure-words.ts';
import type { HeaderFigures } from './header-figures.ts';
import { rateDigits } from './rates/rate-digits.ts';
import { type SkyIcon, skyIcon, skyOf } from './readings/sky.ts';

type FigureWords = (typeof figureWords)[keyof typeof figureWords];

export interface FigureText {
  /** Visible text. */
  shown: string;
  /** Additional text for screen readers; '' for none. */
  said: string;
  /** Icon before the text. */
  sign: SkyIcon | null;
}

const arrows = { rising: '↗', falling: '↘', steady: '→' };
const minus = '\u2212';

export function rateFigure({ currency, rate }: ExchangeRate): FigureText {
  const { text, unit } = rateDigits(rate);
  return { shown: `${unit === 1 ? '' : `${unit} `}${currency} ${text}`, said: '', sign: null };
}

export function weatherFigure(
  { name, temperature, code, isDay }: PlaceWeather,
  words: FigureWords,
): FigureText {
  const degrees = Math.round(temperature);
  const sign = degrees < 0 ? minus : '';
  return {
    shown: `${name} ${sign}${Math.abs(degrees)}\u00a0°C`,
    said: words.sky[skyOf(code)],
    sign: skyIcon(code, isDay),
  };
}

export function waterFigure({ river, level, trend, grade }: WaterLevel, words: FigureWords): FigureText {
  const sign = level < 0 ? minus : '';
  const alert = grade === 0 ? '' : `, ${grade}. ${words.grade}`;
  return {
    shown: `${river} ${sign}${Math.abs(level)}\u00a0cm ${arrows[trend]}`,
    said: `${words.trends[trend]}${alert}`,
    sign: null,
  };
}

export interface HeaderText {
  /** Key of the figure: `rate EUR`, `weather budapest`, `water 1026`. */
  figure: string;
  shown: string;
  /** Additional text for screen readers. */
  said: { hu: string; en: string } | null;
  sign: SkyIcon | null;
}

/** Texts of a header's known figures, for updating open pages. */
export function headerTexts(figures: HeaderFigures | null): HeaderText[] {
  if (!figures) return [];
  const { rates, place, station } = figures;
  const inBoth = (figure: string, text: (words: FigureWords) => FigureText): HeaderText => {
    const { shown, said, sign } = text(figureWords.hu);
    const inLanguages = said === '' ? null : { hu: said, en: text(figureWords.en).said };
    return { figure, shown, said: inLanguages, sign };
  };
  return [
    ...rates.flatMap(({ rate }) => (rate ? [inBoth(`rate ${rate.currency}`, () => rateFigure(rate))] : [])),
    ...[place?.weather ?? []]
      .flat()
      .map((weather) => inBoth(`weather ${weather.slug}`, (words) => weatherFigure(weather, words))),
    ...[station?.water ?? []]
      .flat()
      .map((water) => inBoth(`water ${water.station}`, (words) => waterFigure(water, words))),
  ];
}
