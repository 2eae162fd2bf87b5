export type { Fixture } from './football/fixture.ts';
export { isLive, stateGroup } from './football/fixture-state.ts';
export { footballAddress } from './football/football-address.ts';
export type { FootballData } from './football/football-data.ts';
export { footballPath, footballTimeZone } from './football/football-path.ts';
export { type FootballQuery, footballFields, storiesPageOf } from './football/football-query.ts';
export { matchAddress } from './football/match/match-address.ts';
export {
  type MatchData,
  type MatchLine,
  matchLineOf,
  silentSince,
  untilSilenceChangesMs,
} from './football/match/match-data.ts';
export type { MatchEvent } from './football/match/match-event.ts';
export {
  awayName,
  homeName,
  matchName,
  minuteText,
  scoreOf,
  stateText,
} from './football/match/match-text.ts';
export { matchWords } from './football/match/match-words.ts';
export { competitionName } from './football/names/competition-names.ts';
export { teamName } from './football/names/team-names.ts';
export { quickLinksOf } from './football/quick-links.ts';
export {
  groupTable,
  type TableMatch,
  type TableRow,
  type TableRules,
  type TieBreak,
} from './football/tables/group-table.ts';
export { seasonResults } from './football/tables/season-results.ts';
export { formula1Address, formula1Path, tabs as formula1Tabs } from './formula1/formula1-address.ts';
export type { Formula1Data, SessionData } from './formula1/formula1-data.ts';
export { type Formula1Query, formula1Fields, storiesPageOfFormula1 } from './formula1/formula1-query.ts';
export type { LiveList, LiveListRequest } from './lists/live-list.ts';
export { type LivescoreSubject, livescoreIdsOfMatch, parseLivescoreId } from './livescore-id.ts';
export { livescoreSetting } from './livescore-setting.ts';
export type { SportsPage } from './view/sports-page.ts';
