/** `lapzarta sample …`: loads the bundled sample edition. */
import type { Command } from 'commander';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import { OperatorError, UsageError } from '#platform/cli/operator-error.ts';
import { printProgress, printResult } from '#platform/cli/output.ts';

export function addSampleCommands(program: Command): void {
  const sample = program
    .command('sample')
    .description('The sample edition: stories, people and pictures to try with.');
  sample
    .command('load')
    .description('Load the sample edition into an empty paper. A paper that holds anything is left alone.')
    .action(() =>
      withAppContext('sample load', async (context) => {
        const { loadSampleIfEmpty } = await import('../load/load-sample.ts');
        if (context.edition.sample && (await loadSampleIfEmpty(context, printProgress)))
          return printResult({ loaded: true }, '  sample edition: loaded');
        throw new OperatorError(
          'The paper is not empty, or this edition has no sample. `sample reset --yes` starts over.',
        );
      }),
    );
  sample
    .command('reset')
    .description('Delete EVERY story, picture, person and page, and load the sample edition afresh.')
    .option('--yes', 'yes, delete everything')
    .action((options: { yes?: boolean }) => {
      if (!options.yes) throw new UsageError('This deletes the whole paper. Say --yes when you mean it.');
      return withAppContext('sample reset', async (context) => {
        const { resetSample } = await import('../load/load-sample.ts');
        const { fillNewsroom } = await import('../load/open-newsroom.ts');
        if (!context.edition.sample)
          throw new OperatorError('This edition has no sample: it does not say `sample: true`.');
        await resetSample(context, printProgress);
        await fillNewsroom(context);
        printResult({ loaded: true }, '  sample edition: loaded');
      });
    });
}
