import { chartColour } from '#ui/chart/chart-colour.ts';
import { classNames } from '#ui/class-names.ts';
import { shadeLimits } from '../../elections/shade.ts';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import shadeStyles from './shades.module.css';

interface MapLegendProps {
  legend: readonly (readonly [colour: number, name: string])[];
  language: ResultPlace['language'];
}

/** Legend of a map's colours and shades. */
export function MapLegend({ legend, language }: MapLegendProps) {
  const words = resultWords[language];
  if (legend.length === 0) return null;
  const [first, second, third] = shadeLimits.map((limit) => Math.round(limit * 100));
  const shades = [
    [shadeStyles.shade1, words.below(first ?? 0)],
    [shadeStyles.shade2, words.between(first ?? 0, second ?? 0)],
    [shadeStyles.shade3, words.between(second ?? 0, third ?? 0)],
    [shadeStyles.shade4, words.from(third ?? 0)],
  ];
  return (
    <>
      <ul className="facts">
        {legend.map(([colour, name]) => (
          <li key={colour}>
            <span
              className={classNames(shadeStyles.sign, shadeStyles.shade3, chartColour(colour))}
              aria-hidden="true"
            />
            {name}
          </li>
        ))}
      </ul>
      <p className="label">{words.shades}</p>
      <ul className="facts">
        {shades.map(([shade, text]) => (
          <li key={text}>
            <span className={classNames(shadeStyles.sign, shadeStyles.grey, shade)} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
