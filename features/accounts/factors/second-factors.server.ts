/** The second factors of a person: an authenticator app, passkeys, and recovery codes for when both are lost. */
import type { Kysely, Transaction } from 'kysely';
import { renderSVG } from 'uqr';
import type { DB } from '#db/types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createSecretBox } from '#platform/tokens/secret-box.server.ts';
import type { PersonId } from '../server/sessions/session-queries.server.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  deleteTotp,
  insertPasskey,
  insertTotp,
  notePasskeyUse,
  passkeyById,
  passkeysOf,
  replaceRecoveryCodes,
  type StoredPasskey,
  spendRecoveryCode,
  spendTotpStep,
  totpOf,
} from './factor-queries.server.ts';
import { counterOfAnswer, newPasskey, type PasskeySite, passkeyAnswerIn } from './passkeys.server.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.server.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.server.ts';

export interface FactorsOfPerson {
  hasTotp: boolean;
  passkeys: StoredPasskey[];
  recoveryCodes: number;
}

export interface TotpSetup {
  secret: string;
  /** SVG of the QR code. */
  qr: string;
}

export interface SecondFactors {
  of(person: PersonId): Promise<FactorsOfPerson>;
  /**
   * Whether a password, mail or Google account alone does not sign the person in. A reader's passkey is a shorter way
   * in, and asks for nothing on devices that do not have it; a member's is a second factor.
   */
  areRequired(person: PersonId): Promise<boolean>;
  /** A new seed, which counts when its first code was entered; null if there is a confirmed one. */
  startTotp(person: PersonId): Promise<boolean>;
  /** The seed that waits for its first code; null without one. */
  totpSetup(person: PersonId, labels: { issuer: string; label: string }): Promise<TotpSetup | null>;
  confirmTotp(trx: Transaction<DB>, person: PersonId, code: string): Promise<boolean>;
  removeTotp(trx: Transaction<DB>, person: PersonId): Promise<boolean>;
  /** New recovery codes, which replace all others; they are shown once. */
  renewRecoveryCodes(trx: Transaction<DB>, person: PersonId): Promise<string[]>;
  /** Uses up a code of the app or a recovery code. */
  spendCode(person: PersonId, text: string): Promise<'totp' | 'recovery' | null>;
  addPasskey(trx: Transaction<DB>, person: PersonId, added: AddedPasskey): Promise<boolean>;
  removePasskey(trx: Transaction<DB>, person: PersonId, id: string): Promise<boolean>;
  /** Whose passkey answered the challenge; null for none. */
  personOfAnswer(site: PasskeySite, given: { answer: string; challenge: string }): Promise<PersonId | null>;
}

export interface AddedPasskey {
  site: PasskeySite;
  answer: string;
  challenge: string;
  /** Name of the browser, for the list. */
  name: string;
}

export function createSecondFactors({ db, clock }: { db: Kysely<DB>; clock: Clock }): SecondFactors {
  const box = createSecretBox(db);
  const contextOf = ({ realm, id }: PersonId) => `totp ${realm} ${id}`;

  async function acceptTotp(trx: Kysely<DB>, person: PersonId, code: string): Promise<boolean> {
    const factor = await totpOf(trx, person);
    const secret = factor && (await box.open(factor.secret, contextOf(person)));
    if (!factor || secret === null) return false;
    const now = clock.now();
    const step = totpStep(code, { secret, now, lastStep: factor.lastStep });
    return step !== null && spendTotpStep(trx, person, { step, now });
  }

  return {
    async of(person) {
      const totp = await totpOf(db, person);
      return {
        hasTotp: totp?.isConfirmed ?? false,
        passkeys: await passkeysOf(db, person),
        recoveryCodes: await countRecoveryCodes(db, person),
      };
    },
    async areRequired(person) {
      const totp = await totpOf(db, person);
      if (totp?.isConfirmed) return true;
      return person.realm === 'newsroom' && (await passkeysOf(db, person)).length > 0;
    },
    async startTotp(person) {
      const secret = await box.seal(newTotpSecret(), contextOf(person));
      return db.transaction().execute((trx) => insertTotp(trx, person, secret));
    },
    async totpSetup(person, labels) {
      const factor = await totpOf(db, person);
      if (!factor || factor.isConfirmed) return null;
      const secret = await box.open(factor.secret, contextOf(person));
      return secret === null ? null : { secret, qr: renderSVG(totpAddress(secret, labels)) };
    },
    confirmTotp: acceptTotp,
    removeTotp: deleteTotp,
    async renewRecoveryCodes(trx, person) {
      const codes = newRecoveryCodes();
      await replaceRecoveryCodes(
        trx,
        person,
        codes.flatMap((code) => hashOfRecoveryCode(code) ?? []),
      );
      return codes;
    },
    async spendCode(person, text) {
      const totp = await totpOf(db, person);
      // A seed whose first code was never entered is no factor yet.
      if (totp?.isConfirmed && (await acceptTotp(db, person, text))) return 'totp';
      const hash = hashOfRecoveryCode(text);
      if (hash === null) return null;
      return (await spendRecoveryCode(db, person, { hash, now: clock.now() })) ? 'recovery' : null;
    },
    async addPasskey(trx, person, { site, answer, challenge, name }) {
      const passkey = await newPasskey(site, { answer, challenge });
      if (passkey === null) return false;
      const host = new URL(site.origin).hostname;
      return insertPasskey(trx, { person, passkey, host, name, now: clock.now() });
    },
    removePasskey: deletePasskey,
    async personOfAnswer(site, { answer, challenge }) {
      const read = passkeyAnswerIn(answer);
      const passkey = read && (await passkeyById(db, read.id));
      if (!read || !passkey) return null;
      const counter = await counterOfAnswer(site, { answer: read, challenge, passkey });
      if (counter === null) return null;
      await notePasskeyUse(db, passkey.id, { counter, now: clock.now() });
      return passkey.person;
    },
  };
}
