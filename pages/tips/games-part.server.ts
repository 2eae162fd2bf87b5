/** `edition/tips`: the games, checked with the results that score them. */

import { defineEditionPart } from '#features/kit/public.ts';
import { livescoreSetting, parseLivescoreId } from '#features/livescore/public.ts';
import type { Edition, EditionPart } from '#features/sites/public.ts';
import { countsOf, recordOutcomes } from '#features/supplements/public.ts';
import { gameFaults, gameSchema } from '#features/tips/public.server.ts';
import type { Game, GameResults, LaterResults } from '#features/tips/public.ts';

export const gamesPart: EditionPart<Game> = defineEditionPart({
  folder: 'tips',
  schema: gameSchema,
  addressFields: ['slug', 'site'],
  faults: (edition) => gameFaults(edition, gamesPart.of(edition), (name) => resultsIn(edition, name)),
});

function resultsIn(edition: Edition, name: string): GameResults | LaterResults | null {
  const ofRecord = recordOutcomes(edition, name);
  if (ofRecord) return ofRecord;
  if (countsOf(edition, [name]).length > 0) return { kind: 'later', of: 'election' };
  const isSeason = parseLivescoreId(name)?.kind === 'season';
  return isSeason && livescoreSetting.of(edition)?.sources.football !== undefined
    ? { kind: 'later', of: 'tournament' }
    : null;
}
