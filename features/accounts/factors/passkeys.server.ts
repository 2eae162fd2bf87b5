/** Passkeys (WebAuthn): what the browser's device is requested to sign, and the check of its answer. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { jsonIn } from '#platform/text/json-in.ts';

/** The site for which a passkey is made. */
export interface PasskeySite {
  /** `https://telex.hu` */
  origin: string;
  name: string;
}

export interface Passkey {
  id: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

interface Person {
  /** Unique and without personal data: it is stored on the device. */
  handle: string;
  name: string;
  email: string;
}

/**
 * Ed25519, ES256 and RS256, which all devices know. The library's own list would have Node.js warn that its newest
 * algorithm is experimental.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

const hostOf = ({ origin }: PasskeySite) => new URL(origin).hostname;

/** Options for `startRegistration` in the browser, as JSON. */
export async function registrationOptions(
  site: PasskeySite,
  { person, challenge, known }: { person: Person; challenge: string; known: readonly Passkey[] },
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.handle)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** Options for `startAuthentication` in the browser, as JSON; without `known`, of any passkey of the site. */
export async function authenticationOptions(
  site: PasskeySite,
  { challenge, known }: { challenge: string; known: readonly Passkey[] },
): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

const transports = z.array(z.string().max(20)).max(8).default([]);
const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key') };
const extensions = z.object({}).loose().default({});

const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string(), transports }),
  clientExtensionResults: extensions,
});

const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: extensions,
});

type Registration = z.infer<typeof registrationSchema>;
export type PasskeyAnswer = z.infer<typeof authenticationSchema>;

/** The new passkey; null if the answer is not for this challenge and site. */
export async function newPasskey(
  site: PasskeySite,
  { answer, challenge }: { answer: string; challenge: string },
): Promise<Passkey | null> {
  const read = parsed(registrationSchema, answer);
  return read && verifyRegistration(site, read, challenge);
}

async function verifyRegistration(
  site: PasskeySite,
  { response, ...rest }: Registration,
  challenge: string,
): Promise<Passkey | null> {
  const { transports: ways, ...signed } = response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response: signed },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey, counter, transports: ways };
  } catch {
    // The library throws for every mismatch: a forged answer is an expected failure.
    return null;
  }
}

/** The answer of a device as the browser's script sent it; null for another text. */
export function passkeyAnswerIn(text: string): PasskeyAnswer | null {
  return parsed(authenticationSchema, text);
}

/** The passkey's new counter; null if the answer is not signed by it for this challenge and site. */
export async function counterOfAnswer(
  site: PasskeySite,
  { answer, challenge, passkey }: { answer: PasskeyAnswer; challenge: string; passkey: Passkey },
): Promise<number | null> {
  const { userHandle, ...response } = answer.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      credential: {
        id: passkey.id,
        counter: passkey.counter,
        publicKey: new Uint8Array(passkey.publicKey),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

function parsed<Read>(schema: z.ZodType<Read>, text: string): Read | null {
  return schema.safeParse(jsonIn(text)).data ?? null;
}
