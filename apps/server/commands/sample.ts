/** `lapzarta sample …`: the edition that ships with the paper. */
import type { Command } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { say } from './say.ts';
import { withHouse } from './with-house.ts';

export function addSampleCommands(program: Command): void {
  const sample = program
    .command('sample')
    .description('The sample edition: stories, people and pictures to try with.');
  sample
    .command('load')
    .description('Load the sample edition into an empty paper. A paper that holds anything is left alone.')
    .action(() =>
      withHouse('sample load', async (house, config) => {
        const { loadSampleIfEmpty } = await import('../sample/load-sample.ts');
        if (await loadSampleIfEmpty(house, config.editionFolder, say)) return say('sample edition: loaded');
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
      if (!options.yes) throw new OperatorError('This deletes the whole paper. Say --yes when you mean it.');
      return withHouse('sample reset', async (house, config) => {
        const { resetSample } = await import('../sample/load-sample.ts');
        await resetSample(house, config.editionFolder, say);
        say('sample edition: loaded');
      });
    });
}
