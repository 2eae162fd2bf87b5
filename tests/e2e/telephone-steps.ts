/** The newsroom on a telephone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';

const width = 360;
export const telephone = { viewport: { width, height: 780 }, hasTouch: true, isMobile: true };

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** In both schemes. `LAPZARTA_SHOTS` names a folder for pictures of the screens. */
export async function checkOnTelephone(page: Page, name: string): Promise<void> {
  const shots = process.env.LAPZARTA_SHOTS;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (shots !== undefined) {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${name}-${colorScheme}.png`) });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    expect(await accessibilityFaults(page), `${name}, ${colorScheme}`).toEqual([]);
  }
}
