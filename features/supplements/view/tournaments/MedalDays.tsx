import { noonOf } from '#platform/time/day.ts';
import { dayOfYear, longDate } from '#platform/time/hungarian-date.ts';
import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import type { MedalEvents } from '../../records/medals.ts';
import { Choices } from '../Choices.tsx';
import type { ResultPlace } from '../result-place.ts';
import { resultWords } from '../result-words.ts';
import styles from './MedalDays.module.css';

interface MedalDaysProps {
  events: MedalEvents;
  place: ResultPlace;
}

type Day = MedalEvents['days'][number];
type MedalEvent = Day['events'][number];
type Medal = MedalEvent[2][number];

/** The finals of one day; every day has an address of its own. */
export function Schedule({ events, place }: MedalDaysProps) {
  const shown = events.days.find(({ day }) => day === place.day) ?? events.days[0];
  return (
    <>
      <Choices
        label={resultWords[place.language].days}
        choices={events.days.map(({ day }, at) => ({
          title: dayOfYear(noonOf(day), place),
          href: at === 0 ? place.path : `${place.path}?nap=${day}`,
          current: day === shown?.day,
        }))}
      />
      {shown && <DayOfEvents day={shown} countries={events.countries} place={place} />}
    </>
  );
}

/** All medals of one country, by day. */
export function CountryMedals({ events, country, place }: MedalDaysProps & { country: string }) {
  const days = events.days
    .map(({ day, events: all }): Day => {
      const own = all
        .map(
          ([sport, event, medals]): MedalEvent => [
            sport,
            event,
            medals.filter(([, code]) => code === country),
          ],
        )
        .filter(([, , medals]) => medals.length > 0);
      return { day, events: own };
    })
    .filter((day) => day.events.length > 0);
  return days.map((day) => (
    <DayOfEvents key={day.day} day={day} countries={events.countries} place={place} isOneCountry />
  ));
}

interface DayOfEventsProps {
  day: Day;
  countries: MedalEvents['countries'];
  place: ResultPlace;
  isOneCountry?: boolean;
}

function DayOfEvents({ day, countries, place, isOneCountry = false }: DayOfEventsProps) {
  return (
    <section className={styles.day}>
      <h3 className={ruled.title}>{longDate(noonOf(day.day), place)}</h3>
      <ul className={ruled.list}>
        {day.events.map(([sport, event, medals]) => (
          <li key={`${sport} ${event}`} className={styles.event}>
            <p>
              <b className={styles.sport}>{sport}</b> {event}
            </p>
            <ul className={styles.medals}>
              {medals.map((medal) => (
                <li key={medal.flat().join(' ')}>
                  <MedalText medal={medal} countries={countries} place={place} isOneCountry={isOneCountry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MedalText({
  medal: [colour, code, names],
  countries,
  place,
  isOneCountry,
}: Omit<DayOfEventsProps, 'day'> & { medal: Medal }) {
  const country = countries[code] ?? code;
  return (
    <>
      <span className={classNames('label', styles.medal, styles[colour])}>
        {resultWords[place.language][colour]}
      </span>{' '}
      {isOneCountry && names.length > 0 ? names.join(', ') : country}
      {!isOneCountry && names.length > 0 && (
        <span className={classNames('note', styles.names)}> {names.join(', ')}</span>
      )}
    </>
  );
}
