/** `lapzarta jobs …`: lists, retries and runs scheduled jobs, and shows the queues of messages to other systems. */
import type { Command } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult, timeText } from '#platform/cli/output.ts';
import type { JobRow } from '#platform/jobs/job-queries.server.ts';
import { type OutboxState, outboxState } from '#platform/queue/outbox-queries.server.ts';
import { type QueueState, queueStates } from '#platform/queue/queue-state-queries.server.ts';
import type { AppContext } from '../compose.ts';
import { jobRunnerFor } from '../work/start-jobs.ts';
import { withAppContext } from './with-app-context.ts';

export function addJobsCommands(program: Command): void {
  const jobs = program
    .command('jobs')
    .description('Scheduled jobs, and queues of messages to other systems.');
  jobs
    .command('list')
    .description('List all jobs and queues with their next times, waiting messages and errors.')
    .option('--dead', 'only jobs and messages that were given up')
    .action((options: { dead?: true }) => withAppContext('jobs list', (context) => list(context, options)));
  jobs
    .command('retry [name]')
    .description(
      'Make a job due at once, or send the dead letters of a queue again; without a name, all of both.',
    )
    .action((name: string | undefined) =>
      withAppContext('jobs retry', (context) => retry(context, name ?? null)),
    );
  jobs
    .command('run <name>')
    .description('Run a job now, in this process, and print its result.')
    .action((name: string) => withAppContext('jobs run', (context) => run(context, name)));
}

async function list(context: AppContext, options: { dead?: true }): Promise<void> {
  const runner = jobRunnerFor(context);
  await runner.syncSchedule();
  const all = {
    jobs: await runner.list(),
    queues: await queueStates(context.db),
    outbox: await outboxState(context.db),
  };
  const jobs = options.dead ? all.jobs.filter(({ diedAt }) => diedAt !== null) : all.jobs;
  const queues = options.dead ? all.queues.filter(({ dead }) => dead > 0) : all.queues;
  const isOutboxShown = !options.dead && (all.outbox.rows > 0 || queues.length > 0);
  const lines = [
    ...jobs.map(lineOfJob),
    ...(isOutboxShown ? [lineOfOutbox(all.outbox)] : []),
    ...queues.map(lineOfQueue),
  ];
  printResult({ jobs, queues, outbox: all.outbox }, lines.length === 0 ? 'None.' : lines.join('\n'));
}

async function retry(context: AppContext, name: string | null): Promise<void> {
  const due = await jobRunnerFor(context).retry(name);
  const queues = (await queueStates(context.db)).filter(({ queue }) => name === null || queue === name);
  if (due.length === 0 && queues.length === 0 && name !== null)
    throw new OperatorError(`There is no job or queue called ${name}.`);
  const sent = await retryQueues(
    context,
    queues.filter(({ dead }) => dead > 0).map(({ queue }) => queue),
  );
  const lines = [
    ...(due.length === 0 ? [] : [`Due now: ${due.join(', ')}`]),
    ...Object.entries(sent).map(([queue, messages]) => `Sent again: ${messages} of ${queue}`),
  ];
  printResult({ due, sent }, lines.length === 0 ? 'Nothing was given up.' : lines.join('\n'));
}

async function retryQueues({ databaseUrl }: AppContext, queues: string[]): Promise<Record<string, number>> {
  if (queues.length === 0) return {};
  const { retryDeadLetters } = await import('#platform/queue/retry-dead-letters.server.ts');
  return retryDeadLetters(databaseUrl, queues);
}

async function run(context: AppContext, name: string): Promise<void> {
  const runner = jobRunnerFor(context);
  await runner.syncSchedule();
  const outcome = await runner.runNow(name);
  await context.figures.stop();
  if (outcome.kind === 'refused') throw new OperatorError(`Not done: ${outcome.why}.`);
  if (outcome.kind === 'failed') throw new OperatorError(`Failed: ${outcome.error}`);
  printResult({ remark: outcome.remark }, outcome.remark === '' ? 'Done.' : `Done; ${outcome.remark}`);
}

function lineOfJob({ name, dueAt, succeededAt, remark, error, diedAt }: JobRow): string {
  const state = diedAt === null ? 'due' : 'DEAD, next try';
  const wrong = [error === null ? '' : `failed: ${error}`, remark].filter(Boolean);
  const last = succeededAt === null ? 'never done' : `last done ${timeText(succeededAt)}`;
  return [`${name.padEnd(12)} ${state} ${timeText(dueAt)}, ${last}`, ...wrong].join('\n  ');
}

function lineOfOutbox({ rows, oldestAt }: OutboxState): string {
  return `${'outbox'.padEnd(12)} ${rows} waiting${sinceText(oldestAt)}`;
}

function lineOfQueue({ queue, waiting, active, failed, dead, oldestAt, error }: QueueState): string {
  const counts = [
    `${waiting} waiting`,
    `${active} active`,
    ...(failed === 0 ? [] : [`${failed} failed, tried again`]),
    ...(dead === 0 ? [] : [`${dead} DEAD`]),
  ];
  const line = `${queue.padEnd(12)} ${counts.join(', ')}${sinceText(oldestAt)}`;
  return error === null ? line : `${line}\n  failed: ${error}`;
}

function sinceText(oldestAt: Date | null): string {
  return oldestAt === null ? '' : `, the oldest since ${timeText(oldestAt)}`;
}
