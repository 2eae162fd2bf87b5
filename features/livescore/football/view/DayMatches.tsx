import { ChoiceForm } from '#ui/ChoiceForm.tsx';
import type { DayChoices, FootballData } from '../football-data.ts';
import { footballPath } from '../football-path.ts';
import styles from './DayMatches.module.css';
import { ScoreSwitch } from './DeviceParts.tsx';
import { ZoneNote } from './KickOff.tsx';
import { LeagueMatches } from './LeagueMatches.tsx';

interface DayMatchesProps {
  data: Pick<FootballData, 'choices' | 'day'>;
}

/** The matches of a day, by league [FOOT-15]. */
export function DayMatches({ data: { choices, day } }: DayMatchesProps) {
  const firstKickOff = day.groups
    .flatMap(({ matches }) => matches)
    .flatMap(({ dateTime }) => dateTime ?? [])[0];
  return (
    <section className={styles.day} aria-labelledby="foci-nap">
      <div className={styles.head}>
        <h2 id="foci-nap" className={styles.date}>
          <time dateTime={day.date}>{day.title}</time>
        </h2>
        <a href={day.previous} rel="nofollow" aria-label="Előző nap">
          ‹
        </a>
        <a href={day.next} rel="nofollow" aria-label="Következő nap">
          ›
        </a>
      </div>
      <ChoiceForm
        action={footballPath}
        label="Nap és mérkőzés választása"
        kept={choices.day.kept}
        submit="Mutasd"
        fields={dayFields(choices.day)}
      />
      <div className={styles.device}>
        <ScoreSwitch />
        {firstKickOff !== undefined && <ZoneNote dateTime={firstKickOff} />}
      </div>
      {day.groups.length === 0 && <Nothing day={day} />}
      {day.groups.map((group) => (
        <LeagueMatches key={group.league} group={group} />
      ))}
    </section>
  );
}

function Nothing({ day }: Pick<FootballData, 'day'>) {
  return (
    <div className={styles.nothing}>
      <p>Nem rendeznek mérkőzést ezen a napon.</p>
      {day.nearest.length > 0 && (
        <ul>
          {day.nearest.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function dayFields({ value, match }: DayChoices) {
  const options = [{ value: '0', label: 'Mérkőzés kiválasztása' }, ...match.groups];
  return [
    { kind: 'date' as const, name: 'nap', label: 'Nap', value, min: '1990-01-01', max: '2099-12-31' },
    { kind: 'select' as const, name: 'meccs', label: 'Mérkőzés', value: match.value, options },
  ];
}
