import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { NoData } from '../../view/NoData.tsx';
import results from '../../view/results.module.css';
import type { DriverProfile } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { FactList } from './FactList.tsx';
import { DriverMark, TeamName } from './Names.tsx';
import styles from './Profile.module.css';
import { SeasonPlace } from './SeasonPlace.tsx';

/** A driver: the season, what is known, and the teams of earlier seasons [F1-07]. */
export function DriverView({ season, driver }: { season: number; driver: DriverProfile | null }) {
  if (!driver) return <NoData />;
  return (
    <>
      <header className={styles.head}>
        <DriverMark driver={driver} isLarge />
        <div>
          <h2 className={results.title}>{driver.name ?? formula1PageWords.driver}</h2>
          {driver.team && <TeamName team={driver.team} season={season} />}
          <SeasonPlace season={season} standing={driver.standing} tab="pontverseny" />
        </div>
      </header>
      <section className={classNames(ruled.part, results.part)}>
        <h3 className={results.heading}>{formula1PageWords.profile.facts}</h3>
        <FactList facts={driver.facts} />
      </section>
      <section className={classNames(ruled.part, results.part)}>
        <h3 className={results.heading}>{formula1PageWords.profile.teams}</h3>
        {driver.teams.length === 0 ? (
          <NoData />
        ) : (
          <ul className={styles.list}>
            {driver.teams.map(({ season: year, team }) => (
              <li key={`${year}-${team.id}`} className={results.name}>
                <span className={results.minor}>{year}</span> <TeamName team={team} season={year} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
