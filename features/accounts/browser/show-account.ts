/** Shows the name of the reader in the links to the account; loaded only where there is a session. */
import { ownRequest } from './own-request.ts';

export async function showAccount(root: ParentNode, until: AbortSignal): Promise<void> {
  try {
    const response = await ownRequest('/api/me', { signal: until });
    if (!response.ok) return;
    const { name } = await response.json();
    if (typeof name !== 'string' || name === '') return;
    for (const word of root.querySelectorAll('[data-account]')) word.textContent = name;
  } catch (error) {
    // The link leads to the account anyway.
    if (!until.aborted) console.warn('The account was not loaded.', error);
  }
}
