import { defineFeature, registerCall } from '#features/kit/public.ts';
import { fixtureCall } from './calls/fixture.call.ts';
import { apiFixturesCall, fixturesCall } from './calls/fixtures.call.ts';
import { countriesCall, leaguesCall, seasonsCall } from './calls/leagues.call.ts';
import { apiLivescoreCall, apiLivescoreSeasonCall } from './calls/livescore.call.ts';
import { livescoreHostCall } from './calls/livescore-host.call.ts';
import { circuitCall, driverCall, driversCall, teamCall, teamsCall } from './calls/race-profiles.call.ts';
import { raceResultCall, raceSeasonsCall, raceStandingsCall, racesCall } from './calls/races.call.ts';
import { standingsCall, topRedCardsCall, topScorersCall, topYellowCardsCall } from './calls/tables.call.ts';
import { addLivescoreCommands } from './commands/livescore-commands.server.ts';
import { facts } from './livescore.feature.ts';
import { livescoreJobs } from './livescore-jobs.ts';
import { livescoreSetting } from './livescore-setting.ts';
import { namesPart } from './names-part.ts';

export const livescoreFeature = defineFeature({
  ...facts,
  parts: [namesPart],
  calls: [
    registerCall(apiLivescoreCall),
    registerCall(apiLivescoreSeasonCall),
    registerCall(apiFixturesCall),
    registerCall(fixtureCall),
    registerCall(fixturesCall),
    registerCall(standingsCall),
    registerCall(topScorersCall),
    registerCall(topYellowCardsCall),
    registerCall(topRedCardsCall),
    registerCall(countriesCall),
    registerCall(leaguesCall),
    registerCall(seasonsCall),
    registerCall(racesCall),
    registerCall(raceResultCall),
    registerCall(raceStandingsCall),
    registerCall(raceSeasonsCall),
    registerCall(circuitCall),
    registerCall(teamsCall),
    registerCall(teamCall),
    registerCall(driversCall),
    registerCall(driverCall),
    registerCall(livescoreHostCall),
  ],
  jobs: livescoreJobs,
  commands: [addLivescoreCommands],
  settings: [livescoreSetting],
  sandboxes: (edition) =>
    Object.entries(livescoreSetting.of(edition)?.sources ?? {})
      .filter(([, source]) => source === 'sandbox')
      .map(([name]) => `livescore.sources.${name}`),
});
