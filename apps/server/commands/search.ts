/** `lapzarta search …`: how words are understood, and the index of the archive. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { stemLine } from '#features/search/public.server.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { showProgress } from '#platform/cli/progress.server.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import type { House } from '../compose.ts';
import { withHouse } from './with-house.ts';

export function addSearchCommands(program: Command): void {
  const search = program.command('search').description('The search: its index, its dictionary, its stems.');
  search
    .command('stems')
    .description('Read words, one a line, and print each with its stems as they are indexed, after a tab.')
    .option('--fold', 'as a query is understood that was typed without accents')
    .action(({ fold = false }: { fold?: boolean }) => stems(fold));
  search
    .command('index')
    .description('Take apart what the index does not hold yet. A running server does so by itself.')
    .option('--all', 'every story again, also what is there')
    .action(({ all = false }: { all?: boolean }) => withHouse('search index', (house) => index(house, all)));
  search
    .command('status')
    .description('Which dictionary is in use, and how many stories can be found.')
    .option('--json', 'as JSON, for scripts')
    .action(({ json = false }: { json?: boolean }) =>
      withHouse('search status', async (house) => {
        const status = await house.search.status();
        if (json) return console.log(JSON.stringify(status));
        console.log(
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
  // The lines are all the work there is: without a reader nothing of it is left.
  process.stdout.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin })) {
    const word = line.trim();
    if (word !== '') process.stdout.write(`${stemLine(stemmer, word, folded)}\n`);
  }
}

async function index(house: House, all: boolean): Promise<void> {
  const before = await house.search.status();
  const total = all ? before.shown + before.behind : before.behind;
  const progress = showProgress({ what: 'Stories', total });
  const began = performance.now();
  const done = await house.search.fill({ all, onProgress: progress.at }).finally(progress.end);
  if (done === null) throw new OperatorError('Another process works on the index; look again in a while.');
  const seconds = (performance.now() - began) / 1000;
  console.log(`${done} stories in ${seconds.toFixed(1)} s, with ${before.source}`);
}
