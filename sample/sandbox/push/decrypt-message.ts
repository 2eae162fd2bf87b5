/** Decrypts what a browser would get: the content encoding aes128gcm of Web Push (RFC 8188, RFC 8291). */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

export interface BrowserSecrets {
  pair: ECDH;
  auth: Buffer;
}

const saltBytes = 16;
const headBytes = saltBytes + 4 + 1;
const tagBytes = 16;

/** Throws for a message that was encrypted for another browser. */
export function decryptMessage(body: Buffer, { pair, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, saltBytes);
  const keyEnd = headBytes + body.readUInt8(headBytes - 1);
  const senderKey = body.subarray(headBytes, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), { salt: auth, info, bytes: 32 });
  const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const record = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(
  secret: Buffer,
  { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
