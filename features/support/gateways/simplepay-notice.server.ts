/** Messages that SimplePay sends by itself: the query of a returning browser, and notices. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { jsonIn } from '#platform/text/json-in.ts';
import type { BackReading, CardFacts, NoticeReading, RawNotice } from './gateway.ts';
import type { SimplePayAccount } from './simplepay-client.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';

const backSchema = z.object({ r: z.number(), t: z.number(), e: z.string(), m: z.string(), o: z.string() });

export function readBack(accounts: readonly SimplePayAccount[], query: URLSearchParams): BackReading {
  const [r, s] = [query.get('r'), query.get('s')];
  if (r === null || s === null) return { kind: 'nothing' };
  const json = Buffer.from(r, 'base64');
  // In a query a `+` that is not encoded is read as a space.
  const signature = s.replaceAll(' ', '+');
  const back = backSchema.safeParse(jsonIn(json.toString()));
  const account = accounts.find(({ merchant }) => merchant === back.data?.m);
  if (!back.success || !account || !isSimplePaySignature(json, signature, account.key))
    return { kind: 'forged' };
  return { kind: 'ref', ref: back.data.o };
}

const noticeSchema = z.looseObject({
  orderRef: z.string(),
  merchant: z.string(),
  transactionId: z.number(),
  status: z.string(),
  cardMask: z.string().optional(),
  expiry: z.string().optional(),
});

export function readNotice(
  accounts: readonly SimplePayAccount[],
  { bytes, signature, now }: RawNotice,
): NoticeReading {
  const body = jsonIn(bytes.toString());
  const notice = noticeSchema.safeParse(body);
  if (!notice.success) return { kind: 'forged', why: 'it is no notice of SimplePay' };
  const account = accounts.find(({ merchant }) => merchant === notice.data.merchant);
  if (!account) return { kind: 'forged', why: 'it names another merchant' };
  if (!isSimplePaySignature(bytes, signature, account.key))
    return { kind: 'forged', why: 'its signature is wrong' };
  const { transactionId, status, orderRef } = notice.data;
  // Each refund in part has the same number and status: the bytes tell them apart, and are equal in a replay.
  const bytesHash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const confirmed = JSON.stringify({ ...notice.data, receiveDate: now.toISOString() });
  return {
    kind: 'notice',
    eventId: `${transactionId}:${status}:${bytesHash}`,
    about: { kind: 'ref', ref: orderRef },
    // Only notices describe the card.
    card: cardOf(notice.data),
    isSigned: true,
    answer: {
      body: confirmed,
      headers: {
        'content-type': 'application/json',
        signature: simplePaySignature(confirmed, account.key),
      },
    },
  };
}

function cardOf({ cardMask, expiry }: z.infer<typeof noticeSchema>): CardFacts | null {
  const day = z.iso.date().safeParse(expiry?.slice(0, 10)).data ?? null;
  return cardMask === undefined && day === null ? null : { mask: cardMask ?? null, validUntil: day };
}
