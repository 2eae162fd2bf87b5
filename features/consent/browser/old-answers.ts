/** Answers from before the record: keys of the local storage, which are moved into it once and removed. */
import { currentConsent, saveEmbedConsent } from './consent-store.ts';

/** JSON lists: hosts whose embeds are shown at once; purposes of a question that had no text. */
const oldKeys = { embeds: 'lapzarta-embeds', purposes: 'consent' };

/** The old purposes are only removed: they answered another text, so the reader is asked. */
export function moveOldAnswers(): void {
  try {
    const hosts = hostsIn(localStorage.getItem(oldKeys.embeds));
    localStorage.removeItem(oldKeys.embeds);
    localStorage.removeItem(oldKeys.purposes);
    const known = currentConsent()?.purposes.embeds ?? {};
    for (const host of hosts) if (!Object.hasOwn(known, host)) saveEmbedConsent(host, true);
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

/** @example hostsIn('["www.youtube-nocookie.com"]') // ['www.youtube-nocookie.com'] */
export function hostsIn(json: string | null): string[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list)
      ? list.filter((one) => typeof one === 'string' && /^[a-z0-9.:-]+$/.test(one))
      : [];
  } catch {
    return [];
  }
}
