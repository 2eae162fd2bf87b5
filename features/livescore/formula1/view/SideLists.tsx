import { classNames } from '#ui/class-names.ts';
import results from '../../view/results.module.css';
import { formula1Address } from '../formula1-address.ts';
import type { Choice, WeekendChoice } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { daysText } from './days-text.ts';
import { LiveMarker } from './LiveMarker.tsx';
import styles from './SideLists.module.css';

interface WeekendListProps {
  season: number;
  weekends: readonly WeekendChoice[];
  current: number;
  timeZone: string;
}

/** The calendar of a season, beside the Grand Prix that is shown; phones have the select instead [F1-02]. */
export function WeekendList({ season, weekends, current, timeZone }: WeekendListProps) {
  const words = formula1PageWords.calendar;
  return (
    <nav className={classNames(styles.side, 'screen-only')} aria-label={words.title}>
      <ol>
        {weekends.map(({ id, name, state, hasSprint, ...days }) => (
          <li key={id}>
            <a
              className={results.choice}
              data-state={state}
              href={formula1Address({ szezon: season, verseny: id })}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className="link-words">{name}</span>
              <span className={classNames('facts', state === 'next' && styles.next)}>
                {daysText(days, timeZone)}
                {hasSprint && <span className={styles.sprint}>{words.sprint}</span>}
                {state === 'live' ? (
                  <LiveMarker />
                ) : (
                  words.states[state] !== '' && <span>{words.states[state]}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  current: number | null;
  addressOf: (id: number) => string;
}

export function ChoiceList({ label, choices, current, addressOf }: ChoiceListProps) {
  return (
    <nav className={classNames(styles.side, 'screen-only')} aria-label={label}>
      <ul>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <a
              className={results.choice}
              href={addressOf(id)}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className="link-words">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
