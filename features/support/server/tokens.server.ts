/** Secrets that charge stored cards, encrypted with the operator's key, which is not in the database. */
import { openSealed, sealText } from '#platform/tokens/secret-box.server.ts';

interface TokenKey {
  cardKey: Buffer;
  /** The order that registered the card. */
  orderId: number;
}

export function sealedToken(token: string, { cardKey, orderId }: TokenKey): Buffer {
  return sealText(token, { key: cardKey, context: `card of order ${orderId}` });
}

/** Null for a token that was encrypted with another key, or changed. */
export function openedToken(sealed: Buffer, { cardKey, orderId }: TokenKey): string | null {
  return openSealed(sealed, { key: cardKey, context: `card of order ${orderId}` });
}
