/** Passkeys of a device with real keys, and answers that somebody changed, copied or took from another site. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from './passkey-device.fixture.ts';
import {
  authenticationOptions,
  counterOfAnswer,
  newPasskey,
  type Passkey,
  type PasskeySite,
  passkeyAnswerIn,
  registrationOptions,
} from './passkeys.server.ts';

const site: PasskeySite = { origin: 'https://lap.example', name: 'Lapzárta' };
const person = { handle: 'newsroom-5', name: 'Híd Ági', email: 'agi@example.com' };
const challenge = Buffer.alloc(32, 7).toString('base64url');
const otherChallenge = Buffer.alloc(32, 8).toString('base64url');

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice(site.origin);
  vi.stubGlobal('navigator', { credentials: device });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

/** As the browser's script sends it. */
async function registration(known: readonly Passkey[] = []): Promise<string> {
  const optionsJSON = JSON.parse(await registrationOptions(site, { person, challenge, known }));
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

async function answerOf(known: readonly Passkey[] = []): Promise<string> {
  const optionsJSON = JSON.parse(await authenticationOptions(site, { challenge, known }));
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

async function registered(): Promise<Passkey> {
  const passkey = await newPasskey(site, { answer: await registration(), challenge });
  if (!passkey) throw new Error('the passkey of the device was refused');
  return passkey;
}

async function counterOf(text: string, passkey: Passkey, at = { site, challenge }): Promise<number | null> {
  const answer = passkeyAnswerIn(text);
  if (!answer) throw new Error('this is no answer');
  return counterOfAnswer(at.site, { answer, challenge: at.challenge, passkey });
}

describe('a new passkey', () => {
  it('has the id and the ways of its device', async () => {
    const answer = await registration();
    const passkey = await newPasskey(site, { answer, challenge });
    expect(passkey).toMatchObject({ id: JSON.parse(answer).id, counter: 0, transports: ['internal'] });
  });

  it('is stored on the device under a name without personal data', async () => {
    await registration();
    expect(Buffer.from(device.state.user ?? new ArrayBuffer()).toString()).toBe('newsroom-5');
  });

  it('is not made twice on a device', async () => {
    const first = await registered();
    await expect(registration([first])).rejects.toThrow('previously registered');
  });

  it.each([
    ['for another challenge', { challenge: otherChallenge }],
    ['for another site', { site: { ...site, origin: 'https://masik.example' } }],
    ['at another port', { site: { ...site, origin: 'https://lap.example:8443' } }],
    ['without encryption', { site: { ...site, origin: 'http://lap.example' } }],
  ])('is refused %s', async (_name, change) => {
    const given = { site, challenge, ...change };
    const answer = await registration();
    expect(await newPasskey(given.site, { answer, challenge: given.challenge })).toBeNull();
  });

  it('is refused from a page that only looks like ours, and from a device that asks for no finger', async () => {
    device.state.origin = 'https://lap.example.gonosz.example';
    expect(await newPasskey(site, { answer: await registration(), challenge })).toBeNull();
    device.state.origin = site.origin;
    device.state.verifiesUser = false;
    expect(await newPasskey(site, { answer: await registration(), challenge })).toBeNull();
  });

  it('is never an answer of a sign-in, nor a text', async () => {
    for (const answer of [await answerOf(), '', '{', 'null', '[]', '"x"', '{"id":5}'])
      expect(await newPasskey(site, { answer, challenge }), answer).toBeNull();
  });

  it('has a limited list of ways, which come from a stranger', async () => {
    const answer = JSON.parse(await registration());
    const withWays = (transports: unknown) => {
      const response = { ...answer.response, transports };
      return newPasskey(site, { answer: JSON.stringify({ ...answer, response }), challenge });
    };
    expect(await withWays(Array(9).fill('usb'))).toBeNull();
    expect(await withWays(['x'.repeat(21)])).toBeNull();
    expect((await withWays(undefined))?.transports).toEqual([]);
  });
});

describe('the answer of a passkey', () => {
  it('is signed by it, and each answer has the next number', async () => {
    const passkey = await registered();
    expect(await counterOf(await answerOf(), passkey)).toBe(1);
    expect(await counterOf(await answerOf([passkey]), { ...passkey, counter: 1 })).toBe(2);
  });

  it('is refused when it comes again, as from a copy of the key', async () => {
    const passkey = await registered();
    const answer = await answerOf();
    expect(await counterOf(answer, { ...passkey, counter: 1 })).toBeNull();
    expect(await counterOf(answer, { ...passkey, counter: 9 })).toBeNull();
  });

  it('is refused for another challenge, another site, and the key of another device', async () => {
    const passkey = await registered();
    const answer = await answerOf();
    const masik = { ...site, origin: 'https://masik.example' };
    expect(await counterOf(answer, passkey, { site, challenge: otherChallenge })).toBeNull();
    expect(await counterOf(answer, passkey, { site: masik, challenge })).toBeNull();
    vi.stubGlobal('navigator', { credentials: createDevice(site.origin) });
    const other = await registered();
    expect(await counterOf(answer, { ...passkey, publicKey: other.publicKey })).toBeNull();
  });

  it('is refused from another page, and without a finger or a PIN', async () => {
    const passkey = await registered();
    device.state.origin = 'https://lap.example.gonosz.example';
    expect(await counterOf(await answerOf(), passkey)).toBeNull();
    device.state.origin = site.origin;
    device.state.verifiesUser = false;
    expect(await counterOf(await answerOf(), passkey)).toBeNull();
  });

  it.each(['signature', 'authenticatorData', 'clientDataJSON'] as const)(
    'is refused with one changed byte of %s',
    async (field) => {
      const passkey = await registered();
      const answer = JSON.parse(await answerOf());
      const bytes = Buffer.from(answer.response[field], 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      answer.response[field] = bytes.toString('base64url');
      expect(await counterOf(JSON.stringify(answer), passkey)).toBeNull();
    },
  );

  it('is no other text', () => {
    for (const text of ['', '{', 'null', '5', '[]', '{"type":"password"}', '{"type":"public-key"}'])
      expect(passkeyAnswerIn(text), text).toBeNull();
  });
});

describe('the options of a sign-in', () => {
  it('name the known passkeys, so that another device is not asked in vain', async () => {
    const passkey = await registered();
    vi.stubGlobal('navigator', { credentials: createDevice(site.origin) });
    await expect(answerOf([passkey])).rejects.toThrow('stopped');
    // The control: without them any passkey of the site is possible.
    expect(passkeyAnswerIn(await answerOf())?.type).toBe('public-key');
  });

  it('are for the host name without its port, as the standard has it', async () => {
    const local = { ...site, origin: 'http://lap.localhost:3000' };
    for (const text of [
      await authenticationOptions(local, { challenge, known: [] }),
      await registrationOptions(local, { person, challenge, known: [] }),
    ]) {
      const { rpId, rp, challenge: asked } = JSON.parse(text);
      expect([rpId ?? rp.id, asked]).toEqual(['lap.localhost', challenge]);
    }
  });
});
