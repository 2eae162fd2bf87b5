/** `lapzarta jobs …`: what the paper does by itself, and what of it was given up. */
import type { Command } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import type { JobRow } from '#platform/jobs/job-queries.server.ts';
import { runnerOf } from '../work/keep-working.ts';
import { withHouse } from './with-house.ts';

export function addJobsCommands(program: Command): void {
  const jobs = program.command('jobs').description('What the paper does by itself at its times.');
  jobs
    .command('list')
    .description('Every job: when it is due, when it last succeeded, and what is wrong with it.')
    .option('--dead', 'only those that were given up')
    .action((options: { dead?: true }) =>
      withHouse('jobs list', async (house) => {
        const runner = runnerOf(house);
        await runner.keep();
        const rows = await runner.list();
        const shown = options.dead ? rows.filter(({ diedAt }) => diedAt !== null) : rows;
        console.log(shown.length === 0 ? 'None.' : shown.map(lineOf).join('\n'));
      }),
    );
  jobs
    .command('retry [name]')
    .description('Make a job due at once, or all that were given up; a running server does them.')
    .action((name: string | undefined) =>
      withHouse('jobs retry', async (house) => {
        const due = await runnerOf(house).retry(name ?? null);
        if (name !== undefined && due.length === 0)
          throw new OperatorError(`There is no job called ${name}.`);
        console.log(due.length === 0 ? 'Nothing was given up.' : `Due now: ${due.join(', ')}`);
      }),
    );
  jobs
    .command('run <name>')
    .description('Do a job now, in this process, and say what came of it.')
    .action((name: string) =>
      withHouse('jobs run', async (house) => {
        const runner = runnerOf(house);
        await runner.keep();
        const outcome = await runner.runNow(name);
        await house.figures.stop();
        if (outcome.kind === 'refused') throw new OperatorError(`Not done: ${outcome.why}.`);
        if (outcome.kind === 'failed') throw new OperatorError(`Failed: ${outcome.error}`);
        console.log(outcome.remark === '' ? 'Done.' : `Done; ${outcome.remark}`);
      }),
    );
}

function lineOf({ name, dueAt, succeededAt, remark, error, diedAt }: JobRow): string {
  const state = diedAt === null ? 'due' : 'DEAD, next try';
  const wrong = [error === null ? '' : `failed: ${error}`, remark].filter(Boolean);
  const last = succeededAt === null ? 'never done' : `last done ${succeededAt.toISOString()}`;
  return [`${name.padEnd(12)} ${state} ${dueAt.toISOString()}, ${last}`, ...wrong].join('\n  ');
}
