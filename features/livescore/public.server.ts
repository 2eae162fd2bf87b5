export { type LoadedFootball, loadFootball } from './football/load-football.server.ts';
export { loadMatch, type MatchNeeds } from './football/match/load-match.server.ts';
export { type Formula1Needs, hasFormula1, loadFormula1 } from './formula1/load/load-formula1.server.ts';
export { loadLiveList } from './lists/load-live-list.server.ts';
export { mayHavePlayers } from './lists/may-have-players.server.ts';
export { createLivescoreFeature, type LivescoreFeature } from './livescore-feature.server.ts';
export { namedResources } from './named-resources.ts';
export { namesPart } from './names-part.ts';
export { resources } from './provider/resources.ts';
