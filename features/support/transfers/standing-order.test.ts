import { beforeEach, expect, it } from 'vitest';
import { withServer } from '#tests/server.ts';
import { supporterOf } from '../supporter.fixture.ts';
import { readStatement } from './statement.server.ts';

const server = withServer();
const supporter = supporterOf(server);
const signal = new AbortController().signal;

beforeEach(() => supporter.reset());

async function standing(email: string) {
  const started = await supporter.submit({
    gateway: 'transfer',
    frequency: 'havi',
    amount: '2500',
    email,
    fields: { hozzajarulas: '' },
  });
  const page = await supporter.open(started.headers.location ?? '');
  const { ref } = await supporter.lastOrder();
  const own = async () => {
    const reader = await server.context.accounts.readers.byEmail(email);
    return server.context.support.ofReader(reader?.id ?? 0);
  };
  return { page, ref, own };
}

async function arrives(day: string, ref: string, amount = '2500') {
  server.setTime(`${day}T09:00:00+01:00`);
  const reading = readStatement(`Dátum;Összeg;Deviza;Közlemény\n${day};${amount};HUF;${ref}\n`);
  if (reading.kind === 'fault') throw new Error(reading.fault);
  return (await server.context.support.matchStatement(reading.rows)).map(({ kind }) => kind);
}

it('monthly support by standing order is matched by the statement, month by month [S47]', async () => {
  const email = 'allando@example.hu';
  const { page, ref, own } = await standing(email);
  expect(page.text).toContain('havi állandó megbízást');
  expect(page.text).toContain(ref);
  expect(await arrives('2026-11-23', ref)).toEqual(['paid']);
  expect((await own()).commitments).toMatchObject([
    { state: 'active', gateway: 'transfer', nextChargeOn: null },
  ]);
  expect(await arrives('2026-12-23', ref)).toEqual(['paid-again']);
  expect(await arrives('2027-01-25', ref)).toEqual(['paid-again']);
  const { payments, commitments } = await own();
  expect(payments.map(({ orderKind, amount }) => [orderKind, amount])).toEqual([
    ['repeat', 250_000],
    ['repeat', 250_000],
    ['first', 250_000],
  ]);
  expect(new Set(payments.map(({ commitmentId }) => commitmentId))).toEqual(new Set([commitments[0]?.id]));
  // No charge is made, and no failure is reported.
  expect(await server.context.support.chargeDue(signal)).toMatchObject({ due: 0 });
  const kinds = (await supporter.mails(email)).map(({ mail }) => mail);
  expect(kinds).toEqual(['support-transfer', 'support-receipt', 'support-receipt', 'support-receipt']);
  // Another amount is left to a person.
  expect(await arrives('2027-02-23', ref, '1000')).toEqual(['other-amount']);
});

it('a standing order that does not come any more ends by itself, and its owner is told once [S47]', async () => {
  const email = 'elmaradt@example.hu';
  const { ref, own } = await standing(email);
  await arrives('2026-11-23', ref);
  server.setTime('2027-01-20T03:00:00+01:00');
  await server.context.support.nightly(signal);
  expect((await own()).commitments).toMatchObject([{ state: 'active' }]);
  server.setTime('2027-02-10T03:00:00+01:00');
  await server.context.support.nightly(signal);
  expect((await own()).commitments).toMatchObject([{ state: 'ended' }]);
  await server.context.support.nightly(signal);
  const ends = (await supporter.mails(email)).filter(({ mail }) => mail === 'support-ended');
  expect(ends).toMatchObject([{ props: { why: 'lapsed', isByTransfer: true } }]);
  // A later transfer counts as a single payment.
  expect(await arrives('2027-02-23', ref)).toEqual(['paid-again']);
  expect((await own()).payments[0]).toMatchObject({ orderKind: 'once' });
});

it('whoever cancels is told that only the bank can end the standing order', async () => {
  const email = 'lemond.allando@example.hu';
  const { ref, own } = await standing(email);
  await arrives('2026-11-23', ref);
  const [commitment] = (await own()).commitments;
  const manage = await server.telex(commitment?.manage ?? '');
  expect(manage.text).not.toMatch(/lepes=(osszeg|szunet)/);
  await server.context.support.cancelCommitment(commitment?.id ?? 0);
  const [mail] = (await supporter.mails(email)).slice(-1);
  expect(mail).toMatchObject({ mail: 'support-ended', props: { why: 'reader', isByTransfer: true } });
});
