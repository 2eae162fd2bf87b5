/** Countries, leagues and seasons of football [FOOT-18] [FOOT-19]. */
import { z } from 'zod';
import { defineCall, json } from '#features/kit/public.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { resources } from '../provider/resources.ts';
import { countriesSchema, leaguesSchema, seasonsSchema } from '../service/football-schema.ts';
import { presentLeagues } from '../service/present-tables.ts';
import { answerWith, type ServiceNeeds, serviceCall } from '../service/service-call.ts';

export const countriesCall = defineCall({
  ...serviceCall,
  id: 'livescoreCountries',
  path: '/livescore/football/countries',
  summary: 'The countries that have leagues',
  answer: json(countriesSchema, '`World` stands for international competitions.'),
  handle: (_, needs: ServiceNeeds) =>
    answerWith(needs, resources.countries(), (countries) =>
      countries.map(({ flag, ...country }) => ({ ...country, flag: pictureAddress(flag) })),
    ),
});

export const leaguesCall = defineCall({
  ...serviceCall,
  id: 'livescoreLeagues',
  path: '/livescore/football/leagues/:country',
  summary: 'The leagues and cups of a country',
  params: z.object({
    country: z.string().regex(/^[\p{L}\d .&'-]{1,60}$/u, 'must be the name of a country, such as Hungary'),
  }),
  answer: json(leaguesSchema, 'Empty for an unknown country.'),
  handle: ({ params: { country } }, needs: ServiceNeeds) =>
    answerWith(needs, resources.leaguesOfCountry(country), presentLeagues),
});

export const seasonsCall = defineCall({
  ...serviceCall,
  id: 'livescoreSeasons',
  path: '/livescore/football/seasons',
  summary: 'The seasons of which there is data',
  answer: json(seasonsSchema, 'Years in which the seasons begin, oldest first.'),
  handle: (_, needs: ServiceNeeds) => answerWith(needs, resources.seasons(), (seasons) => seasons),
});
