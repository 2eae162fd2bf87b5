import { browserStorage, readText, writeText } from '#platform/browser/text-storage.ts';

const storeName = 'newsroom-device';

const own = crypto.randomUUID();

/** A unique id of this browser; without storage a new one for each tab. */
export function thisDevice(): string {
  const stored = readText(browserStorage, storeName);
  if (stored !== '') return stored;
  writeText(browserStorage, storeName, own);
  return own;
}
