/** Races, drivers and teams of one season, from which a reader can choose. */

import type { Choice, Driver } from '../formula1-data.ts';
import type { ConstructorStanding, DriverRef, DriverStanding, Race } from '../race.ts';

export interface SeasonLists {
  races: readonly Race[];
  /** Everybody who took part. */
  drivers: readonly DriverStanding[];
  constructors: readonly ConstructorStanding[];
}

export function driverChoices({ drivers }: Pick<SeasonLists, 'drivers'>): Choice[] {
  return choices(drivers.map(({ driver }) => driver));
}

export function constructorChoices({ constructors }: Pick<SeasonLists, 'constructors'>): Choice[] {
  return choices(constructors.map(({ team }) => team));
}

function choices(items: readonly { id: number | null; name: string | null }[]): Choice[] {
  return items.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]));
}

/** A driver as lists show them. */
export function driverOf({ id, name, image, abbreviation }: DriverRef): Driver {
  return { id, name, image, abbreviation };
}
