/** `lapzarta newsletter subscribers …` and `unblock`. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Edition } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { NewslettersFeature } from '../newsletters-feature.server.ts';
import { newsletterNamed } from './newsletter-named.server.ts';

interface Context {
  edition: Edition;
  newsletters: NewslettersFeature;
}

export function addSubscriberCommands(newsletter: Command, withContext: WithContext<Context>): void {
  const subscribers = newsletter.command('subscribers').description('Import and export subscribers.');
  subscribers
    .command('import <list> <file>')
    .description('Add subscribers from lines “address,first name,last name”; nobody who has left comes back.')
    .requiredOption('--consent <text>', 'how and when they agreed, for the register of consents')
    .action((list: string, file: string, { consent }: { consent: string }) =>
      withContext('newsletter subscribers import', async (context) => {
        const lines = linesIn(await readFile(file, 'utf8').catch(() => notReadable(file)));
        const newsletter = newsletterNamed(context, list);
        const counts = await context.newsletters.importSubscribers(newsletter, lines, consent);
        const { added, known, suppressed, notSupporting, invalid } = counts;
        printResult(
          counts,
          `Added ${added}; ${known} were subscribed, ${suppressed} had left or bounced, ${invalid} are no addresses${notSupporting > 0 ? `, ${notSupporting} support nothing now` : ''}.`,
        );
      }),
    );
  subscribers
    .command('export <list>')
    .description('Print the active subscribers of a list as lines of the same form.')
    .action((list: string) =>
      withContext('newsletter subscribers export', (context) => exportAll(context, list)),
    );
  newsletter
    .command('unblock <address>')
    .description('Let mails be sent again to an address that bounced or complained.')
    .action((address: string) =>
      withContext('newsletter unblock', async ({ newsletters }) => {
        if (!(await newsletters.unblock(address.trim().toLowerCase())))
          throw new OperatorError('This address is not blocked.');
        printResult({}, 'Mails are sent to this address again.');
      }),
    );
}

function notReadable(file: string): never {
  throw new OperatorError(`The file ${file} cannot be read.`);
}

function linesIn(text: string): { email: string; firstName: string; lastName: string }[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [email = '', firstName = '', lastName = ''] = line.split(/[,;\t]/).map(unquoted);
      return { email, firstName, lastName };
    });
}

function unquoted(field: string): string {
  return field
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
}

const pageSize = 5_000;

async function exportAll(context: Context, list: string): Promise<void> {
  const { code } = newsletterNamed(context, list);
  const all: Awaited<ReturnType<Context['newsletters']['subscribers']>> = [];
  for (let after = 0; ; after = all.at(-1)?.id ?? after) {
    const page = await context.newsletters.subscribers(code, after, pageSize);
    all.push(...page);
    if (page.length < pageSize) break;
  }
  const lines = all.map(({ email, firstName, lastName }) =>
    [email, firstName, lastName].map(quoted).join(','),
  );
  printResult(all, lines.join('\n'));
}

/** A spreadsheet would run a field that begins with one of these characters as a formula. */
function quoted(field: string): string {
  const safe = /^[=+@-]/.test(field) ? `'${field}` : field;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
