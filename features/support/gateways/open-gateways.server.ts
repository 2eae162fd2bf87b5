/** The gateways of an edition that have their keys; `sandbox` ones are simulated in this process. */

import type { OpenSandbox, Sandbox } from '#platform/http/outgoing/open-sandbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { SupportSetting } from '../support-setting.ts';
import { currencies } from '../terms/money.ts';
import type { GatewayName } from '../terms/order.ts';
import { createBarion } from './barion.server.ts';
import type { Gateway } from './gateway.ts';
import { type PaymentKeys, sandboxKeys } from './payment-keys.server.ts';
import { createSimplePay } from './simplepay.server.ts';
import { createStripe } from './stripe.server.ts';
import { createTransfer } from './transfer.server.ts';

export interface OpenGatewaysNeeds {
  setting: SupportSetting['gateways'];
  keys: PaymentKeys;
  clock: Clock;
  openSandbox?: OpenSandbox | undefined;
  /** Address for the notices of a gateway, which the sandbox has to know in advance. */
  noticesOf(gateway: GatewayName): string;
}

export interface OpenedGateways {
  all: ReadonlyMap<GatewayName, Gateway>;
  /** The key for stored cards; null without one, and then no card is stored. */
  cardKey: Buffer | null;
  close(): Promise<void>;
}

export async function openGateways(needs: OpenGatewaysNeeds): Promise<OpenedGateways> {
  const { setting, keys, clock } = needs;
  const sandbox = await openedSandbox(needs);
  const addressOf = (name: GatewayName, address: string) =>
    address === 'sandbox' ? `${sandbox?.origin}/${name}` : address.replace(/\/+$/, '');
  const found: Gateway[] = [];
  const timeoutMs = setting.timeoutSeconds * 1000;

  const { simplepay, barion, stripe, transfer } = setting;
  const simplePayKeys = simplepay?.address === 'sandbox' ? sandboxSimplePayKeys : keys.simplepay;
  if (simplepay && simplePayKeys) {
    const address = addressOf('simplepay', simplepay.address);
    const accounts = currencies.flatMap((currency) => {
      const [merchant, key] = [simplepay.merchants[currency], simplePayKeys[currency]];
      return merchant === undefined || key === undefined ? [] : [{ currency, merchant, key }];
    });
    const payOrigin = new URL(address).origin;
    found.push(createSimplePay({ address, timeoutMs, payOrigin, accounts, now: clock.now }));
  }
  const barionKey = barion?.address === 'sandbox' ? sandboxKeys.barion : keys.barion;
  if (barion && barionKey) {
    const address = addressOf('barion', barion.address);
    const { payee, currencies: taken } = barion;
    const payOrigin = barionPayOrigins[address] ?? new URL(address).origin;
    found.push(createBarion({ address, timeoutMs, payOrigin, key: barionKey, payee, currencies: taken }));
  }
  const stripeKeys = stripe?.address === 'sandbox' ? sandboxKeys.stripe : keys.stripe;
  if (stripe && stripeKeys) {
    const address = addressOf('stripe', stripe.address);
    const payOrigin =
      address === 'https://api.stripe.com' ? 'https://checkout.stripe.com' : new URL(address).origin;
    found.push(createStripe({ address, timeoutMs, payOrigin, ...stripeKeys, currencies: stripe.currencies }));
  }
  if (transfer) found.push(createTransfer(transfer));
  return {
    all: new Map(found.map((gateway) => [gateway.name, gateway])),
    cardKey: keys.cards ?? (sandbox ? sandboxKeys.cards : null),
    close: async () => sandbox?.close(),
  };
}

const sandboxSimplePayKeys = Object.fromEntries(
  currencies.map((currency) => [currency, sandboxKeys.simplepay]),
);

const barionPayOrigins: Readonly<Record<string, string>> = {
  'https://api.barion.com': 'https://secure.barion.com',
  'https://api.test.barion.com': 'https://secure.test.barion.com',
};

async function openedSandbox({
  setting,
  clock,
  openSandbox,
  noticesOf,
}: OpenGatewaysNeeds): Promise<Sandbox | null> {
  const names = (['simplepay', 'barion', 'stripe'] as const).filter(
    (name) => setting[name]?.address === 'sandbox',
  );
  if (names.length === 0) return null;
  if (!openSandbox)
    throw new Error('the edition takes payments from a sandbox, which this program does not contain');
  const sandbox = await openSandbox({ clock });
  // Real merchants enter this address at the gateway.
  for (const name of sandbox.isOfAnotherProcess ? [] : names)
    await fetch(`${sandbox.origin}/${name}/switches`, {
      method: 'POST',
      body: JSON.stringify({ notices: noticesOf(name) }),
    });
  return sandbox;
}
