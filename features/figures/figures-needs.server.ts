import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { FiguresSetting } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';

export interface FiguresNeeds {
  db: Kysely<DB>;
  clock: Clock;
  setting: FiguresSetting;
  recordInvalidations(work: Transaction<DB>, entries: { key: string }[]): Promise<void>;
}
