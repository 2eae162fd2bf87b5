/** SimplePay's notices are accepted only with a valid signature [S47]. */
import { describe, expect, it } from 'vitest';
import type { SimplePayAccount } from './simplepay-client.server.ts';
import { readBack, readNotice } from './simplepay-notice.server.ts';
import { isSimplePaySignature, simplePaySignature } from './simplepay-signature.server.ts';

const accounts: SimplePayAccount[] = [
  { currency: 'HUF', merchant: 'LAPHUF', key: 'key-huf' },
  { currency: 'EUR', merchant: 'LAPEUR', key: 'key-eur' },
];
const now = new Date('2026-11-21T08:00:00Z');

describe('the query of a returning browser', () => {
  const back = { r: 0, t: 501, e: 'SUCCESS', m: 'LAPHUF', o: 'LZ1' };

  function queryOf(change: object = {}, key = 'key-huf'): URLSearchParams {
    const json = JSON.stringify({ ...back, ...change });
    return new URLSearchParams({ r: Buffer.from(json).toString('base64'), s: simplePaySignature(json, key) });
  }

  it('names its order when the key of its merchant signed it', () => {
    expect(readBack(accounts, queryOf())).toEqual({ kind: 'ref', ref: 'LZ1' });
    expect(readBack(accounts, queryOf({ m: 'LAPEUR' }, 'key-eur'))).toEqual({ kind: 'ref', ref: 'LZ1' });
    // A failure says no more than a success: both name the order, whose state is read.
    expect(readBack(accounts, queryOf({ e: 'FAIL' }))).toEqual({ kind: 'ref', ref: 'LZ1' });
  });

  it('is read although a plus of the signature arrives as a space', () => {
    const orders = Array.from({ length: 40 }, (_, at) => queryOf({ o: `LZ${at}` }));
    const spaced = orders.filter((query) => (query.get('s') ?? '').includes('+'));
    expect(spaced.length).toBeGreaterThan(0);
    for (const query of spaced) {
      query.set('s', (query.get('s') ?? '').replaceAll('+', ' '));
      expect(readBack(accounts, query).kind).toBe('ref');
    }
  });

  it.each([
    ['the key of another merchant', queryOf({}, 'key-eur')],
    ['an unknown merchant', queryOf({ m: 'MASIK' })],
    ['no order', queryOf({ o: undefined })],
    ['an order that is no text', queryOf({ o: 5 })],
    ['another text than was signed', new URLSearchParams({ r: 'e30=', s: queryOf().get('s') ?? '' })],
    ['no JSON', new URLSearchParams({ r: '###', s: simplePaySignature('###', 'key-huf') })],
    ['an empty signature', new URLSearchParams({ r: queryOf().get('r') ?? '', s: '' })],
  ])('is forged with %s', (_what, query) => {
    expect(readBack(accounts, query)).toEqual({ kind: 'forged' });
  });

  it('is nothing without both parts, as when somebody opens the page', () => {
    expect(readBack(accounts, new URLSearchParams())).toEqual({ kind: 'nothing' });
    expect(readBack(accounts, new URLSearchParams({ r: queryOf().get('r') ?? '' }))).toEqual({
      kind: 'nothing',
    });
  });
});

describe('a notice', () => {
  const usual = {
    salt: 's',
    orderRef: 'LZ1',
    method: 'CARD',
    merchant: 'LAPHUF',
    transactionId: 501,
    finishDate: '2026-11-21T08:59:00+01:00',
    status: 'FINISHED',
  };

  function send(change: object = {}, key = 'key-huf') {
    const bytes = Buffer.from(JSON.stringify({ ...usual, ...change }));
    return readNotice(accounts, { bytes, signature: simplePaySignature(bytes, key), now });
  }

  it('names its order, and is confirmed with all that it said, the time, and our signature', () => {
    const reading = send();
    if (reading.kind !== 'notice') throw new Error(reading.kind);
    expect(reading).toMatchObject({ about: { kind: 'ref', ref: 'LZ1' }, isSigned: true, card: null });
    const { body, headers } = reading.answer;
    expect(JSON.parse(body)).toEqual({ ...usual, receiveDate: '2026-11-21T08:00:00.000Z' });
    expect(isSimplePaySignature(Buffer.from(body), headers.signature ?? '', 'key-huf')).toBe(true);
  });

  it('is answered with the key of the account that it names', () => {
    const reading = send({ merchant: 'LAPEUR' }, 'key-eur');
    if (reading.kind !== 'notice') throw new Error(reading.kind);
    const { body, headers } = reading.answer;
    expect(isSimplePaySignature(Buffer.from(body), headers.signature ?? '', 'key-eur')).toBe(true);
    expect(isSimplePaySignature(Buffer.from(body), headers.signature ?? '', 'key-huf')).toBe(false);
  });

  it('has one name when it is repeated, and another for the next refund of the same payment', () => {
    const nameOf = (change: object) => {
      const reading = send(change);
      return reading.kind === 'notice' ? reading.eventId : reading.kind;
    };
    expect(nameOf({})).toBe(nameOf({}));
    expect(nameOf({})).toMatch(/^501:FINISHED:/);
    const refunds = ['a', 'b'].map((salt) => nameOf({ status: 'REFUND', salt }));
    expect(new Set(refunds).size).toBe(2);
  });

  it.each([
    [
      { cardMask: '****1111', expiry: '2028-11-30T00:00:00+01:00' },
      { mask: '****1111', validUntil: '2028-11-30' },
    ],
    [{ cardMask: '****1111' }, { mask: '****1111', validUntil: null }],
    [{ expiry: '2028-11-30' }, { mask: null, validUntil: '2028-11-30' }],
    [
      { cardMask: '****1111', expiry: '2028-13-40' },
      { mask: '****1111', validUntil: null },
    ],
    [{ expiry: 'never' }, null],
  ])('describes the card as far as it can be read: %j', (change, card) => {
    expect(send(change)).toMatchObject({ card });
  });

  it.each([
    ['the signature of another key', () => send({}, 'key-eur'), 'its signature is wrong'],
    ['an unknown merchant', () => send({ merchant: 'MASIK' }), 'it names another merchant'],
    ['no reference', () => send({ orderRef: undefined }), 'it is no notice of SimplePay'],
    ['a number that is a text', () => send({ transactionId: '501' }), 'it is no notice of SimplePay'],
  ])('is forged with %s', (_what, sendIt, why) => {
    expect(sendIt()).toEqual({ kind: 'forged', why });
  });

  it.each(['', 'null', '[]', '{', '{"merchant":"LAPHUF"}'])('is forged with the body %j', (text) => {
    const bytes = Buffer.from(text);
    const signature = simplePaySignature(bytes, 'key-huf');
    expect(readNotice(accounts, { bytes, signature, now })).toMatchObject({ kind: 'forged' });
  });
});
