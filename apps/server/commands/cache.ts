/** `lapzarta cache …`: invalidates cached pages in every running process. */
import { type Command, InvalidArgumentError } from 'commander';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { printResult } from '#platform/cli/output.ts';
import { withAppContext } from './with-app-context.ts';

export function addCacheCommands(program: Command): void {
  const cache = program.command('cache').description('The answer cache.');
  cache
    .command('purge')
    .description('Drop cached pages in every process: those with a key, or all.')
    .option('--key <key...>', 'article:17, latest:telex, front:g7, image:5 …; all pages when left out', key)
    .action((options: { key?: string[] }) =>
      withAppContext('cache purge', async ({ db }) => {
        const keys = options.key ?? [everything];
        await recordInvalidations(
          db,
          keys.map((one) => ({ key: one })),
        );
        printResult(
          { dropped: keys },
          options.key ? `Dropped what shows ${keys.join(', ')}.` : 'Dropped every finished page.',
        );
      }),
    );
}

function key(text: string, before: string[] = []): string[] {
  if (!/^[a-z-]+[:@][a-z0-9/@-]+$/.test(text))
    throw new InvalidArgumentError('a key looks like article:17 or latest:telex');
  return [...before, text];
}
