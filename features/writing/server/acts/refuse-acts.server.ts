/** Why a version does not become public. */
import { rolesAt } from '#features/sites/public.ts';
import { mayPassStops } from '../../acts.ts';
import { openStops } from '../copies/story-faults.server.ts';
import { versionOfClients } from '../copies/working-copy-queries.server.ts';
import { logAct } from '../story-acts-queries.server.ts';
import { outdated, Refused, refused } from './act-outcome.server.ts';
import type { Acting, ActNeeds } from './acting.server.ts';

/** A chief editor may let findings pass; what was passed, and why, is in the log [ACT-05]. */
export async function refuseFaults(acting: Acting): Promise<void> {
  const { work, story, document, order, member, by, now } = acting;
  const { checks = [], reason = '' } = order.passed ?? {};
  if (checks.length > 0 && !mayPassStops(rolesAt(member, story.site)))
    throw new Refused({ kind: 'forbidden' });
  if (checks.length > 0 && reason === '') throw refused('note');
  const { version } = order;
  const stops = await openStops(work, acting.checklist, {
    id: story.id,
    version,
    document,
    // Rights may end before it appears.
    at: order.at ?? now,
  });
  const open = stops.filter(({ check }) => !checks.includes(check));
  if (open.length > 0) throw new Refused({ kind: 'refused', faults: open });
  if (stops.length === 0) return;
  const passedChecks = [...new Set(stops.map(({ check }) => check))];
  const entry = { storyId: story.id, act: 'pass', by, version, storyVersion: null, at: now };
  await logAct(work, { ...entry, note: reason, passedChecks });
}

/** A program changed the text of the story since the copy began from it; a changed state alone does no harm. */
export async function refuseChangedBase({ content }: ActNeeds, { copy, story }: Acting): Promise<void> {
  if (story.version === copy.baseVersion) return;
  const base = await content.pastState(story.id, copy.baseVersion);
  const { title, subtitle, lead, body } = base?.story ?? {};
  const { texts } = story;
  const before = JSON.stringify([title, subtitle, lead, body]);
  if (before !== JSON.stringify([texts.title, texts.subtitle, texts.lead, texts.body]))
    throw outdated('another program has changed the story since');
}

/** Readers would lose a repair that was made after the version. */
export async function refuseWithoutRepairs({ work, copy, order }: Acting): Promise<void> {
  const clients = copy.repairs.map(({ client }) => client);
  if ((await versionOfClients(work, copy, clients)) > order.version)
    throw outdated('the public version was repaired since');
}
