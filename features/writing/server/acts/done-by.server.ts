import type { StateChange } from '#features/content/public.server.ts';
import type { CopyChange } from '../copies/working-copy-queries.server.ts';
import { outdated } from './act-outcome.server.ts';
import type { Done } from './acting.server.ts';

/** The outcome of a change of the stored story; the copy is then based on its new version. */
export function doneBy(change: StateChange, copy: CopyChange): Done {
  if (change.kind === 'refused') throw outdated(change.why);
  return { change: { ...copy, baseVersion: change.version }, storyVersion: change.version };
}
