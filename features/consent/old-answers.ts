/** Answers from before the record: keys of the local storage, which are moved into it once and removed. */

import { entriesIn } from '#platform/browser/text-storage.ts';

/** JSON lists: hosts whose embeds are shown at once; purposes of a question that had no text. */
export const oldConsentKeys = { embeds: 'lapzarta-embeds', purposes: 'consent' };

/** @example hostsInOldList('["www.youtube-nocookie.com"]') // ['www.youtube-nocookie.com'] */
export function hostsInOldList(json: string | null): string[] {
  return entriesIn(json ?? '', (one): one is string => typeof one === 'string' && /^[a-z0-9.:-]+$/.test(one));
}
