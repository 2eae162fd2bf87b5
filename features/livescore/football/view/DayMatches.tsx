import { ChoiceForm } from '#ui/form/ChoiceForm.tsx';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { DayChoices, FootballData } from '../football-data.ts';
import { footballPageWords } from '../football-page-words.ts';
import { footballPath } from '../football-path.ts';
import styles from './DayMatches.module.css';
import { DeviceLine } from './DeviceParts.tsx';
import { LeagueMatches } from './LeagueMatches.tsx';

interface DayMatchesProps {
  data: Pick<FootballData, 'choices' | 'day'>;
}

/** The matches of a day, by league [FOOT-15]. */
export function DayMatches({ data: { choices, day } }: DayMatchesProps) {
  const words = footballPageWords.day;
  const groups = day.groups ?? [];
  const firstKickOff = groups.flatMap(({ matches }) => matches).flatMap(({ dateTime }) => dateTime ?? [])[0];
  return (
    <section className={results.part} aria-labelledby="foci-nap">
      <div className={styles.head}>
        <h2 id="foci-nap" className={styles.date}>
          <time dateTime={day.date}>{day.title}</time>
        </h2>
        <a className="screen-only" href={day.previous} rel="nofollow" aria-label={words.previous}>
          ‹
        </a>
        <a className="screen-only" href={day.next} rel="nofollow" aria-label={words.next}>
          ›
        </a>
      </div>
      <ChoiceForm
        action={footballPath}
        label={words.choose}
        kept={choices.day.kept}
        submit={footballPageWords.submit}
        fields={dayFields(choices.day)}
      />
      <DeviceLine firstKickOff={firstKickOff} />
      {groups.length === 0 && <Nothing day={day} />}
      {groups.map((group) => (
        <LeagueMatches key={group.league} group={group} />
      ))}
    </section>
  );
}

function Nothing({ day }: Pick<FootballData, 'day'>) {
  if (day.groups === null) return <NoData />;
  return (
    <>
      <NoData>{footballPageWords.day.none}</NoData>
      {day.nearest.length > 0 && (
        <ul>
          {day.nearest.map(({ text, href }) => (
            <li key={href}>
              <a className="lone-link" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function dayFields({ value, match }: DayChoices) {
  const { fields } = footballPageWords;
  const options = [{ value: '0', label: footballPageWords.day.chooseMatch }, ...match.groups];
  return [
    { kind: 'date' as const, name: 'nap', label: fields.day, value, min: '1990-01-01', max: '2099-12-31' },
    { kind: 'select' as const, name: 'meccs', label: fields.match, value: match.value, options },
  ];
}
