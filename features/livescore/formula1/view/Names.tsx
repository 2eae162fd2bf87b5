import { classNames } from '#ui/class-names.ts';
import { ProviderPicture } from '../../view/ProviderPicture.tsx';
import results from '../../view/results.module.css';
import { formula1Address } from '../formula1-address.ts';
import type { Driver, Team } from '../formula1-data.ts';
import styles from './Names.module.css';

/** A driver with the portrait or, where there is none, the number; a link to the driver's page. */
export function DriverName({ driver, season }: { driver: Driver; season: number }) {
  const { id, name } = driver;
  return (
    <span className={results.name}>
      <DriverMark driver={driver} />
      {id === null ? (
        name
      ) : (
        <a href={formula1Address({ oldal: 'versenyzok', szezon: season, versenyzo: id })}>{name}</a>
      )}
    </span>
  );
}

/** A portrait or, where there is none, the abbreviation. */
export function DriverMark({ driver, isLarge = false }: { driver: Driver; isLarge?: boolean }) {
  if (driver.image !== null)
    return <ProviderPicture url={driver.image} width={isLarge ? 72 : 28} shape="round" />;
  if (driver.abbreviation === null) return null;
  return (
    <span className={styles.mark} data-size={isLarge ? 'large' : 'small'} aria-hidden="true">
      {driver.abbreviation}
    </span>
  );
}

export function TeamName({ team, season }: { team: Team; season: number }) {
  const { id, name, logo } = team;
  return (
    <span className={results.name}>
      {logo !== null && <ProviderPicture url={logo} width={28} />}
      {id === null ? (
        name
      ) : (
        <a href={formula1Address({ oldal: 'csapatok', szezon: season, csapat: id })}>{name}</a>
      )}
    </span>
  );
}

/** The team below a driver's name, on screens too narrow for a column of teams. */
export function TeamBelowDriver({ name }: { name: string | null | undefined }) {
  return <div className={classNames('note', styles.belowDriver)}>{name}</div>;
}
