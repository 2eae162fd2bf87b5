/** Launches of fronts: each is one act in one transaction, logged with the former choices. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { FeatureNeeds } from '#features/kit/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import { readDraftBoxes } from '../boxes/read-boxes.server.ts';
import type { BoxRow } from '../front-queries.server.ts';
import {
  type Choices,
  type LaunchAct,
  type LoggedBox,
  launchesOf,
  lockDraft,
  logLaunch,
  saveDraft,
  writeChoices,
} from './draft-queries.server.ts';
import { frontTopic } from './front-topic.ts';
import { type LaunchRisk, risksOf } from './launch-risks.ts';
import { differing, draftBoxes, type FrontDraft, readDraft } from './read-draft.server.ts';

/** How long a launch can be undone [ACT-07]. */
const undoMs = 10_000;

export type LaunchOutcome =
  | { kind: 'done'; id: number; front: FrontDraft }
  | { kind: 'outdated' }
  | { kind: 'nothing' }
  /** Not launched: the editor has to confirm all of these risks. */
  | { kind: 'risky'; risks: LaunchRisk[] };

export type LaunchNeeds = Pick<FeatureNeeds, 'db' | 'clock' | 'recordInvalidations'>;

export interface LaunchOrder {
  site: string;
  version: number;
  /** Risks that its editor confirmed. */
  passes: readonly LaunchRisk[];
  by: ChangeAuthor;
}

/** Makes the draft public if it still is the version that the editor saw. */
export async function launchFront(
  needs: LaunchNeeds,
  { site, version, passes, by }: LaunchOrder,
): Promise<LaunchOutcome> {
  return inTransaction(needs.db, undefined, async (trx) => {
    const draft = await lockDraft(trx, site);
    if (draft.version !== version) return { kind: 'outdated' };
    const boxes = await draftBoxes(trx, site, draft);
    const choices = differing(boxes, boxes);
    if (Object.keys(choices).length === 0) return { kind: 'nothing' };
    const risks = risksOf(boxes);
    if (risks.some((risk) => !passes.includes(risk))) return { kind: 'risky', risks };
    const id = await launchChoices(needs, trx, { site, act: 'launch', choices, by });
    await saveAndTell(trx, site, {});
    return { kind: 'done', id, front: await readDraft(trx, site) };
  });
}

/**
 * Restores the front from before the last launch, within `undoMs`; the launched changes return to the draft.
 */
export async function undoLaunch(
  needs: LaunchNeeds,
  { site, launch, by }: { site: string; launch: number; by: ChangeAuthor },
): Promise<LaunchOutcome> {
  return inTransaction(needs.db, undefined, async (trx) => {
    const draft = await lockDraft(trx, site);
    const [last] = await launchesOf(trx, site, 1);
    if (last?.id !== launch || last.act !== 'launch') return { kind: 'outdated' };
    if (needs.clock.now().getTime() - last.at.getTime() > undoMs) return { kind: 'outdated' };
    const changed = last.boxes.filter(({ slug }) => last.former[slug] !== undefined);
    const launched = Object.fromEntries(changed.map(({ slug, stories }) => [slug, stories]));
    const id = await launchChoices(needs, trx, { site, act: 'undo', choices: last.former, by });
    // Later changes to the draft have precedence.
    await saveAndTell(trx, site, { ...launched, ...draft.choices });
    return { kind: 'done', id, front: await readDraft(trx, site) };
  });
}

interface ChoicesToLaunch {
  site: string;
  act: LaunchAct;
  choices: Choices;
  by: ChangeAuthor;
}

export async function launchChoices(
  { clock, recordInvalidations }: LaunchNeeds,
  trx: Transaction<DB>,
  { site, act, choices, by }: ChoicesToLaunch,
): Promise<number> {
  const before = (await readDraftBoxes(trx, site, {})).map(({ row }) => loggedBox(row));
  const changed = before.filter(({ slug }) => choices[slug] !== undefined);
  const former = Object.fromEntries(changed.map(({ slug, stories }) => [slug, stories]));
  await writeChoices(trx, site, choices);
  await recordInvalidations(trx, [{ key: `front:${site}` }]);
  const boxes = (await readDraftBoxes(trx, site, {})).map(({ row }) => loggedBox(row));
  return logLaunch(trx, { site, act, boxes, former, by, at: clock.now() });
}

function loggedBox({ slug, kind, position, title, list, size, items }: BoxRow): LoggedBox {
  return { slug, kind, position, title, list, size, stories: items.map(({ id }) => id) };
}

/** Saves the draft; open fronts are notified when the transaction commits. */
export async function saveAndTell(trx: Transaction<DB>, site: string, choices: Choices): Promise<void> {
  const version = await saveDraft(trx, site, choices);
  await sendBroadcast(trx, { topic: frontTopic(site), version });
}
