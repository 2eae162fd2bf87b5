/** Performs acts that are due [ACT-02], as if somebody performed them at that time; failures are shown. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { DueGuard, DueStory } from '#features/content/public.server.ts';
import { checklistWords } from '../../checklist-words.ts';
import type { ChecklistSetting } from '../../checks/checklist-setting.ts';
import { tellOfAct } from '../../notices/tell-of-act.server.ts';
import { documentAt } from '../copies/copy-documents.server.ts';
import { openStops } from '../copies/story-faults.server.ts';
import { copyOf } from '../copies/working-copy-queries.server.ts';
import type { Writer } from '../copies/writer.ts';
import { duePlan, type PlannedAct, removePlan } from '../planned-act-queries.server.ts';
import { logAct } from '../story-acts-queries.server.ts';
import { act } from './act-on-story.server.ts';
import { type ActOutcome, Refused } from './act-outcome.server.ts';
import type { ActNeeds } from './acting.server.ts';
import { dueActsWords } from './due-acts-words.ts';

const schedule = { kind: 'command', id: 'schedule' } as const;
/** A member with the required right, which was checked when the act was planned. */
const planner: Writer = { kind: 'newsroom', id: 0, roles: ['editor'], by: schedule };
/** With a longer delay, no server was running at the planned time. */
const lateMs = 5_000;

/** Performs all due acts; safe in several processes at once. */
export async function runDueActs(needs: ActNeeds): Promise<void> {
  for (;;) {
    const now = needs.clock.now();
    const plan = await duePlan(needs.db, now);
    if (!plan) return;
    await runPlan(needs, plan, now);
  }
}

async function runPlan(needs: ActNeeds, plan: PlannedAct, now: Date): Promise<void> {
  const { storyId: id, act: name, version } = plan;
  try {
    await needs.db.transaction().execute(async (trx) => {
      // The row is locked first: another process that performs the same plan waits, and then finds no row.
      if (!(await removePlan(trx, plan))) return;
      const note = [plan.note, lateness(plan.at, now)].filter(Boolean).join(' ');
      const order = { act: name, version, note, at: null, slug: null, repair: null };
      await act(needs, { trx, id, order, member: planner });
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await needs.db.transaction().execute(async (trx) => {
      if (!(await removePlan(trx, plan))) return;
      const note = reasonIn(error.outcome);
      const failed = { storyId: id, act: name, by: schedule, at: now, isFailed: true };
      await logAct(trx, { ...failed, version, storyVersion: null, note });
      await tellOfAct(trx, failed);
    });
  }
}

function reasonIn(outcome: ActOutcome): string {
  if (outcome.kind === 'refused')
    return outcome.faults.map(({ check }) => checklistWords.hu.faults[check]).join(' ');
  return outcome.kind === 'outdated' ? outcome.why : outcome.kind;
}

function lateness(at: Date, now: Date): string {
  const ms = now.getTime() - at.getTime();
  return ms > lateMs ? dueActsWords.late(Math.round(ms / 1_000)) : '';
}

/**
 * For stories that the content feature publishes or withdraws on time: logs the act, and stops stories with
 * faults.
 */
export function guardDueStories(setting: ChecklistSetting): DueGuard {
  return (trx, story) => guardDueStory(trx, setting, story);
}

async function guardDueStory(
  trx: Transaction<DB>,
  setting: ChecklistSetting,
  { id, change, at, now }: DueStory,
): Promise<boolean> {
  const copy = await copyOf(trx, id);
  if (!copy) return true;
  const { storyId, publishedVersion: version } = copy;
  const document = change === 'publish' ? await documentAt(trx, copy, version) : null;
  const stops = document ? await openStops(trx, setting, { id, version, document, at: now }) : [];
  const note = stops.length > 0 ? reasonIn({ kind: 'refused', faults: stops }) : lateness(at, now);
  const isFailed = stops.length > 0;
  const done = { storyId, act: change, by: schedule, at: now, isFailed };
  await logAct(trx, { ...done, version, storyVersion: null, note });
  await tellOfAct(trx, done);
  return !isFailed;
}
