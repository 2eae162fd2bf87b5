/** Which gateways an edition has: those of its setting whose keys the operator has set [S47]. */
import { afterEach, describe, expect, it } from 'vitest';
import { openStubServer, type StubServer } from '#tests/stub-server.ts';
import type { SupportSetting } from '../support-setting.ts';
import type { NewPayment } from './gateway.ts';
import { openGateways } from './open-gateways.server.ts';
import { noPaymentKeys, type PaymentKeys } from './payment-keys.server.ts';

const clock = { now: () => new Date('2026-11-21T08:00:00Z') };
const signal = new AbortController().signal;
let stub: StubServer | undefined;
afterEach(async () => stub?.close());

type Setting = Omit<SupportSetting['gateways'], 'timeoutSeconds'>;

const transfer: Setting['transfer'] = {
  name: 'Lap Kft.',
  accounts: [{ currency: 'HUF', iban: 'HU42117730161111101800000000', bic: 'OTPVHUHB', bank: 'Minta' }],
};
const real = {
  simplepay: { address: 'https://pay.example/v2/', merchants: { HUF: 'LAPHUF', EUR: 'LAPEUR' } },
  barion: { address: 'https://api.barion.com', payee: 'penzugy@lap.example', currencies: ['HUF'] },
  stripe: { address: 'https://api.stripe.com', currencies: ['EUR'] },
  transfer,
} satisfies Setting;
const allKeys: PaymentKeys = {
  simplepay: { HUF: 'k1', RON: 'k2' },
  barion: 'k3',
  cards: Buffer.alloc(32, 'c'),
  stripe: { key: 'sk_test_1', webhookSecret: 'whsec_1' },
};

async function open(setting: Setting, keys: PaymentKeys) {
  const openSandbox = async () => ({ origin: stub?.origin ?? '', close: async () => stub?.close() });
  return openGateways({
    setting: { ...setting, timeoutSeconds: 15 },
    keys,
    clock,
    noticesOf: (name) => `https://lap.example/api/support/${name}/notices`,
    ...(stub ? { openSandbox } : {}),
  });
}

describe('the gateways', () => {
  it('are all of the setting with their keys, in one order', async () => {
    const { all, cardKey } = await open(real, allKeys);
    expect([...all.keys()]).toEqual(['simplepay', 'barion', 'stripe', 'transfer']);
    expect(cardKey).toEqual(allKeys.cards);
  });

  it('without keys are the bank transfer alone, which needs none; no card is stored', async () => {
    const { all, cardKey } = await open(real, noPaymentKeys);
    expect([...all.keys()]).toEqual(['transfer']);
    expect(cardKey).toBeNull();
  });

  it('of no setting are none, whatever keys are set', async () => {
    expect((await open({}, allKeys)).all.size).toBe(0);
  });

  it('take a currency with an account and a key of its own', async () => {
    const { all } = await open(real, allKeys);
    const takes = (name: 'simplepay' | 'barion' | 'stripe' | 'transfer') =>
      (['HUF', 'EUR', 'RON', 'USD'] as const).filter((currency) => all.get(name)?.canTake(currency));
    // EUR has no key, and RON no account.
    expect(takes('simplepay')).toEqual(['HUF']);
    expect(takes('barion')).toEqual(['HUF']);
    expect(takes('stripe')).toEqual(['EUR']);
    expect(takes('transfer')).toEqual(['HUF']);
  });

  it('lead forms to their pay pages, which are on other hosts than their services [ERR-08]', async () => {
    const { all } = await open(real, allKeys);
    const origins = [...all.values()].map(({ payOrigins }) => payOrigins);
    expect(origins).toEqual([
      ['https://pay.example'],
      ['https://secure.barion.com'],
      ['https://checkout.stripe.com'],
      [],
    ]);
  });
});

describe('the sandbox', () => {
  const simulated = { simplepay: { ...real.simplepay, address: 'sandbox' }, transfer };

  it('needs no keys, and learns where notices go', async () => {
    stub = await openStubServer(() => ({ body: {} }));
    const { all, cardKey, close } = await open(simulated, noPaymentKeys);
    expect([...all.keys()]).toEqual(['simplepay', 'transfer']);
    expect(cardKey).toHaveLength(32);
    expect(stub.requests).toMatchObject([
      {
        path: '/simplepay/switches',
        body: '{"notices":"https://lap.example/api/support/simplepay/notices"}',
      },
    ]);
    expect(all.get('simplepay')?.payOrigins).toEqual([stub.origin]);
    await close();
  });

  it('is an error of the program that has none', async () => {
    stub = undefined;
    await expect(open(simulated, noPaymentKeys)).rejects.toThrow('does not contain');
  });
});

describe('a bank transfer', () => {
  it('leads to our own page with the reference, and nobody charges or confirms it', async () => {
    stub = undefined;
    const bank = (await open({ transfer }, noPaymentKeys)).all.get('transfer');
    const addresses = { back: 'https://lap.example/siker', cancelled: '', notices: '' };
    const order: NewPayment = {
      ref: 'LZ1',
      money: { amount: 1, currency: 'HUF' },
      email: '',
      name: '',
      language: 'hu',
      frequency: 'once',
      title: '',
      storedUpTo: null,
      storedUntil: '',
      repeatsFrom: null,
      addresses,
    };
    expect(await bank?.start(order, signal)).toEqual({
      kind: 'started',
      gatewayId: 'LZ1',
      address: 'https://lap.example/siker',
      tokens: [],
    });
    const known = { ref: 'LZ1', gatewayId: 'LZ1', currency: 'HUF' } as const;
    expect(await bank?.state(known, signal)).toMatchObject({ kind: 'unknown' });
    const money = { amount: 1, currency: 'HUF' } as const;
    expect(await bank?.refund({ ...known, refunded: 0 }, money, signal)).toMatchObject({ kind: 'refused' });
    expect(bank?.readBack(new URLSearchParams({ ref: 'LZ1' }))).toEqual({ kind: 'nothing' });
    expect(bank?.repeats).toBe('by-payer');
  });
});
