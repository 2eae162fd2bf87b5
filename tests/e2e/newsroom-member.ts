/** A member of the newsroom in the browser: created by the command, signed in by the invitation. */
import { expect, type Page, test } from '@playwright/test';
import { runLapzarta } from '../lapzarta-process.ts';
import { dataVariable } from './global-setup.ts';

export const signInPath = '/szerkesztoseg/belepes';
export const securityPath = '/szerkesztoseg/biztonsag';
export const memberPassword = 'harom zold lampa a hidon';

/** Creates a member and returns the path of their invitation. A second attempt of a test has members of its own. */
export async function invite(address: string, role = 'editor'): Promise<string> {
  const email = ofAttempt(address);
  const settings = { LAPZARTA_DATA: process.env[dataVariable] ?? '' };
  const created = runLapzarta(['user', 'create', email, 'Szerkesztő Szilvia', '--role', role], settings);
  expect((await created.exit).code, created.output()).toBe(0);
  const { pathname, search } = new URL(created.output().trim());
  return pathname + search;
}

export async function acceptInvitation(page: Page, email: string, role?: string): Promise<void> {
  await page.goto(await invite(email, role));
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click();
  await expect(page).toHaveURL(role === 'ad-operator' ? securityPath : '/szerkesztoseg/');
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(signInPath);
  await page.getByLabel('E-mail-cím').fill(ofAttempt(email));
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Belépés', exact: true }).click();
}

function ofAttempt(address: string): string {
  const { retry } = test.info();
  return retry === 0 ? address : `${retry}-${address}`;
}
