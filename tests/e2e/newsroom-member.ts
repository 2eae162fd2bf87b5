/** A member of the newsroom in the browser, signed in by the invitation. */
import { expect, type Page } from '@playwright/test';
import { ofAttempt } from './attempt.ts';
import { invitationsVariable } from './global-setup.ts';

export const signInPath = '/szerkesztoseg/belepes';
export const securityPath = '/szerkesztoseg/biztonsag';
export const memberPassword = 'harom zold lampa a hidon';

/** Of members who do not write stories. */
const firstScreens: Readonly<Record<string, string>> = {
  'ad-operator': securityPath,
  admin: '/szerkesztoseg/tagok',
};

/** Creates a member and returns the path of their invitation. A second attempt of a test has members of its own. */
export async function invite(address: string, role = 'editor'): Promise<string> {
  const body = JSON.stringify({ email: ofAttempt(address), role });
  const created = await fetch(process.env[invitationsVariable] ?? '', { method: 'POST', body });
  expect(created.status, `created ${body}`).toBe(200);
  const { pathname, search } = new URL(await created.text());
  return pathname + search;
}

export async function acceptInvitation(page: Page, email: string, role?: string): Promise<void> {
  await page.goto(await invite(email, role));
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Ez legyen a jelszavam' }).click();
  const { [role ?? '']: first = '/szerkesztoseg/' } = firstScreens;
  await expect(page).toHaveURL(first);
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(signInPath);
  await page.getByLabel('E-mail-cím').fill(ofAttempt(email));
  await page.getByLabel('Jelszó').fill(memberPassword);
  await page.getByRole('button', { name: 'Belépés', exact: true }).click();
}
