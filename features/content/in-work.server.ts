import type { Database, Work } from './content-needs.server.ts';

/** In the caller's transaction, or in one of its own. */
export function inWork<T>(db: Database, work: Work | undefined, act: (work: Work) => Promise<T>): Promise<T> {
  return work ? act(work) : db.transaction().execute(act);
}
