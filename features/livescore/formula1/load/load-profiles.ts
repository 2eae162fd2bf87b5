/** The pages of a team and of a driver, each with its place in the season [F1-06] [F1-07]. */
import { fullDate } from '#platform/time/hungarian-date.ts';
import { resources } from '../../provider/resources.ts';
import type { DriverProfile, Fact } from '../formula1-data.ts';
import { nationalityTitle } from '../formula1-words.ts';
import { pointsText } from '../points-text.ts';
import type { BestFinish, Constructor, Driver } from '../race.ts';
import { numberText, yearText } from './circuit-data.ts';
import { driverOf } from './season-lists.ts';
import type { LoadedTab, TabNeeds } from './tab.ts';

const untitled = { title: null, liveFrom: null };

export async function loadTeam({ query, lists, season, reader }: TabNeeds): Promise<LoadedTab> {
  const { constructors, drivers } = lists;
  const named = constructors.find(({ team }) => team.id !== null && team.id === query.csapat);
  const standing = named ?? constructors[0];
  const ids = { csapat: named?.team.id ?? null };
  if (!standing) return { ...untitled, shown: { kind: 'csapatok', team: null }, ids };
  const { position, points, team } = standing;
  const found = (await reader.read(resources.constructors(), [])).find(({ id }) => id === team.id);
  const members = drivers.filter((one) => one.team?.id === team.id).map(({ driver }) => driver);
  return {
    ...{ ids, liveFrom: null, title: `${found?.name ?? team.name ?? 'Csapat'}, ${season}` },
    shown: {
      kind: 'csapatok',
      team: {
        ...{ id: team.id, name: found?.name ?? team.name, logo: found?.logo ?? team.logo },
        ...{ facts: found ? teamFacts(found) : [], standing: { position, points } },
        drivers: members.map(driverOf),
      },
    },
  };
}

function teamFacts(team: Constructor): Fact[] {
  return [
    { title: 'Székhely', value: team.base },
    { title: 'Első szezon', value: yearText(team.firstEntry) },
    { title: 'Világbajnoki címek', value: numberText(team.championships) },
    { title: 'Legjobb helyezés', value: finishText(team.bestFinish) },
    { title: 'Első rajthelyek', value: numberText(team.polePositions) },
    { title: 'Leggyorsabb körök', value: numberText(team.fastestLaps) },
    { title: 'Elnök', value: team.president },
    { title: 'Csapatfőnök', value: team.director },
    { title: 'Műszaki igazgató', value: team.technicalManager },
    { title: 'Autó', value: team.chassis },
    { title: 'Motor', value: team.engine },
    { title: 'Gumi', value: team.tyres },
  ];
}

/** `1. (127 alkalommal)` */
function finishText(finish: BestFinish | null): string | null {
  if (finish === null) return null;
  const times = finish.times === null ? '' : ` (${formatTimes(finish.times)})`;
  return `${finish.position}.${times}`;
}

function formatTimes(times: number): string {
  return `${numberText(times) ?? ''} alkalommal`;
}

export async function loadDriver({ query, lists, season, reader }: TabNeeds): Promise<LoadedTab> {
  const { drivers } = lists;
  const named = drivers.find(({ driver }) => driver.id !== null && driver.id === query.versenyzo);
  const standing = named ?? drivers[0];
  const ids = { versenyzo: named?.driver.id ?? null };
  if (!standing) return { ...untitled, shown: { kind: 'versenyzok', driver: null }, ids };
  const { position, points, driver: ref, team } = standing;
  const found = ref.id === null ? undefined : (await reader.read(resources.driver(ref.id), []))[0];
  const profile: DriverProfile = {
    ...{ id: ref.id, name: found?.name ?? ref.name, image: found?.image ?? ref.image },
    ...{ abbreviation: found?.abbreviation ?? ref.abbreviation, team, standing: { position, points } },
    ...{ facts: found ? driverFacts(found) : [], teams: found?.teams ?? [] },
  };
  return {
    ...{ ids, liveFrom: null, title: `${profile.name ?? 'Versenyző'}, ${season}` },
    shown: { kind: 'versenyzok', driver: profile },
  };
}

function driverFacts(driver: Driver): Fact[] {
  return [
    { title: 'Rajtszám', value: numberText(driver.number) },
    { title: 'Rövidítés', value: driver.abbreviation },
    { title: 'Nemzetiség', value: driver.nationality && nationalityTitle(driver.nationality) },
    { title: 'Született', value: dayText(driver.birthDate) },
    { title: 'Születési hely', value: driver.birthPlace },
    { title: 'Nagydíjak', value: numberText(driver.grandsPrix) },
    { title: 'Világbajnoki címek', value: numberText(driver.championships) },
    { title: 'Dobogós helyezések', value: numberText(driver.podiums) },
    { title: 'Legjobb helyezés', value: finishText(driver.bestFinish) },
    { title: 'Legjobb rajthely', value: driver.bestGrid === null ? null : `${driver.bestGrid}.` },
    { title: 'Pontok összesen', value: driver.points === null ? null : pointsText(driver.points) },
  ];
}

/** `1985-01-07` → `1985. január 7.` */
function dayText(day: string | null): string | null {
  if (day === null) return null;
  const at = Date.parse(`${day.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(at) ? day : fullDate(at / 1000, { timeZone: 'UTC', language: 'hu' });
}
