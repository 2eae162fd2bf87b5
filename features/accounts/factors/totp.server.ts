/** One-time codes of an authenticator app (RFC 6238): six digits, thirty seconds, SHA-1, as all apps know them. */
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Clocks of phones are late or early by less than one interval. */
const tolerance = 1;

const parameters = { algorithm: 'SHA1', digits: 6, period: periodSeconds };

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that apps read from the QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...parameters, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The interval to which a code belongs, if it is later than the last accepted one; null for a wrong or used code.
 */
export function totpStep(
  code: string,
  { secret, now, lastStep }: { secret: string; now: Date; lastStep: number },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  return step > lastStep ? step : null;
}
