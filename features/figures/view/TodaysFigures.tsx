import type { Language } from '#features/sites/public.ts';
import { Icon } from '#ui/Icon.tsx';
import { type FigureText, rateFigure, waterFigure, weatherFigure } from '../figure-text.ts';
import { figureWords } from '../figure-words.ts';
import type { HeaderFigures } from '../header-figures.ts';
import { exchangePath } from '../rates/exchange-address.ts';
import { skyIcons } from '../readings/sky-icons.ts';
import styles from './TodaysFigures.module.css';

interface TodaysFiguresProps {
  figures: HeaderFigures;
  language: Language;
  /** Of the list, which stands in a row with other links. */
  listClass: string;
}

/**
 * Exchange rates, weather and water level in the masthead: rendered from memory on front pages, elsewhere empty
 * elements that the browser fills (decision 15).
 */
export function TodaysFigures({ figures, language, listClass }: TodaysFiguresProps) {
  const words = figureWords[language];
  const { rates, place, station } = figures;
  const isKnown = rates.some(({ rate }) => rate) || Boolean(place?.weather) || Boolean(station?.water);
  return (
    <div className={styles.figures} data-figures="" hidden={!isKnown}>
      <ul className={listClass} aria-label={words.label}>
        {rates.map(({ currency, rate }) => (
          <li key={currency} hidden={rate === null}>
            <a href={exchangePath} data-figure={`rate ${currency}`}>
              <Figure text={rate && rateFigure(rate)} />
            </a>
          </li>
        ))}
        {place && (
          <li data-figure={`weather ${place.slug}`} hidden={place.weather === null}>
            <Figure text={place.weather && weatherFigure(place.weather, words)} hasSign />
          </li>
        )}
        {station && (
          <li data-figure={`water ${station.number}`} hidden={station.water === null}>
            <Figure text={station.water && waterFigure(station.water, words)} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Figure({ text, hasSign = false }: { text: FigureText | null; hasSign?: boolean }) {
  return (
    <>
      {hasSign && <Icon path={text?.sign ? skyIcons[text.sign] : ''} />}
      <span>{text?.shown ?? ''}</span>
      <span className="visually-hidden">{text?.said ?? ''}</span>
    </>
  );
}
