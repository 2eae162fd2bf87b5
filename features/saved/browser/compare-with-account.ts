import type { TextStorage } from '#platform/browser/text-storage.ts';

/**
 * Of a reader who is signed in; true if the device's list of saved stories has changed.
 * @param version Of the account's list: compared only if the device has seen another one.
 */
export async function compareWithAccount(storage: TextStorage, version?: string): Promise<boolean> {
  if (!document.cookie.includes('signed_in=1')) return false;
  try {
    const { isOtherVersion, syncSaved } = await import('./sync-saved.ts');
    if (version !== undefined && !isOtherVersion(storage, version)) return false;
    return await syncSaved(storage);
  } catch (error) {
    // Without network the next page compares again.
    console.info('The saved stories were not compared with the account.', error);
    return false;
  }
}
