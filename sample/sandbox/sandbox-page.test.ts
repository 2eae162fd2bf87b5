import { expect, it } from 'vitest';
import { receivedPage } from './beam/received-page.ts';
import { payPage, threeDsPage } from './gateways/pay-page.ts';
import type { SandboxPayment } from './gateways/sandbox-payment.ts';
import { listOfMails } from './mailbox/mailbox-pages.ts';

const payment: SandboxPayment = {
  id: 'p-1',
  ref: 'r-1',
  merchant: 'm-1',
  title: 'Támogatás',
  total: 3000,
  currency: 'HUF',
  status: 'open',
  refunded: 0,
  back: { paid: '/', failed: '/', cancelled: '/', expired: '/' },
  notices: '',
  isStored: false,
  reason: '',
};

it.each([
  ['a pay page', () => payPage('SimplePay', payment, '/pay')],
  ['the bank’s approval', () => threeDsPage('SimplePay', payment, '/pay')],
  ['the mailbox', () => listOfMails([])],
  ['what was received', () => receivedPage([])],
])('%s names an icon, so that a full browser requests no /favicon.ico', (_, page) => {
  expect(page()).toContain('<link rel="icon" href="data:,">');
});
