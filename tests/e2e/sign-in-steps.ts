/** Steps of signing in that members of the newsroom and readers share. */
import type { CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { accessibilityFaults } from './accessibility.ts';
import { mailTo } from './mailbox.ts';
import { expect } from './strict-test.ts';

/** The time of the server's clock, at which codes are computed. */
export const serverTime = Date.parse('2026-11-21T09:00:00+01:00');

/** From the profile to the sign-in, where the mail is requested. */
export async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/tamogatas/profil');
  await expect(page).toHaveURL(/\/tamogatas\/belepes\?tovabb=/);
  await page.getByLabel('E-mail-cím').fill(email);
  await page.getByRole('button', { name: 'Kérem a levelet' }).click();
  await expect(page.getByRole('heading', { name: 'Nézze meg a leveleit' })).toBeVisible();
}

/** A reader signs in with the code of the mail, and is on the profile then. */
export async function signInByMail(page: Page, email: string): Promise<void> {
  await askForMail(page, email);
  const { subject } = await mailTo(page.request, email, /^\d{6} /);
  await page.getByLabel('Kód a levélből').fill(subject.slice(0, 6));
  await page.getByRole('button', { name: 'Belépés' }).click();
  await expect(page.getByRole('heading', { name: 'Fiókom' })).toBeVisible();
}

/** Turns the authenticator app on; returns it and the recovery codes. */
export async function addApp(page: Page): Promise<{ app: TOTP; codes: string[] }> {
  await page.getByRole('button', { name: 'Bekapcsolom' }).click();
  const secret = await page.locator('main p', { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).innerText();
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  await page
    .getByLabel('Az alkalmazásban látható kód')
    .fill(app.generate({ timestamp: serverTime - 30_000 }));
  await page.getByRole('button', { name: 'Bekapcsolom' }).click();
  await expect(page.getByRole('status').first()).toContainText('Bekapcsolta a hitelesítő alkalmazást.');
  return { app, codes: await page.locator('main li', { hasText: /^(\w{4}-){3}\w{4}$/ }).allInnerTexts() };
}

export interface Authenticator {
  session: CDPSession;
  authenticatorId: string;
}

/** A device with a fingerprint reader, as the browser's protocol simulates it. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** The same keys in another browser, as a password manager synchronises them; returns how many there are. */
export async function copyOfAuthenticator(device: Authenticator, page: Page): Promise<number> {
  const { credentials } = await device.session.send('WebAuthn.getCredentials', device);
  const copy = await addAuthenticator(page);
  for (const credential of credentials)
    await copy.session.send('WebAuthn.addCredential', { authenticatorId: copy.authenticatorId, credential });
  return credentials.length;
}

export async function expectAccessible(page: Page): Promise<void> {
  // A form leads here, whose page may have only begun to arrive.
  await page.waitForLoadState();
  for (const width of [1280, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
}
