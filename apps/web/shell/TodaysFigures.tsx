import { exchangePath } from '#features/figures/public.ts';
import { scriptNamed } from '../islands/Island.tsx';
import type { Surroundings } from '../page-data.ts';
import { type FigureText, rateFigure, waterFigure, weatherFigure } from './figure-text.ts';
import { figureWords } from './figure-words.ts';
import styles from './TodaysFigures.module.css';

/**
 * Rates, weather and water in the head: out of memory on front pages, elsewhere empty places that the browser fills
 * (decision 15).
 */
export function TodaysFigures({ surroundings: { figures, language } }: { surroundings: Surroundings }) {
  const script = scriptNamed('figures', 'idle');
  if (!figures) return null;
  const words = figureWords[language];
  const { rates, place, station } = figures;
  const isKnown = rates.some(({ rate }) => rate) || Boolean(place?.weather) || Boolean(station?.water);
  return (
    <ul className={styles.figures} aria-label={words.label} data-figures="" hidden={!isKnown} {...script}>
      {rates.map(({ currency, rate }) => (
        <li key={currency} hidden={rate === null}>
          <a href={exchangePath} data-figure={`rate ${currency}`}>
            <Figure text={rate && rateFigure(rate)} />
          </a>
        </li>
      ))}
      {place && (
        <li data-figure={`weather ${place.slug}`} hidden={place.weather === null}>
          <Figure text={place.weather && weatherFigure(place.weather, words)} />
        </li>
      )}
      {station && (
        <li data-figure={`water ${station.number}`} hidden={station.water === null}>
          <Figure text={station.water && waterFigure(station.water, words)} />
        </li>
      )}
    </ul>
  );
}

function Figure({ text }: { text: FigureText | null }) {
  return (
    <>
      <span>{text?.shown ?? ''}</span>
      <span className="visually-hidden">{text?.said ?? ''}</span>
    </>
  );
}
