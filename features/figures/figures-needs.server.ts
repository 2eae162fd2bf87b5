import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { FiguresSetting } from './figures-setting.ts';

export interface FiguresNeeds {
  db: Kysely<DB>;
  clock: Clock;
  setting: FiguresSetting;
  recordInvalidations(trx: Transaction<DB>, entries: { key: string }[]): Promise<void>;
}
