import { test } from '@playwright/test';

/**
 * A name, title or address that a second attempt of the test shares with no first one, which may have created
 * it already.
 */
export function ofAttempt(name: string): string {
  const { retry } = test.info();
  return retry === 0 ? name : `${retry}-${name}`;
}
