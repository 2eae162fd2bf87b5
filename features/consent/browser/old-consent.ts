import { hostsInOldList, oldConsentKeys } from '../old-answers.ts';
import { currentConsent, saveEmbedConsent } from './consent-store.ts';

/** The old purposes are only removed: they answered another text, so the reader is asked. */
export function moveOldConsent(): void {
  const hosts = hostsInOldList(localStorage.getItem(oldConsentKeys.embeds));
  for (const key of Object.values(oldConsentKeys)) localStorage.removeItem(key);
  const known = currentConsent()?.purposes.embeds ?? {};
  for (const host of hosts) if (!Object.hasOwn(known, host)) saveEmbedConsent(host, true);
}
