/** The consent feature: the register of consents given and withdrawn. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';
import type { Consent, RecordedConsent } from './consent.ts';
import { consentsOf, insertConsent, replaceSubject } from './consent-queries.server.ts';

export interface ConsentFeature {
  /** Adds a line in the transaction of what the consent is about. */
  record(trx: Kysely<DB>, consent: Consent): Promise<void>;
  /** Adds a line for something that changes nothing else on the server. */
  add(consent: Consent): Promise<void>;
  /** All lines of a person, the oldest first. */
  ofSubject(subject: string): Promise<RecordedConsent[]>;
  /**
   * Adds the withdrawal of the account and replaces the person's address by a keyed hash: a consent remains provable if
   * the person names the address, and no list of addresses reverses it.
   */
  erase(trx: Kysely<DB>, subject: string): Promise<void>;
}

export function createConsentFeature({ db, clock }: { db: Kysely<DB>; clock: Clock }): ConsentFeature {
  const signer = createSigner(db, { purpose: 'accounts', characters: 43 });
  const hashOf = (subject: string): string => `erased:${signer.signatureOf(`consents of ${subject}`)}`;

  return {
    record: (trx, consent) =>
      insertConsent(trx, { ...consent, subject: subjectOf(consent.subject) }, clock.now()),
    add: (consent) => insertConsent(db, { ...consent, subject: subjectOf(consent.subject) }, clock.now()),
    async ofSubject(given) {
      const subject = subjectOf(given);
      await signer.load();
      return consentsOf(db, [subject, hashOf(subject)]);
    },
    async erase(trx, given) {
      const subject = subjectOf(given);
      await signer.load();
      await insertConsent(trx, { ...deletion, subject }, clock.now());
      await replaceSubject(trx, { subject, hash: hashOf(subject) });
    },
  };
}

/** The last line of an account. */
const deletion: Omit<Consent, 'subject'> = {
  kind: 'account',
  isGiven: false,
  textVersion: 'deletion',
  place: '/tamogatas/profil',
  way: 'form',
};

function subjectOf(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
