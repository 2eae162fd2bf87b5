/** Hashes of passwords: argon2id with the parameters of OWASP, 21 ms each. */
import { hash, verify } from '@node-rs/argon2';
import { normalPassword, passwordLengths } from './password-rules.ts';

/** Argon2id is the library's default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashOfPassword(password: string): Promise<string> {
  return hash(normalPassword(password), parameters);
}

/**
 * Whether a password has this hash. Without a hash (no account with this address, or no password) it takes as
 * long and is false, so that the time does not reveal which addresses have an account.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  // Long texts would cost more than any password.
  const given = normalPassword(password).slice(0, passwordLengths.most * 2);
  const isRight = await verify(stored ?? (await dummyHash()), given);
  return isRight && stored !== null;
}

let dummy: Promise<string> | undefined;

/** The hash of a random password, for addresses without an account. */
function dummyHash(): Promise<string> {
  dummy ??= hash(crypto.randomUUID(), parameters);
  return dummy;
}
