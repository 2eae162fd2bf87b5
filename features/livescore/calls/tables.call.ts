/** Tables and lists of players of a league's season [FOOT-18] [FOOT-19]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { resources } from '../provider/resources.ts';
import { standingsSchema, topPlayersSchema } from '../service/football-schema.ts';
import { presentStandings, presentTopPlayers } from '../service/present-tables.ts';
import {
  answerWith,
  idInAddress,
  type ServiceNeeds,
  seasonInAddress,
  serviceCall,
} from '../service/service-call.ts';

const ofSeason = {
  ...serviceCall,
  query: z.object({
    league: idInAddress,
    season: seasonInAddress.describe('The year in which the season begins.'),
  }),
};

export const standingsCall = defineCall({
  ...ofSeason,
  id: 'livescoreStandings',
  path: '/livescore/football/standings',
  summary: 'The tables of a league or tournament',
  answer: json(standingsSchema, 'Empty for a competition without tables.'),
  handle: ({ query }, needs: ServiceNeeds) => answerWith(needs, resources.standings(query), presentStandings),
});

const topPlayers = json(topPlayersSchema, 'At most twenty players.');

export const topScorersCall = defineCall({
  ...ofSeason,
  id: 'livescoreTopScorers',
  path: '/livescore/football/topscorers',
  summary: 'The players with the most goals',
  answer: topPlayers,
  handle: ({ query }, needs: ServiceNeeds) =>
    answerWith(needs, resources.topScorers(query), presentTopPlayers),
});

export const topYellowCardsCall = defineCall({
  ...ofSeason,
  id: 'livescoreTopYellowCards',
  path: '/livescore/football/topyellowcards',
  summary: 'The players with the most yellow cards',
  answer: topPlayers,
  handle: ({ query }, needs: ServiceNeeds) =>
    answerWith(needs, resources.yellowCards(query), presentTopPlayers),
});

export const topRedCardsCall = defineCall({
  ...ofSeason,
  id: 'livescoreTopRedCards',
  path: '/livescore/football/topredcards',
  summary: 'The players with the most red cards',
  answer: topPlayers,
  handle: ({ query }, needs: ServiceNeeds) => answerWith(needs, resources.redCards(query), presentTopPlayers),
});
