/** `lapzarta search …`: word stems, and the index of the archive. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import { showProgress } from '#platform/cli/progress.server.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import type { SearchFeature } from '../search-feature.server.ts';
import { stemLine } from '../words/stem-line.ts';

interface Context {
  search: SearchFeature;
}

export function addSearchCommands(program: Command, withContext: WithContext<Context>): void {
  const search = program.command('search').description('The search index, its dictionary and stems.');
  search
    .command('stems')
    .description('Read words, one a line, and print each with its stems as they are indexed, after a tab.')
    .option('--fold', 'stems of words typed without accents')
    .action(({ fold = false }: { fold?: boolean }) => stems(fold));
  search
    .command('index')
    .description('Index stories that are missing in the index. A running server does so by itself.')
    .option('--all', 'index every story again')
    .action(({ all = false }: { all?: boolean }) =>
      withContext('search index', (context) => index(context, all)),
    );
  search
    .command('status')
    .description('Print which dictionary is in use, and how many stories are indexed.')
    .action(() =>
      withContext('search status', async (context) => {
        const status = await context.search.status();
        printResult(
          status,
          [
            `dictionary  ${status.source}`,
            `in index    ${status.shown}`,
            `behind      ${status.behind}`,
          ].join('\n'),
        );
      }),
    );
}

async function stems(folded: boolean): Promise<void> {
  const stemmer = await loadStemmer();
  // Printing is the only purpose, so the process exits when the output is closed.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin })) {
    const word = line.trim();
    if (word !== '') process.stdout.write(`${stemLine(stemmer, word, folded)}\n`);
  }
}

async function index(context: Context, all: boolean): Promise<void> {
  const before = await context.search.status();
  const total = all ? before.shown + before.behind : before.behind;
  const progress = showProgress({ what: 'Stories', total });
  const began = performance.now();
  const done = await context.search.fill({ all, onProgress: progress.at }).finally(progress.end);
  if (done === null) throw new OperatorError('Another process is indexing; try again later.');
  const seconds = (performance.now() - began) / 1000;
  printResult(
    { stories: done, seconds, dictionary: before.source },
    `${done} stories in ${seconds.toFixed(1)} s, with ${before.source}`,
  );
}
