/**
 * Tokens in links of mails: the number of a sign-up or of a subscriber, signed. No address of a person is part of an
 * address of a page.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { createSigner } from '#platform/tokens/signer.server.ts';

/** 132 bits. */
const signatureCharacters = 22;

type Kind = 'request' | 'subscriber';

export interface NewsletterLinks {
  /** Reads the key, once. */
  load(): Promise<void>;
  token(kind: Kind, id: number | string): string;
  /** The number in a token; null if nobody signed it. */
  idIn(kind: Kind, token: string): string | null;
  /** Part of the sender address of one recipient's mail: `81.7f3a…`. Mail servers may change the case of letters. */
  bounceToken(recipient: string): string;
  recipientIn(bounceToken: string): string | null;
  /** Left part of the Message-ID of one recipient's mail, the same at each attempt; it proves nothing. */
  messageToken(recipient: string): string;
  /** A keyed hash of an address, which cannot be found by trying addresses without the key. */
  hash(email: string): string;
}

export function createNewsletterLinks(db: Kysely<DB>): NewsletterLinks {
  const signer = createSigner(db, { purpose: 'newsletters', characters: signatureCharacters });
  const macOf = (recipient: string): string =>
    Buffer.from(signer.signatureOf(`recipient ${recipient}`), 'base64url').toString('hex');
  return {
    load: signer.load,
    bounceToken: (recipient) => `${recipient}.${macOf(recipient)}`,
    recipientIn(bounceToken) {
      const [, recipient, mac] = /^(\d{1,18})\.([0-9a-f]{32})$/.exec(bounceToken.toLowerCase()) ?? [];
      if (recipient === undefined || mac === undefined) return null;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(recipient))) ? recipient : null;
    },
    messageToken: (recipient) => signer.signatureOf(`message ${recipient}`),
    token: (kind, id) => `${id}-${signer.signatureOf(`${kind} ${id}`)}`,
    idIn(kind, token) {
      const [, id, signature] = /^(\d{1,18})-([\w-]{22})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return null;
      return signer.isSigned(`${kind} ${id}`, signature) ? id : null;
    },
    hash: (email) => signer.signatureOf(`address ${email}`),
  };
}
