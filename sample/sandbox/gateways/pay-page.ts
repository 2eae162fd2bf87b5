/** The pay page of a simulated gateway: a button for each outcome. */
import { escapeHtml } from '#platform/text/escape-html.ts';
import { sandboxPage } from '../sandbox-page.ts';
import type { PayOutcome, SandboxPayment } from './sandbox-payment.ts';

const buttons: readonly [string, string][] = [
  ['paid', 'Sikeres fizetés'],
  ['3ds', 'Sikeres fizetés, banki jóváhagyással (3DS)'],
  ['no-funds', 'Nincs fedezet'],
  ['cancelled', 'Megszakítás'],
  ['expired', 'Letelt az idő'],
];

export const payOutcomes: Readonly<Record<string, PayOutcome>> = {
  paid: 'paid',
  'no-funds': 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** @param action The address to which the buttons post. */
export function payPage(
  provider: string,
  { title, total, currency, ref }: SandboxPayment,
  action: string,
): string {
  const forms = buttons.map(([value, label]) => `<button name="kimenet" value="${value}">${label}</button>`);
  return page(
    provider,
    `<h1>${provider} – próbafizetés</h1><p>${escapeHtml(title)}</p><p class="sum">${total} ${escapeHtml(currency)}</p>` +
      `<p>Azonosító: ${escapeHtml(ref)}</p><form method="post" action="${escapeHtml(action)}">${forms.join('')}</form>` +
      '<p>Ez egy helyi próbaszolgáltatás: pénzt nem von le.</p>',
  );
}

export function threeDsPage(provider: string, { total, currency }: SandboxPayment, action: string): string {
  return page(
    provider,
    `<h1>A bankja jóváhagyást kér</h1><p class="sum">${total} ${escapeHtml(currency)}</p>` +
      `<form method="post" action="${escapeHtml(action)}"><button name="kimenet" value="paid">Jóváhagyom</button>` +
      '<button name="kimenet" value="no-funds">Elutasítom</button></form>',
  );
}

const style =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:30rem;margin:3rem auto}' +
  '.sum{font-size:2rem;font-weight:700;margin:.5rem 0}button{display:block;width:100%;margin:.5rem 0;padding:.8rem;font:inherit}';

function page(provider: string, body: string): string {
  return sandboxPage({
    language: 'hu',
    title: `${provider} – próba`,
    style,
    body: `<main>${body}</main>`,
  });
}
