export { competitionName, roundName } from './football/competition-names.ts';
export type {
  Fixture,
  FixtureDetails,
  FixtureLeague,
  Score,
  Side,
  StatisticsOfTeam,
  Team,
} from './football/fixture.ts';
export {
  type FixtureState,
  hasScore,
  isLive,
  type StateGroup,
  stateGroup,
} from './football/fixture-state.ts';
export type { FootballData } from './football/football-data.ts';
export { footballPath } from './football/football-path.ts';
export {
  type FootballQuery,
  footballFields,
  storiesPageOf,
} from './football/football-query.ts';
export {
  type Decision,
  groupTable,
  type TableMatch,
  type TableRow,
  type TableRules,
  type TieBreak,
} from './football/group-table.ts';
export type { Lineup, LineupPlayer } from './football/lineup.ts';
export { matchAddress } from './football/match-address.ts';
export {
  type MatchData,
  type MatchLine,
  type MatchPrediction,
  type MatchStatistic,
  type MatchTeam,
  matchLineOf,
  silentSince,
  untilSilenceChangesMs,
} from './football/match-data.ts';
export { goalsOf, inOrder, type MatchEvent, type Moment } from './football/match-event.ts';
export { awayName, homeName, matchText, minuteText, scoreOf, stateText } from './football/match-text.ts';
export { matchWords, statisticName } from './football/match-words.ts';
export { type QuickLink, quickLinksOf } from './football/quick-links.ts';
export { type SeasonResult, seasonResults } from './football/season-results.ts';
export type {
  Country,
  League,
  LeagueSeason,
  Prediction,
  StandingRow,
  Standings,
  Tally,
  TopPlayer,
} from './football/tables.ts';
export { teamName } from './football/team-names.ts';
export {
  defaultRace,
  defaultSeason,
  defaultWeekend,
  type Weekend,
  weekendsOf,
} from './formula1/default-race.ts';
export { formula1Address, formula1Path, tabs as formula1Tabs } from './formula1/formula1-address.ts';
export type { Formula1Data, SessionData } from './formula1/formula1-data.ts';
export {
  type Formula1Query,
  formula1Fields,
  storiesPageOfFormula1,
} from './formula1/formula1-query.ts';
export type {
  BestFinish,
  Circuit,
  Competition,
  Constructor,
  ConstructorRef,
  ConstructorStanding,
  Driver,
  DriverRef,
  DriverStanding,
  GridPlace,
  Race,
  RaceResult,
} from './formula1/race.ts';
export { isOpen, type RaceState, type RaceType } from './formula1/race-kinds.ts';
export type { LiveList, LiveListRequest } from './lists/live-list.ts';
export { type LivescoreSubject, livescoreIdsOfMatch, parseLivescoreId } from './livescore-id.ts';
export {
  type ShownPage,
  type SportsPage,
  type SportsTrees,
  shownPage,
} from './view/sports-page.ts';
