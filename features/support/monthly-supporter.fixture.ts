/** Monthly supporters in tests, and the day on which they are charged. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from '#tests/server.ts';
import { supporterOf } from './supporter.fixture.ts';
import type { GatewayName } from './terms/order.ts';

export function monthlySupporters(server: TestServer) {
  const supporter = supporterOf(server);
  const signal = new AbortController().signal;
  const support = () => server.context.support;

  /** Before each test: charges of other tests must not fall due in this one. */
  async function reset(): Promise<void> {
    await supporter.reset();
    await sql`update support_commitments set next_charge_on = null where state <> 'ended'`.execute(
      server.database.db,
    );
  }

  let people = 0;

  /** A monthly supporter, and the page of the link in the receipt. */
  async function monthly(gateway: GatewayName = 'simplepay', amount = '2500') {
    people += 1;
    const email = `havi${people}@example.hu`;
    const currency = gateway === 'stripe' ? 'EUR' : 'HUF';
    const { confirmed } = (await supporter.ledger(gateway)).notices;
    const page = await supporter.pay({ gateway, frequency: 'havi', amount, currency, email });
    expect(page.text).toContain('Köszönjük, hogy havonta mellénk áll!');
    await supporter.until(async () => (await supporter.ledger(gateway)).notices.confirmed > confirmed);
    const [mail] = await supporter.mails(email);
    const url = new URL(String(mail?.props.manage));
    const manage = url.pathname + url.search;
    const id = Number((await supporter.lastOrder()).commitmentId);
    return {
      id,
      email,
      manage,
      row: () => rowOf(id),
      mails: async () => (await supporter.mails(email)).map(({ mail: kind, props }) => ({ ...props, kind })),
      act: (fields: Record<string, string>) =>
        server.telex(manage, {
          method: 'POST',
          headers: { ...supporter.formHeaders, ...supporter.from() },
          body: String(new URLSearchParams(fields)),
        }),
    };
  }

  async function rowOf(id: number) {
    const found = await sql<{
      state: string;
      amount: number;
      periodDue: string | null;
      nextChargeOn: string | null;
      attempts: number;
      failReason: string | null;
      endReason: string | null;
    }>`select state, amount, period_due as "periodDue", next_charge_on as "nextChargeOn", attempts,
      fail_reason as "failReason", end_reason as "endReason"
    from support_commitments where id = ${id}`.execute(server.database.db);
    return found.rows[0];
  }

  const ordersOf = async (id: number) =>
    (await supporter.orders()).filter(({ commitmentId }) => commitmentId === id);
  const chargeOn = async (day: string) => {
    server.setTime(`${day}T09:00:00+01:00`);
    return support().chargeDue(signal);
  };

  return { supporter, signal, support, reset, monthly, ordersOf, chargeOn };
}
