/** Answers to the question for consent. */
import { expect, type Locator, type Page } from '@playwright/test';

export const banner = (page: Page): Locator => page.locator('[data-consent-banner]');

/** A button of the banner, which posts its form until its script is loaded; with it, the open page stays. */
export async function bannerButton(page: Page, name: string): Promise<Locator> {
  await expect(banner(page).locator('form')).toHaveAttribute('data-alive', '');
  return banner(page).getByRole('button', { name });
}

export async function answerBanner(page: Page, name: string): Promise<void> {
  await (await bannerButton(page, name)).click();
}
