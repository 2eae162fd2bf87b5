import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header `Signature` of SimplePay v2: an HMAC of the exact bytes. */
export function simplePaySignature(bytes: string | Buffer, key: string): string {
  return createHmac('sha384', key.trim()).update(bytes).digest('base64');
}

export function isSimplePaySignature(bytes: string | Buffer, signature: string, key: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const expected = Buffer.from(simplePaySignature(bytes, key), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
