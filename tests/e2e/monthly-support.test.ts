/**
 * Monthly support through each gateway: thanks, a charge that fails, the mail's link to a new card, a pause, another
 * amount, and the cancellation without signing in [SITE-25] [S47]. A bank transfer, which nobody can charge again, is
 * matched with the bank's statement.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { runLapzarta } from '../lapzarta-process.ts';
import { accessibilityFaults } from './accessibility.ts';
import { ofAttempt } from './attempt.ts';
import { dataVariable } from './global-setup.ts';
import { mailTo } from './mailbox.ts';
import { expect, test } from './strict-test.ts';

const untilParsed = { waitUntil: 'domcontentloaded' } as const;
const settings = () => ({ LAPZARTA_DATA: process.env[dataVariable] ?? '' });

// The pay pages are on another origin.
test.use({ otherOrigin: /^http:\/\/127\.0\.0\.1:\d+\// });

interface Charged {
  page: Page;
  /** Of the sandbox of the gateways. */
  origin: string;
  email: string;
  /** The month's amount, which no other test uses. */
  amount: number;
}

/** SimplePay and Barion: our own job charges the stored card. */
function chargedByUs(gateway: 'simplepay' | 'barion') {
  return async ({ page, origin, email }: Charged): Promise<void> => {
    const switchTo = (charge: string) =>
      page.request.post(`${origin}/${gateway}/switches`, { data: JSON.stringify({ charge }) });
    await switchTo('no-funds');
    const program = join(import.meta.dirname, 'charge-today.ts');
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, email, '2026-11-21'], {
      env: { ...process.env, ...settings() },
      stdio: 'pipe',
    });
    await mailTo(page.request, email, /^Nem sikerült/);
    await switchTo('paid');
  };
}

const ledger = z.object({ subscriptions: z.array(z.object({ id: z.string(), amount: z.number() })) });

/** Stripe charges by itself, and says so. */
async function chargedByStripe({ page, origin, amount }: Charged): Promise<void> {
  const { subscriptions } = ledger.parse(await (await page.request.get(`${origin}/stripe/ledger`)).json());
  const subscription = subscriptions.findLast((one) => one.amount === amount * 100)?.id;
  const bill = await page.request.post(`${origin}/stripe/bill`, {
    data: JSON.stringify({ subscription, outcome: 'failed' }),
  });
  expect(bill.ok()).toBe(true);
}

const gateways = [
  {
    name: 'SimplePay',
    label: 'Bankkártya (SimplePay)',
    currency: 'HUF',
    sign: 'Ft',
    amount: 1910,
    less: 1510,
    javaScriptEnabled: false,
    fail: chargedByUs('simplepay'),
  },
  {
    name: 'Barion',
    label: 'Barion',
    currency: 'HUF',
    sign: 'Ft',
    amount: 1920,
    less: 1520,
    javaScriptEnabled: true,
    fail: chargedByUs('barion'),
  },
  {
    name: 'Stripe',
    label: 'Bankkártya (Stripe)',
    currency: 'EUR',
    sign: 'euró',
    amount: 19,
    less: 15,
    javaScriptEnabled: true,
    fail: chargedByStripe,
  },
];

/** Pays on the gateway's page; returns its origin. */
async function payAtGateway(page: Page): Promise<string> {
  const pay = page.getByRole('button', { name: 'Sikeres fizetés', exact: true });
  await expect(pay).toBeVisible();
  const { origin } = new URL(page.url());
  await pay.click();
  await expect(page).toHaveURL(/\/tamogatas\/siker\?rendeles=/);
  return origin;
}

/** The page of the support, as a mail links it. */
async function openFromMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const { html } = await mailTo(page.request, email, subject);
  const [, link = ''] = /href="([^"]*tamogatasom[^"]*)"/.exec(html) ?? [];
  await page.goto(link.replaceAll('&amp;', '&'), untilParsed);
}

for (const { name, label, currency, sign, amount, less, javaScriptEnabled, fail } of gateways)
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test(`a monthly supporter by ${name} mends a card, pauses, changes and cancels from a mail [SITE-25] [S47]`, async ({
      page,
    }) => {
      const email = ofAttempt(`havi.${name.toLowerCase()}@example.hu`);
      const axe = async () => {
        if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
      };
      await page.goto(`/tamogatas?gyakorisag=havi&penznem=${currency}`, untilParsed);
      // Monthly by a standing order at the reader's own bank.
      await expect(page.getByText('Banki átutalás', { exact: true })).toHaveCount(1);
      await axe();
      await page.getByText('Más összeg').click();
      await page.getByLabel('Az ön összege').fill(String(amount));
      await page.getByText(label, { exact: true }).click();
      await page.getByLabel('E-mail-cím').fill(email);
      await page.getByLabel('Név').fill('Próba Éva');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Támogatom/ }).click();
      const origin = await payAtGateway(page);
      await expect(page.getByRole('heading', { name: 'Köszönjük, hogy havonta mellénk áll!' })).toBeVisible();
      await mailTo(page.request, email, /^Köszönjük/);

      await fail({ page, origin, email, amount });
      await openFromMail(page, email, /^Nem sikerült/);
      await expect(page.getByText('Az utolsó terhelés nem sikerült', { exact: true })).toBeVisible();
      await axe();
      await page.getByRole('link', { name: 'Új kártya vagy más fizetési mód' }).click();
      await expect(page.getByRole('radio', { name: label })).toBeChecked();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /^Fizetés az új kártyával/ }).click();
      await payAtGateway(page);
      await expect(page.getByRole('heading', { name: /^Köszönjük/ })).toBeVisible();

      await openFromMail(page, email, /^Köszönjük/);
      await expect(page.getByText('aktív', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Szüneteltetés' }).click();
      await page.getByText('2 hónapig').click();
      await page.getByRole('button', { name: 'Szüneteltetem' }).click();
      await expect(page.getByText('A támogatás szünetel')).toBeVisible();
      await page.getByRole('link', { name: 'Összeg módosítása' }).click();
      await page.getByLabel('Új havi összeg').fill(String(less));
      await page.getByRole('button', { name: 'Módosítom az összeget' }).click();
      await expect(page.getByText(`havi ${less} ${sign}`)).toBeVisible();

      await openFromMail(page, email, /^Köszönjük/);
      await page.getByRole('link', { name: 'Lemondás' }).click();
      await page.getByRole('button', { name: 'Igen, lemondom a havi támogatást' }).click();
      await expect(page.getByText('Lemondta a támogatást')).toBeVisible();
      await mailTo(page.request, email, /^Igazolás: lemondta/);
    });
  });

test('a bank transfer is thanked for when the bank’s statement names its reference [SITE-25]', async ({
  page,
}) => {
  const email = ofAttempt('utalo@example.hu');
  await page.goto('/tamogatas?gyakorisag=egyszeri&penznem=HUF', untilParsed);
  await page.getByText('5000 Ft', { exact: true }).click();
  await page.getByText('Banki átutalás', { exact: true }).click();
  await page.getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Név').fill('Próba Éva');
  await page.getByRole('button', { name: /^Támogatom/ }).click();
  await expect(page).toHaveURL(/\/tamogatas\/siker\?rendeles=/);
  await expect(page.locator('main')).toContainText(/LZ[2-9A-Z]{10}/);
  const reference = /LZ[2-9A-Z]{10}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  const { text } = await mailTo(page.request, email, /^Adatok/);
  expect(text).toContain(reference);

  const folder = mkdtempSync(join(tmpdir(), 'lapzarta-bank-'));
  try {
    const statement = join(folder, 'bank.csv');
    writeFileSync(
      statement,
      `Dátum;Összeg;Deviza;Közlemény;Azonosító\n2026.11.21;5000,00;HUF;${reference};${ofAttempt('T1')}`,
    );
    const read = runLapzarta(['support', 'bank', statement], {
      ...settings(),
      LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
    });
    expect((await read.exit).code, read.output()).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.reload(untilParsed);
  await expect(page.getByRole('heading', { name: 'Köszönjük a támogatását!' })).toBeVisible();
  await mailTo(page.request, email, /^Köszönjük/);
});
