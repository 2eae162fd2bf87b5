import { beforeEach, describe, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { supporterOf, withShortPatience } from './supporter.fixture.ts';

const server = withServer({ edition: withShortPatience });
const supporter = supporterOf(server);

beforeEach(() => supporter.reset());

const euros = { gateway: 'stripe', currency: 'EUR', amount: '10' } as const;

describe('where nothing can have been taken, the page says so [S47]', () => {
  it.each(['egyszeri', 'havi'] as const)(
    'a reader who cancels at Stripe (%s) has cancelled, and its session is ended',
    async (frequency) => {
      const started = await supporter.submit({ ...euros, frequency });
      const pay = started.headers.location ?? '';
      const page = await supporter.open(await supporter.atGateway(pay, 'cancelled'));
      expect(page.text).toContain('Megszakította a fizetést');
      expect(page.text).not.toContain('Még nem tudjuk');
      const { ref, state } = await supporter.lastOrder();
      expect(state).toBe('cancelled');
      expect((await supporter.ledger('stripe')).payments.find((one) => one.ref === ref)?.status).toBe(
        'expired',
      );
      // Nobody can pay it any more.
      await supporter.atGateway(pay, 'paid');
      expect((await supporter.open(page.path)).text).toContain('Megszakította a fizetést');
    },
  );

  it('a payment at Stripe that was paid in the last moment is thanked for', async () => {
    await supporter.switchTo('stripe', { notice: 'lost' });
    const started = await supporter.submit(euros);
    const { key } = await supporter.lastOrder();
    await supporter.atGateway(started.headers.location ?? '', 'paid');
    expect((await supporter.open(`/tamogatas/hiba?rendeles=${key}`)).text).toContain('Köszönjük');
  });

  it.each([
    ['simplepay', 'refused'],
    ['simplepay', 'hung'],
    ['barion', 'hung'],
    ['stripe', 'hung'],
  ] as const)('a start that %s answers as %s did not begin', async (gateway, mode) => {
    await supporter.switchTo(gateway, { mode });
    const form = gateway === 'stripe' ? euros : { gateway };
    const page = await supporter.open((await supporter.submit(form)).headers.location ?? '');
    expect(page.text).toContain('A fizetés nem indult el');
    expect(page.text).toContain('Pénzt nem vontak le');
    expect(page.text).not.toContain('Még nem tudjuk');
  });
});

it('three equal forms at once all lead to the same pay page', async () => {
  const form = { email: 'harom@example.hu', formKey: 'harmas-urlap' };
  const answers = await Promise.all([1, 2, 3].map(() => supporter.submit(form)));
  const places = answers.map(({ headers }) => headers.location ?? '');
  expect(new Set(places).size).toBe(1);
  expect(places[0]).toContain('/simplepay/');
  const { ref } = await supporter.lastOrder();
  expect((await supporter.ledger('simplepay')).payments.filter((one) => one.ref === ref)).toHaveLength(1);
});

it('a payment that differs from its order is looked at by a person, and promises no seconds', async () => {
  await supporter.switchTo('simplepay', { says: 'other-amount', notice: 'lost' });
  const page = await supporter.pay();
  expect(page.text).toContain('A fizetést megnézi egy munkatársunk');
  expect(page.text).not.toContain('néhány másodperc');
  expect(page.text).not.toContain('data-awaited-payment');
});

it('an open payment looks for its outcome by itself', async () => {
  await supporter.submit();
  const { key } = await supporter.lastOrder();
  expect((await supporter.open(`/tamogatas/siker?rendeles=${key}`)).text).toContain('data-awaited-payment');
});
