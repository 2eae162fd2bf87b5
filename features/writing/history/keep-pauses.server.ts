/**
 * Stores the states of stories after their writers paused, as entries of the history between acts [REV-01].
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { StoryAuthority } from '../server/copies/story-authority.server.ts';
import { lockCopy } from '../server/copies/working-copy-queries.server.ts';
import { keepBeforeChange, pauseMs } from './keep-before-change.server.ts';
import { pausedCopies } from './state-queries.server.ts';

/** Changes older than a day are not searched: their states are stored before the next change. */
const dayMs = 24 * 60 * 60_000;

interface PauseNeeds {
  db: Kysely<DB>;
  clock: Clock;
  authority: Pick<StoryAuthority, 'documentAt'>;
}

/** Stores the states of stories without further changes; returns their number. */
export async function keepPauses({ db, clock, authority }: PauseNeeds): Promise<number> {
  const now = clock.now().getTime();
  const paused = await pausedCopies(db, { from: new Date(now - dayMs), to: new Date(now - pauseMs) });
  for (const id of paused)
    await db.transaction().execute(async (trx) => {
      const copy = await lockCopy(trx, id);
      const document = copy && (await authority.documentAt(trx, copy, copy.version));
      if (copy && document) await keepBeforeChange(trx, copy, document, clock.now());
    });
  return paused.length;
}
