/** The pages of a team and of a driver, each with its place in the season [F1-06] [F1-07]. */
import { dayStart, fullDate } from '#platform/time/hungarian-date.ts';
import { resources } from '../../provider/resources.ts';
import type { DriverProfile, Fact } from '../formula1-data.ts';
import { formula1PageWords } from '../formula1-page-words.ts';
import { nationalityTitle } from '../formula1-words.ts';
import { pointsText } from '../points-text.ts';
import type { BestFinish, Constructor, Driver } from '../race.ts';
import { numberText, yearText } from './circuit-data.ts';
import { driverOf } from './season-lists.ts';
import type { LoadedTab, TabNeeds } from './tab.ts';

const untitled = { title: null, liveFrom: null };

export async function loadTeam({ query, lists, season, reader }: TabNeeds): Promise<LoadedTab> {
  const { constructors, drivers } = lists;
  const chosenTeam = constructors.find(({ team }) => team.id !== null && team.id === query.csapat);
  const standing = chosenTeam ?? constructors[0];
  const ids = { csapat: chosenTeam?.team.id ?? null };
  if (!standing) return { ...untitled, shown: { kind: 'csapatok', team: null }, ids };
  const { position, points, team } = standing;
  const profile = (await reader.read(resources.constructors()))?.find(({ id }) => id === team.id);
  const members = drivers.filter((one) => one.team?.id === team.id).map(({ driver }) => driver);
  return {
    ids,
    liveFrom: null,
    title: `${profile?.name ?? team.name ?? formula1PageWords.team}, ${season}`,
    shown: {
      kind: 'csapatok',
      team: {
        id: team.id,
        name: profile?.name ?? team.name,
        logo: profile?.logo ?? team.logo,
        facts: profile ? teamFacts(profile) : [],
        standing: { position, points },
        drivers: members.map(driverOf),
      },
    },
  };
}

function teamFacts(team: Constructor): Fact[] {
  const words = formula1PageWords.teamFacts;
  return [
    { title: words.base, value: team.base },
    { title: words.firstEntry, value: yearText(team.firstEntry) },
    { title: words.championships, value: numberText(team.championships) },
    { title: words.bestFinish, value: finishText(team.bestFinish) },
    { title: words.polePositions, value: numberText(team.polePositions) },
    { title: words.fastestLaps, value: numberText(team.fastestLaps) },
    { title: words.president, value: team.president },
    { title: words.director, value: team.director },
    { title: words.technicalManager, value: team.technicalManager },
    { title: words.chassis, value: team.chassis },
    { title: words.engine, value: team.engine },
    { title: words.tyres, value: team.tyres },
  ];
}

/** `1. (127 alkalommal)` */
function finishText(finish: BestFinish | null): string | null {
  if (finish === null) return null;
  const times = finish.times === null ? '' : ` (${formatTimes(finish.times)})`;
  return `${finish.position}.${times}`;
}

function formatTimes(times: number): string {
  return formula1PageWords.profile.times(numberText(times) ?? '');
}

export async function loadDriver({ query, lists, season, reader }: TabNeeds): Promise<LoadedTab> {
  const { drivers } = lists;
  const chosenDriver = drivers.find(({ driver }) => driver.id !== null && driver.id === query.versenyzo);
  const standing = chosenDriver ?? drivers[0];
  const ids = { versenyzo: chosenDriver?.driver.id ?? null };
  if (!standing) return { ...untitled, shown: { kind: 'versenyzok', driver: null }, ids };
  const { position, points, driver: ref, team } = standing;
  const details = ref.id === null ? undefined : (await reader.read(resources.driver(ref.id)))?.[0];
  const profile: DriverProfile = {
    id: ref.id,
    name: details?.name ?? ref.name,
    image: details?.image ?? ref.image,
    abbreviation: details?.abbreviation ?? ref.abbreviation,
    team,
    standing: { position, points },
    facts: details ? driverFacts(details) : [],
    teams: details?.teams ?? [],
  };
  return {
    ids,
    liveFrom: null,
    title: `${profile.name ?? formula1PageWords.driver}, ${season}`,
    shown: { kind: 'versenyzok', driver: profile },
  };
}

function driverFacts(driver: Driver): Fact[] {
  const words = formula1PageWords.driverFacts;
  return [
    { title: words.number, value: numberText(driver.number) },
    { title: words.abbreviation, value: driver.abbreviation },
    { title: words.nationality, value: driver.nationality && nationalityTitle(driver.nationality) },
    { title: words.birthDate, value: dayText(driver.birthDate) },
    { title: words.birthPlace, value: driver.birthPlace },
    { title: words.grandsPrix, value: numberText(driver.grandsPrix) },
    { title: words.championships, value: numberText(driver.championships) },
    { title: words.podiums, value: numberText(driver.podiums) },
    { title: words.bestFinish, value: finishText(driver.bestFinish) },
    { title: words.bestGrid, value: driver.bestGrid === null ? null : `${driver.bestGrid}.` },
    { title: words.points, value: driver.points === null ? null : pointsText(driver.points) },
  ];
}

/** `1985-01-07` → `1985. január 7.` */
function dayText(day: string | null): string | null {
  if (day === null) return null;
  // An incomplete date, such as a year alone, stays as it is.
  const at = dayStart(day.slice(0, 10), 'UTC');
  return at === null ? day : fullDate(at, { timeZone: 'UTC', language: 'hu' });
}
