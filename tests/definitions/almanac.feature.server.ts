/** The manifest of the almanac for the application. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import {
  defineEditionSetting,
  defineFeature,
  type FeatureNeeds,
  registerCall,
  registerPage,
} from '#features/kit/public.ts';
import { addToOutbox } from '#platform/queue/outbox-queries.server.ts';
import { defineQueue } from '#platform/queue/queue.ts';
import { facts } from './almanac.feature.ts';
import { almanacPage } from './almanac.page.ts';
import { greetingCall } from './greeting.call.ts';

export const almanacSetting = defineEditionSetting({
  key: 'almanac',
  schema: z.strictObject({ days: z.int().positive().default(30) }).prefault({}),
});

export const almanacFeature = defineFeature({
  ...facts,
  settings: [almanacSetting],
  pages: [registerPage(almanacPage)],
  calls: [registerCall(greetingCall)],
  jobs: ({ almanac }: { almanac: Almanac }) => [
    { name: 'almanac-prune', at: '10 3 * * *', timeoutMs: 60_000, tries: 3, run: almanac.prune },
  ],
  queues: ({ almanac }: { almanac: Almanac }) => [
    defineQueue({
      name: 'almanac-days',
      payload: z.object({ day: z.string() }),
      isDeduplicated: false,
      batchSize: 10,
      concurrency: 1,
      pollSeconds: 1,
      timeoutSeconds: 10,
      retries: { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 60 },
      deadLetterDays: 7,
      deliver: (days) =>
        Promise.all(days.map(({ day }) => almanac.record(day).then(() => ({ kind: 'done' as const })))),
    }),
  ],
  create: (needs: FeatureNeeds) => ({ almanac: createAlmanac(needs) }),
});

export type Almanac = ReturnType<typeof createAlmanac>;

/** As short as an example: use cases are files, and tables are named in `*-queries.server.ts`. */
function createAlmanac({ db, edition, clock }: FeatureNeeds) {
  const { days } = almanacSetting.of(edition);
  return {
    announce: (trx: Transaction<DB>, day: string) =>
      addToOutbox(trx, { queue: 'almanac-days', payload: { day } }),
    record: (day: string) => sql`insert into almanac_days values (${day}, ${clock.now()})`.execute(db),
    async prune(): Promise<string> {
      const before = new Date(clock.now().getTime() - days * 86_400_000);
      const { numAffectedRows = 0n } =
        await sql`delete from almanac_days where recorded_at < ${before}`.execute(db);
      return numAffectedRows === 0n ? '' : `deleted ${numAffectedRows} days`;
    },
  };
}
