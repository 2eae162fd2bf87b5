/** The public key of a browser's subscription: a point of the curve, or a text that encryption would throw at. */
import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isPublicKey } from './public-key.server.ts';

const curve = createECDH('prime256v1');
curve.generateKeys();
const point = curve.getPublicKey();
const compressed = curve.getPublicKey(null, 'compressed');
const text = point.toString('base64url');

/** The point with one byte changed. */
function changed(at: number): string {
  const bytes = Buffer.from(point);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString('base64url');
}

describe('a public key', () => {
  it('is a point of the curve, as browsers send it', () => {
    expect(isPublicKey(text)).toBe(true);
  });

  it.each([
    ['a point beside the curve', changed(64)],
    ['a point in another form', changed(0)],
    ['a compressed point', compressed.toString('base64url')],
    ['zeros of the right length', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)]).toString('base64url')],
    ['a key of another curve', createECDH('secp384r1').generateKeys('base64url')],
    ['nothing', ''],
    ['a key with a byte too few', point.subarray(0, 64).toString('base64url')],
    ['a key with a byte too many', Buffer.concat([point, Buffer.alloc(1)]).toString('base64url')],
    ['a key with a line break, which a decoder skips', `${text}\n`],
    ['a key with padding', `${text}=`],
    ['a key in the alphabet for mails', `${text.slice(0, -1)}+`],
  ])('is not %s', (_name, given) => {
    expect(isPublicKey(given)).toBe(false);
  });
});
