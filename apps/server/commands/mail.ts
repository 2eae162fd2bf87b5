/** `lapzarta mail …`: checks that mails are sent. */
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { testMail } from '#features/messages/public.server.ts';
import { mainSite } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from './output.ts';
import { withAppContext } from './with-app-context.ts';

export function addMailCommands(program: Command): void {
  program
    .command('mail')
    .description('Mails to readers and the newsroom.')
    .command('test')
    .description('Send a test mail; a server or `lapzarta work` delivers it.')
    .argument('<address>', 'the address', address)
    .action((to: string) =>
      withAppContext('mail', async ({ db, edition, messages, clock }) => {
        if (!messages.canSend)
          throw new OperatorError(
            'There is no mail server: the edition needs `mail`, and LAPZARTA_SMTP must be set.',
          );
        const site = mainSite(edition);
        const props = { sentAt: clock.now().toISOString() };
        await db
          .transaction()
          .execute((work) => messages.send(work, testMail, { to, site, language: 'hu' }, props));
        printResult({ to }, `Handed to the queue: a test mail to ${to}`);
      }),
    );
}

function address(text: string): string {
  const parsed = z.email().safeParse(text.trim());
  if (!parsed.success) throw new InvalidArgumentError('not a mail address');
  return parsed.data;
}
