/**
 * The reader's consent record in the browser. Scripts of the page read it here, and are notified of every change: on
 * agreeing, changing and withdrawing, also in another tab.
 */
import {
  type ConsentPurposes,
  type ConsentRecord,
  type ConsentSource,
  consentIn,
  consentPurposes,
  cookieOfConsent,
  isInForce,
} from '../record.ts';

/** Null as long as the reader has not answered, where nothing is asked, and after a change of the policy. */
export function currentConsent(): ConsentRecord | null {
  const record = consentIn(document.cookie);
  return record && isInForce(record, pageSetting()) ? record : null;
}

/** @returns A function that ends the subscription. */
export function onConsentChange(listener: (record: ConsentRecord | null) => void): () => void {
  const notify = (): void => listener(currentConsent());
  document.addEventListener('consentchange', notify);
  return () => document.removeEventListener('consentchange', notify);
}

/**
 * Purposes that are not named are refused; embeds that are not named stay as they are.
 * @param tcString What a CMP answered with.
 */
export function saveConsent(
  purposes: Partial<ConsentPurposes>,
  source: ConsentSource,
  tcString?: string,
): void {
  const embeds = purposes.embeds ?? currentConsent()?.purposes.embeds ?? {};
  const record: ConsentRecord = {
    version: 1,
    policyVersion: pageSetting().policyVersion,
    time: new Date(),
    source,
    purposes: consentPurposes({ ...purposes, embeds }),
    ...(tcString === undefined ? {} : { tcString }),
  };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and needs https
  document.cookie = cookieOfConsent(record, location.protocol === 'https:');
  // The script of the head updates the document's attributes and dispatches `consentchange`, here and in other tabs.
  document.dispatchEvent(new Event('consentsaved'));
}

/** Allows or forbids the embeds of a service, and leaves everything else as it is. */
export function saveEmbedConsent(host: string, isAllowed: boolean): void {
  const known = currentConsent();
  const embeds = { ...known?.purposes.embeds, [host]: isAllowed };
  saveConsent({ ...known?.purposes, embeds }, known?.source ?? 'embed', known?.tcString);
}

/** The edition's setting, on the document's element. */
function pageSetting(): { mode: 'none' | 'own' | 'tcf'; policyVersion: string } {
  const { consentMode, consentPolicy = '' } = document.documentElement.dataset;
  const mode = consentMode === 'own' || consentMode === 'tcf' ? consentMode : 'none';
  return { mode, policyVersion: consentPolicy };
}
