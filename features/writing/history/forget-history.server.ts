/** Deletes history of stories that is older than the edition's storage times [SAVE-09] [SAVE-13]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { StoryAuthority } from '../server/copies/story-authority.server.ts';
import { storeDocument } from '../server/copies/working-copy-queries.server.ts';
import { copiesToStore, deleteChanges, deleteKept, deleteStates } from './forget-queries.server.ts';
import type { HistorySetting } from './history-setting.ts';

interface ForgetNeeds {
  db: Kysely<DB>;
  clock: Clock;
  authority: Pick<StoryAuthority, 'documentAt' | 'lock'>;
  setting: HistorySetting;
}

export interface Forgotten {
  changes: number;
  states: number;
}

const dayMs = 24 * 60 * 60_000;

export async function forgetHistory({ db, clock, authority, setting }: ForgetNeeds): Promise<Forgotten> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const before = daysAgo(setting.changeDays);
  // Single changes since the last stored document can be deleted only after the document is stored again.
  for (const id of await copiesToStore(db, before))
    await db.transaction().execute(async (trx) => {
      const copy = await authority.lock(trx, id);
      const document = copy && (await authority.documentAt(trx, copy, copy.version));
      if (copy && document) await storeDocument(trx, copy, document);
    });
  const statesBefore = daysAgo(setting.stateDays);
  await deleteKept(db, { closed: before, open: statesBefore });
  return {
    changes: await deleteChanges(db, before),
    states: await deleteStates(db, statesBefore),
  };
}
