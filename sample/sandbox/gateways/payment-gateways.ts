import { createBarionSandbox } from './barion-sandbox.ts';
import type { GatewaySandbox } from './gateway-sandbox.ts';
import { createSimplePaySandbox } from './simplepay-sandbox.ts';
import { createStripeSandbox } from './stripe-sandbox.ts';

/** The simulated payment gateways, by the first part of their paths. */
export function createPaymentGateways(): ReadonlyMap<string, GatewaySandbox> {
  return new Map([
    ['simplepay', createSimplePaySandbox()],
    ['barion', createBarionSandbox()],
    ['stripe', createStripeSandbox()],
  ]);
}
