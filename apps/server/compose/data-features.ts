/** Live scores and elections, and the games about them. */

import {
  createLivescoreFeature,
  type LivescoreFeature,
  namesPart,
} from '#features/livescore/public.server.ts';
import { livescoreSetting } from '#features/livescore/public.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import type { PushFeature } from '#features/push/public.server.ts';
import { createElectionsFeature, type ElectionsFeature } from '#features/supplements/public.server.ts';
import { createTipsFeature, forbiddenWordsPart, type TipsFeature } from '#features/tips/public.server.ts';
import { gamesPart } from '#pages/tips/games-part.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import type { AppContextNeeds } from './app-context-needs.ts';
import { loadGameResults } from './game-results.ts';
import { scoresOf } from './push-subjects.ts';

export interface DataFeatures {
  livescore: LivescoreFeature;
  elections: ElectionsFeature;
  tips: TipsFeature;
}

interface Neighbours {
  media: MediaFeature;
  noteScores: PushFeature['noteScores'];
}

export function createDataFeatures(needs: AppContextNeeds, { media, noteScores }: Neighbours): DataFeatures {
  const { db, edition, clock, log, port, openSandbox, readCaches = noCache } = needs;
  const { createCache: createReadCache } = readCaches;
  const livescore = createLivescoreFeature({
    db,
    clock,
    log,
    recordInvalidations,
    createReadCache,
    openSandbox,
    setting: livescoreSetting.of(edition) ?? null,
    names: namesPart.of(edition),
    media: media.fetchedPictures,
    key: needs.apisportsKey ?? null,
    onFixtures: async (trx, fixtures) => noteScores(trx, scoresOf(fixtures, { edition, port })),
  });
  const elections = createElectionsFeature({
    db,
    clock,
    log,
    edition,
    recordInvalidations,
    createReadCache,
    openSandbox,
  });
  return {
    livescore,
    elections,
    tips: createTipsFeature({
      db,
      clock,
      recordInvalidations,
      games: gamesPart.of(edition),
      forbiddenWords: forbiddenWordsPart.of(edition),
      loadResults: (name) => loadGameResults({ edition, elections, livescore }, name),
    }),
  };
}
