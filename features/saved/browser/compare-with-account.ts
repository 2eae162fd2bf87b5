import type { StorageLike } from './device-lists.ts';

/** Of a reader who is signed in; true if the device's list of saved stories has changed. */
export async function compareWithAccount(storage: StorageLike): Promise<boolean> {
  if (!document.cookie.includes('signed_in=1')) return false;
  try {
    const { syncSaved } = await import('./sync-saved.ts');
    return await syncSaved(storage);
  } catch (error) {
    // Without network the next page compares again.
    console.info('The saved stories were not compared with the account.', error);
    return false;
  }
}
