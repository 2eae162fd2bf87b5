export { fixtureCall } from './calls/fixture.call.ts';
export { apiFixturesCall, fixturesCall } from './calls/fixtures.call.ts';
export { countriesCall, leaguesCall, seasonsCall } from './calls/leagues.call.ts';
export { apiLivescoreCall, apiLivescoreSeasonCall } from './calls/livescore.call.ts';
export { livescoreHostCall } from './calls/livescore-host.call.ts';
export {
  circuitCall,
  driverCall,
  driversCall,
  teamCall,
  teamsCall,
} from './calls/race-profiles.call.ts';
export {
  raceResultCall,
  raceSeasonsCall,
  raceStandingsCall,
  racesCall,
} from './calls/races.call.ts';
export {
  standingsCall,
  topRedCardsCall,
  topScorersCall,
  topYellowCardsCall,
} from './calls/tables.call.ts';
export { addLivescoreCommands } from './commands/livescore-commands.server.ts';
export {
  type FootballNeeds,
  type LoadedFootball,
  loadFootball,
} from './football/load-football.server.ts';
export { type LoadedMatch, loadMatch, type MatchNeeds } from './football/load-match.server.ts';
export {
  type Formula1Needs,
  hasFormula1,
  type LoadedFormula1,
  loadFormula1,
} from './formula1/load/load-formula1.server.ts';
export { type LoadedLiveList, loadLiveList } from './lists/load-live-list.server.ts';
export { createLivescoreFeature, type LivescoreFeature } from './livescore-feature.server.ts';
export type { SportStatus } from './livescore-status.server.ts';
export { namedResources } from './named-resources.ts';
export type { Resource } from './provider/resource.ts';
export { resources } from './provider/resources.ts';
export type { Copy } from './recorded-copies.server.ts';
