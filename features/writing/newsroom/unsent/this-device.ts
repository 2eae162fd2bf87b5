import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';

const storeName = 'newsroom-device';

const own = crypto.randomUUID();

/** A name of this browser that no other has; without a store it is another one for each tab. */
export function thisDevice(): string {
  const stored = readText(browserStorage, storeName);
  if (stored !== '') return stored;
  writeText(browserStorage, storeName, own);
  return own;
}
