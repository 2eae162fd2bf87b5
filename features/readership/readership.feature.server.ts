import { defineFeature, type FeatureNeeds, registerCall, uncountedMetric } from '#features/kit/public.ts';
import { readsCall } from './calls/reads.call.ts';
import { facts } from './readership.feature.ts';
import {
  createReadershipFeature,
  type ReadershipFeature,
  type ReadershipNeeds,
} from './readership-feature.server.ts';

interface Needs extends FeatureNeeds {
  front: { writeRankings: ReadershipNeeds['publishRankings'] };
  lists: { writeMonthReads: ReadershipNeeds['publishMonthReads'] };
}

export const readershipFeature = defineFeature({
  ...facts,
  calls: [registerCall(readsCall)],
  metrics: ({ readership }: { readership: ReadershipFeature }) => [
    { ...uncountedMetric, what: 'read', read: readership.dropped },
  ],
  create: ({ db, clock, edition, front, lists }: Needs) => ({
    readership: createReadershipFeature({
      db,
      clock,
      sites: edition.sites.map(({ slug }) => slug),
      publishRankings: front.writeRankings,
      publishMonthReads: lists.writeMonthReads,
    }),
  }),
});
