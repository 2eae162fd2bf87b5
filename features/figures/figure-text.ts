/** The figures of the head as short texts, the same in pages and in front data. */
import type { ExchangeRate, PlaceWeather, WaterLevel } from './board-schema.ts';
import { figureWords } from './figure-words.ts';
import type { HeadFigures } from './head-figures.ts';
import { rateDigits } from './rate-digits.ts';
import { type SkySign, skyOf, skySign } from './sky.ts';

type Words = (typeof figureWords)[keyof typeof figureWords];

export interface FigureText {
  /** What stands there. */
  shown: string;
  /** What a screen reader says after it; '' for nothing. */
  said: string;
  /** What is drawn before it. */
  sign: SkySign | null;
}

const arrows = { rising: '↗', falling: '↘', steady: '→' };
const minus = '\u2212';

export function rateFigure({ currency, rate }: ExchangeRate): FigureText {
  const { text, unit } = rateDigits(rate);
  return { shown: `${unit === 1 ? '' : `${unit} `}${currency} ${text}`, said: '', sign: null };
}

export function weatherFigure({ name, temperature, code, isDay }: PlaceWeather, words: Words): FigureText {
  const degrees = Math.round(temperature);
  const sign = degrees < 0 ? minus : '';
  return {
    shown: `${name} ${sign}${Math.abs(degrees)}\u00a0°C`,
    said: words.sky[skyOf(code)],
    sign: skySign(code, isDay),
  };
}

export function waterFigure({ river, level, trend, grade }: WaterLevel, words: Words): FigureText {
  const sign = level < 0 ? minus : '';
  const alert = grade === 0 ? '' : `, ${grade}. ${words.grade}`;
  return {
    shown: `${river} ${sign}${Math.abs(level)}\u00a0cm ${arrows[trend]}`,
    said: `${words.trends[trend]}${alert}`,
    sign: null,
  };
}

export interface HeadText {
  /** Its place: `rate EUR`, `weather budapest`, `water 1026`. */
  figure: string;
  shown: string;
  said: { hu: string; en: string };
  sign: SkySign | null;
}

/** What is known of a head's figures, for pages that are open. */
export function headTexts(figures: HeadFigures | null): HeadText[] {
  if (!figures) return [];
  const { rates, place, station } = figures;
  const inBoth = (figure: string, text: (words: Words) => FigureText): HeadText => {
    const { shown, said, sign } = text(figureWords.hu);
    return { figure, shown, said: { hu: said, en: text(figureWords.en).said }, sign };
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
