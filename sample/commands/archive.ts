/** `lapzarta archive …`: generates years of invented stories for testing at scale. */
import { type Command, InvalidArgumentError } from 'commander';
import { withAppContext } from '#apps/server/commands/with-app-context.ts';
import { printResult } from '#platform/cli/output.ts';
import { showProgress } from '#platform/cli/progress.server.ts';

export function addArchiveCommands(program: Command): void {
  const archive = program
    .command('archive')
    .description('Invented stories in any number, to try the paper at scale.');
  archive
    .command('generate')
    .description(
      'Write stories into the years behind. The same seed gives the same stories; what is there stays.',
    )
    .requiredOption('--articles <n>', 'how many in all, 1 to 1000000', wholeNumber(1, 1_000_000))
    .option('--seed <word>', 'letters and digits', seedWord, '1')
    .option('--years <n>', 'over how many years, 1 to 40', wholeNumber(1, 40), 12)
    .action((options: { articles: number; seed: string; years: number }) =>
      withAppContext('archive generate', async (context) => {
        const { generateArchive } = await import('../archive/generate-archive.ts');
        const progress = showProgress({ what: 'Archive', total: options.articles });
        const started = performance.now();
        const written = await generateArchive(context, {
          ...options,
          onProgress: progress.at,
        }).finally(progress.end);
        const seconds = (performance.now() - started) / 1000;
        printResult(
          { written, seconds },
          `  archive: ${written} new stories in ${seconds.toFixed(1)} s (${Math.round(written / seconds)} a second)`,
        );
      }),
    );
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d{1,9}$/.test(text) || number < least || number > most)
      throw new InvalidArgumentError(`a whole number from ${least} to ${most}`);
    return number;
  };
}

/** Becomes part of the stories' addresses. */
function seedWord(text: string): string {
  if (!/^[a-z0-9]{1,20}$/.test(text)) throw new InvalidArgumentError('1 to 20 small letters and digits');
  return text;
}
