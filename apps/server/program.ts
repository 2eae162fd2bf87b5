/** What the program consists of, derived from its features; here their needs are compared with what there is. */
import type { Command } from 'commander';
import type { Feature, FeatureMetric, RegisteredCall, RegisteredPage } from '#features/kit/public.ts';
import { mainSite, type ProgramParts } from '#features/sites/public.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { CallContext } from './calls/call-context.ts';
import type { AppContext, CreateNeeds } from './compose.ts';
import { features } from './registry.ts';

const all: readonly Feature<AppContext, CallContext, CreateNeeds>[] = features;

export const pages: readonly RegisteredPage<AppContext>[] = all.flatMap(({ pages = [] }) => pages);

export const calls: readonly RegisteredCall<CallContext>[] = all.flatMap(({ calls = [] }) => calls);

export const pageRoutes = pages.map(({ traits }) => traits);

export const programParts: ProgramParts = {
  routes: pageRoutes,
  parts: all.flatMap(({ parts = [] }) => parts),
  settings: all.flatMap(({ settings = [] }) => settings),
};

/** The timetable of the jobs that one process runs for all, in the zone of the main site. */
export function jobsOf(context: AppContext): Job[] {
  const { timeZone } = mainSite(context.edition);
  return all.flatMap(({ jobs }) => jobs?.(context) ?? []).map((job) => ({ ...job, timeZone }));
}

/** The queues of messages to other systems: those that have something to deliver to. */
export function queuesOf(context: AppContext): Queue[] {
  return all.flatMap(({ queues }) => queues?.(context) ?? []);
}

export function metricsOf(context: AppContext): FeatureMetric[] {
  return all.flatMap(({ metrics }) => metrics?.(context) ?? []);
}

export function addFeatureCommands(program: Command, withContext: WithContext<AppContext>): void {
  for (const { commands = [] } of all)
    for (const addTo of commands) addTo(program, withContext, programParts);
}
