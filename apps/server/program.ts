/**
 * Pages, calls, jobs, queues, commands and metrics of the program, collected from its features. The types of `all` check
 * that the application has everything that the features need.
 */
import type { Command } from 'commander';
import type { Feature, FeatureMetric } from '#features/kit/public.ts';
import { mainSite, type ProgramParts } from '#features/sites/public.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { CallContext } from './calls/call-context.ts';
import type { AppContext, CreateNeeds } from './compose.ts';
import { features } from './registry.ts';

export const { pages, calls, pageRoutes, programParts, jobsOf, queuesOf, metricsOf, addFeatureCommands } =
  deriveProgram<AppContext, CallContext>(features);

/** `deriveProgram(features).pages`: of these features, in their order. */
export function deriveProgram<Context extends Pick<AppContext, 'edition'>, Calling extends Context>(
  all: readonly Feature<Context, Calling, CreateNeeds>[],
) {
  const pages = all.flatMap((feature) => feature.pages ?? []);
  const pageRoutes = pages.map(({ traits }) => traits);
  const programParts: ProgramParts = {
    routes: pageRoutes,
    parts: all.flatMap(({ parts = [] }) => parts),
    settings: all.flatMap(({ settings = [] }) => settings),
  };
  return {
    pages,
    pageRoutes,
    programParts,
    calls: all.flatMap((feature) => feature.calls ?? []),
    /** The timetable of the jobs that one process runs for all, in the zone of the main site. */
    jobsOf(context: Context): Job[] {
      const { timeZone } = mainSite(context.edition);
      return all.flatMap(({ jobs }) => jobs?.(context) ?? []).map((job) => ({ ...job, timeZone }));
    },
    /** The queues of messages to other systems: those that have something to deliver to. */
    queuesOf: (context: Context): Queue[] => all.flatMap(({ queues }) => queues?.(context) ?? []),
    metricsOf: (context: Context): FeatureMetric[] => all.flatMap(({ metrics }) => metrics?.(context) ?? []),
    addFeatureCommands(program: Command, withContext: WithContext<Context>): void {
      for (const { commands = [] } of all)
        for (const addTo of commands) addTo(program, withContext, programParts);
    },
  };
}
