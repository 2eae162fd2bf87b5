import { classNames } from '#ui/class-names.ts';
import ruled from '#ui/ruled.module.css';
import { NoData } from '../../view/NoData.tsx';
import { ProviderPicture } from '../../view/ProviderPicture.tsx';
import results from '../../view/results.module.css';
import type { TeamData } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { FactList } from './FactList.tsx';
import { DriverName } from './Names.tsx';
import styles from './Profile.module.css';
import { SeasonPlace } from './SeasonPlace.tsx';

/** A team: its season, its drivers, and what is known of it [F1-06]. */
export function TeamView({ season, team }: { season: number; team: TeamData['team'] }) {
  const words = formula1PageWords.profile;
  if (!team) return <NoData />;
  return (
    <>
      <header className={styles.head}>
        {team.logo !== null && <ProviderPicture url={team.logo} width={72} />}
        <div>
          <h2 className={results.title}>{team.name ?? formula1PageWords.team}</h2>
          <SeasonPlace season={season} standing={team.standing} tab="konstruktor" />
        </div>
      </header>
      <section className={classNames(ruled.part, results.part)}>
        <h3 className={results.heading}>
          {`${words.drivers}, `}
          {season}
        </h3>
        {team.drivers.length === 0 ? (
          <NoData />
        ) : (
          <ul className={styles.list}>
            {team.drivers.map((driver) => (
              <li key={driver.id} className={results.name}>
                <DriverName driver={driver} season={season} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={classNames(ruled.part, results.part)}>
        <h3 className={results.heading}>{words.today}</h3>
        <FactList facts={team.facts} />
      </section>
    </>
  );
}
