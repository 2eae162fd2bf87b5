/**
 * Announces yearly charges by mail: supporters may have forgotten them after a year, and card schemes require
 * a notice between 7 and 30 days before.
 */

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt, daysAfter } from '#platform/time/day.ts';
import { supportSetting } from '../../support-setting.ts';
import type { Commitment } from '../../terms/commitment.ts';
import { transferAccountOf } from '../../transfers/transfer-account.ts';
import { firstOrderOf } from '../order-queries.server.ts';
import { mailReminder } from '../support-mails.server.ts';
import { type SupportNeeds, supportZone } from '../support-needs.server.ts';
import {
  currentCard,
  dueForReminder,
  isPaidByTransfer,
  lockCommitment,
  writeReminded,
} from './commitment-queries.server.ts';

const reminderDays = 21;

/** How many were reminded. */
export async function remindOfYears(needs: SupportNeeds): Promise<number> {
  const until = daysAfter(dayAt(needs.clock.now(), supportZone), reminderDays);
  let reminded = 0;
  for (const { id } of await dueForReminder(needs.db, until))
    await needs.db.transaction().execute(async (trx) => {
      const commitment = await lockCommitment(trx, id);
      // It may have been cancelled since it was found.
      if (commitment?.state !== 'active' || commitment.periodDue === null) return;
      if (!(await writeReminded(trx, id, commitment.periodDue))) return;
      await remind(needs, trx, commitment, commitment.periodDue);
      reminded += 1;
    });
  return reminded;
}

async function remind(
  needs: SupportNeeds,
  trx: Transaction<DB>,
  commitment: Commitment,
  day: string,
): Promise<void> {
  const setting = supportSetting.of(needs.edition)?.gateways.transfer;
  const account = transferAccountOf(setting, commitment.currency);
  if (setting && account && (await isPaidByTransfer(trx, commitment.id))) {
    const ref = (await firstOrderOf(trx, commitment.id))?.ref ?? '';
    const transfer = { ref, name: setting.name, iban: account.iban };
    await mailReminder(needs, trx, commitment, { day, how: 'transfer', mask: null, transfer });
    return;
  }
  const card = await currentCard(trx, commitment.id);
  const isUsable = card !== null && (card.storedUntil === null || card.storedUntil >= day);
  const how = isUsable ? 'card' : 'new-card';
  await mailReminder(needs, trx, commitment, { day, how, mask: card?.mask ?? null, transfer: null });
}
