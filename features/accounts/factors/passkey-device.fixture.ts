/**
 * A device with one passkey, in place of `navigator.credentials`: real keys and signatures, without a question to anybody.
 *
 * ```ts
 * vi.stubGlobal('navigator', { credentials: createDevice('https://lap.example') });
 * ```
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface RequestedKey {
  challenge: ArrayBuffer;
  rp?: { id: string };
  rpId?: string;
  user?: { id: ArrayBuffer };
  excludeCredentials?: { id: ArrayBuffer }[];
  allowCredentials?: { id: ArrayBuffer }[];
}

type Options = { publicKey: RequestedKey };

const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const sha256 = (given: string | Uint8Array) => createHash('sha256').update(given).digest();

/** @param origin Of the page, as the browser writes it into each answer. */
export function createDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const state = {
    origin,
    /** How often it has signed. */
    counter: 0,
    /** Whether it asks for a finger or a PIN. */
    verifiesUser: true,
    hasRefused: false,
    user: null as ArrayBuffer | null,
  };

  function clientData(type: string, challenge: ArrayBuffer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: textOf(challenge), origin: state.origin }));
  }

  function authenticatorData(host: string, key: Uint8Array = new Uint8Array()): Buffer {
    const flags = 0x01 | (state.verifiesUser ? 0x04 : 0) | (key.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, key]);
  }

  /** Id and public key (COSE, ES256) of the passkey. */
  function attestedKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (label: string, text: string) => [
      Buffer.from(`${label}5820`, 'hex'),
      Buffer.from(text, 'base64url'),
    ];
    const cose = [Buffer.from('a5010203262001', 'hex'), ...point('21', x), ...point('22', y)];
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...cose]);
  }

  const credential = (response: object) => ({
    id: textOf(bytesOf(id)),
    rawId: bytesOf(id),
    type: 'public-key',
    response,
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
  });
  const isListed = (list: { id: ArrayBuffer }[]) =>
    list.some((one) => textOf(one.id) === textOf(bytesOf(id)));

  async function create({ publicKey: { challenge, rp, user, excludeCredentials = [] } }: Options) {
    if (state.hasRefused) throw new DOMException('stopped', 'NotAllowedError');
    if (isListed(excludeCredentials)) throw new DOMException('known', 'InvalidStateError');
    state.user = user?.id ?? null;
    const data = authenticatorData(rp?.id ?? '', attestedKey());
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59, data.length >> 8, data.length & 255]),
      data,
    ]);
    return credential({
      clientDataJSON: bytesOf(clientData('webauthn.create', challenge)),
      attestationObject: bytesOf(attestation),
      getTransports: () => ['internal'],
    });
  }

  async function get({ publicKey: { challenge, rpId = '', allowCredentials = [] } }: Options) {
    const isUnknown = allowCredentials.length > 0 && !isListed(allowCredentials);
    if (state.hasRefused || isUnknown) throw new DOMException('stopped', 'NotAllowedError');
    state.counter += 1;
    const client = clientData('webauthn.get', challenge);
    const data = authenticatorData(rpId);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return credential({
      clientDataJSON: bytesOf(client),
      authenticatorData: bytesOf(data),
      signature: bytesOf(signature),
      userHandle: state.user,
    });
  }

  return { state, create, get };
}
