/** `lapzarta mail …`: checks that mails are sent. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { type Edition, mainSite } from '#features/sites/public.ts';
import { OperatorError } from '#platform/cli/operator-error.ts';
import { printResult } from '#platform/cli/output.ts';
import type { WithContext } from '#platform/cli/with-context.ts';
import type { Clock } from '#platform/time/clock.ts';
import { testMail } from '../mails/test.mail.ts';
import type { MessagesFeature } from '../messages-feature.server.ts';

interface Context {
  db: Kysely<DB>;
  edition: Edition;
  messages: MessagesFeature;
  clock: Clock;
}

export function addMailCommands(program: Command, withContext: WithContext<Context>): void {
  program
    .command('mail')
    .description('Mails to readers and the newsroom.')
    .command('test')
    .description('Send a test mail; a server or `lapzarta work` delivers it.')
    .argument('<address>', 'the address', address)
    .action((to: string) =>
      withContext('mail', async ({ db, edition, messages, clock }) => {
        if (!messages.canSend)
          throw new OperatorError(
            'There is no mail server: the edition needs `mail`, and LAPZARTA_SMTP must be set.',
          );
        const site = mainSite(edition);
        const props = { sentAt: clock.now().toISOString() };
        await db
          .transaction()
          .execute((trx) => messages.send(trx, testMail, { to, site, language: 'hu' }, props));
        printResult({ to }, `Handed to the queue: a test mail to ${to}`);
      }),
    );
}

function address(text: string): string {
  const parsed = z.email().safeParse(text.trim());
  if (!parsed.success) throw new InvalidArgumentError('not a mail address');
  return parsed.data;
}
