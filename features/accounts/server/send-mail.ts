/** How the accounts feature sends mails; the messages feature does it. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { MailDefinition } from '#features/kit/public.ts';
import type { Language, Site } from '#features/sites/public.ts';

export type SendMail = <Props extends object>(
  trx: Transaction<DB>,
  mail: MailDefinition<Props>,
  target: { to: string; site: Site; language: Language },
  props: NoInfer<Props>,
) => Promise<void>;
