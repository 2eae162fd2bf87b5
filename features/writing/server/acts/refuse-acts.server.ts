/** Checks that may refuse to publish a version. */
import { rolesAt } from '#features/sites/public.ts';
import { mayPassStops } from '../../acts.ts';
import { openStops } from '../copies/story-faults.server.ts';
import { versionOfClients } from '../copies/working-copy-queries.server.ts';
import { logAct } from '../story-acts-queries.server.ts';
import { outdated, Refused, refused } from './act-outcome.server.ts';
import type { Acting, ActNeeds } from './acting.server.ts';

/** A chief editor may override findings; the log records which, and the reason [ACT-05]. */
export async function refuseFaults(acting: Acting): Promise<void> {
  const { trx, story, document, order, member, by, now } = acting;
  const { checks = [], reason = '' } = order.passed ?? {};
  if (checks.length > 0 && !mayPassStops(rolesAt(member, story.site)))
    throw new Refused({ kind: 'forbidden' });
  if (checks.length > 0 && reason === '') throw refused('note');
  const { version } = order;
  const stops = await openStops(trx, acting.checklist, {
    id: story.id,
    version,
    document,
    // Picture rights are checked at the planned time, as they may end before the publication.
    at: order.at ?? now,
  });
  const open = stops.filter(({ check }) => !checks.includes(check));
  if (open.length > 0) throw new Refused({ kind: 'refused', faults: open });
  if (stops.length === 0) return;
  const passedChecks = [...new Set(stops.map(({ check }) => check))];
  const entry = { storyId: story.id, act: 'pass', by, version, storyVersion: null, at: now };
  await logAct(trx, { ...entry, note: reason, passedChecks });
}

/**
 * Refuses when a program changed the story's text since the version on which the copy is based; changes of
 * the state only do not matter.
 */
export async function refuseChangedBase({ content }: ActNeeds, { copy, story }: Acting): Promise<void> {
  if (story.version === copy.baseVersion) return;
  const base = await content.pastState(story.id, copy.baseVersion);
  const { title, subtitle, lead, body } = base?.story ?? {};
  const { texts } = story;
  const before = JSON.stringify([title, subtitle, lead, body]);
  if (before !== JSON.stringify([texts.title, texts.subtitle, texts.lead, texts.body]))
    throw outdated('another program has changed the story since');
}

/** Refuses a version from before a repair, which readers would lose. */
export async function refuseWithoutRepairs({ trx, copy, order }: Acting): Promise<void> {
  const clients = copy.repairs.map(({ client }) => client);
  if ((await versionOfClients(trx, copy, clients)) > order.version)
    throw outdated('the public version was repaired since');
}
