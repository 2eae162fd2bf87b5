/** A reader's own support: for the profile, the download and the deletion. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { dayAt } from '#platform/time/day.ts';
import type { OwnCommitment, OwnGift, OwnPayment, OwnSupport, SupportStanding } from '../own-support.ts';
import { type Commitment, takesNewCard } from '../terms/commitment.ts';
import { type Gift, supportsUntil } from '../terms/gift.ts';
import { cancelCommitment } from './charges/change-commitment.server.ts';
import {
  commitmentById,
  commitmentsOfReader,
  currentCard,
  endCommitment,
  eraseFromCommitments,
  isPaidByTransfer,
  lockCommitment,
  type Person,
  runningOf,
  standingOfReader,
  writeAddress,
} from './charges/commitment-queries.server.ts';
import { eraseFromGifts, giftsOfReader } from './gift-queries.server.ts';
import {
  eraseFromOrders,
  type PaidRow,
  paymentsOfCommitment,
  paymentsOfReader,
} from './order-queries.server.ts';
import { mailEnded } from './support-mails.server.ts';
import { type SupportNeeds, supportZone } from './support-needs.server.ts';

export interface SupportOfReaders {
  /** Whether a reader is thanked on every page, and asked no more. */
  standingOf(readerId: number): Promise<SupportStanding | null>;
  /** The support of a reader, for the profile and for the download. */
  ofReader(readerId: number): Promise<OwnSupport>;
  /** Cancels a reader's own commitment; false for one that is not theirs or has ended. */
  cancel(readerId: number, paymentId: number): Promise<boolean>;
  /** Cancels all that a reader pays regularly. */
  cancelAll(readerId: number): Promise<void>;
  /** Receipts and warnings of what runs go to the reader's new address. */
  changeAddress(trx: Transaction<DB>, readerId: number, email: string): Promise<void>;
  /** Stored data of a reader's support, without the links that could change it. */
  exportOf(readerId: number): Promise<object>;
  /** Ends running commitments and removes the person from the accounts. */
  erase(trx: Transaction<DB>, reader: Person): Promise<void>;
}

/** Days for which pages thank for a single payment. */
const thankedDays = 365;

export function createSupportOfReaders(needs: SupportNeeds): SupportOfReaders {
  const { db, clock } = needs;
  return {
    standingOf: (readerId) =>
      standingOfReader(db, readerId, new Date(clock.now().getTime() - thankedDays * 86_400_000)),
    ofReader: (readerId) => supportOfReader(needs, readerId),
    async cancel(readerId, paymentId) {
      const commitment = await commitmentById(db, paymentId);
      if (commitment?.readerId !== readerId) return false;
      return (await cancelCommitment(needs, paymentId, 'reader')) === 'cancelled';
    },
    async cancelAll(readerId) {
      const { commitments } = await supportOfReader(needs, readerId);
      for (const { id, state } of commitments)
        if (state !== 'ended') await cancelCommitment(needs, id, 'reader');
    },
    changeAddress: (trx, readerId, email) => writeAddress(trx, readerId, email),
    async exportOf(readerId) {
      const { commitments, gifts, payments } = await supportOfReader(needs, readerId);
      const stored = commitments.map(({ manage: _manage, takesNewCard: _takes, ...rest }) => rest);
      return { commitments: stored, gifts, payments };
    },
    erase: (trx, reader) => eraseReader(needs, trx, reader),
  };
}

async function supportOfReader(needs: SupportNeeds, readerId: number): Promise<OwnSupport> {
  const { db } = needs;
  const commitments = await commitmentsOfReader(db, readerId);
  return {
    commitments: await Promise.all(commitments.map((commitment) => ownCommitment(needs, commitment))),
    gifts: (await giftsOfReader(db, readerId)).flatMap(ownGift),
    payments: (await paymentsOfReader(db, readerId)).map(ownPayment),
  };
}

/** The page of one commitment, for holders of its link. */
export async function supportOfCommitment(needs: SupportNeeds, commitment: Commitment): Promise<OwnSupport> {
  return {
    commitments: [await ownCommitment(needs, commitment)],
    gifts: [],
    payments: (await paymentsOfCommitment(needs.db, commitment.id)).map(ownPayment),
  };
}

async function ownCommitment(
  { db, links, clock }: SupportNeeds,
  commitment: Commitment,
): Promise<OwnCommitment> {
  const card = await currentCard(db, commitment.id);
  const { id, state, frequency, amount, currency, nextChargeOn, failReason, site } = commitment;
  return {
    id,
    state,
    frequency,
    amount,
    currency,
    nextChargeOn,
    failReason,
    site,
    gateway: card?.gateway ?? ((await isPaidByTransfer(db, id)) ? 'transfer' : null),
    mask: card?.mask ?? null,
    storedUntil: card?.storedUntil ?? null,
    endedAt: commitment.endedAt?.toISOString() ?? null,
    beganAt: commitment.createdAt.toISOString(),
    takesNewCard: takesNewCard(commitment, dayAt(clock.now(), supportZone)),
    manage: await links.managePathOf(id),
  };
}

function ownGift({ giver, isPaid, redeemedAt }: Gift): OwnGift[] {
  return isPaid && redeemedAt ? [{ giver, supportsUntil: supportsUntil(redeemedAt) }] : [];
}

function ownPayment({ at, ...row }: PaidRow): OwnPayment {
  return { ...row, at: at.toISOString() };
}

/**
 * Ends running commitments, also unpaid ones, which would begin later without a person to write to. Then
 * removes the person from the accounts, which must be stored by law; in the caller's transaction.
 */
async function eraseReader(needs: SupportNeeds, trx: Transaction<DB>, reader: Person): Promise<void> {
  for (const { id } of await runningOf(trx, reader)) {
    const commitment = await lockCommitment(trx, id);
    const hasEnded = await endCommitment(trx, id, { reason: 'erased', at: needs.clock.now() });
    if (commitment && hasEnded && commitment.state !== 'starting')
      await mailEnded(needs, trx, commitment, 'erased');
  }
  await eraseFromGifts(trx, reader);
  await eraseFromOrders(trx, reader);
  await eraseFromCommitments(trx, reader);
}
