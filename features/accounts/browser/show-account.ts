/** Shows in the shell who is signed in, and thanks supporters; loaded only where there is a session. */

import { securityPath } from '../newsroom-paths.ts';
import { accountWords } from './account-words.ts';
import { ownRequest } from './own-request.ts';
import { setSavedVersion } from './saved-version.ts';

export async function showAccount(root: ParentNode, until: AbortSignal): Promise<void> {
  try {
    const response = await ownRequest('/api/me', { signal: until });
    if (!response.ok) return;
    const { realm, name, supports, savedStories } = await response.json();
    const words = [...root.querySelectorAll<HTMLElement>('[data-account]')];
    const account = words[0]?.closest('a')?.href;
    if (typeof supports === 'string' && account) thankSupporter(root, `${account}#tamogatas`);
    setSavedVersion(typeof savedStories === 'string' ? savedStories : null);
    if (typeof name === 'string' && name !== '') for (const word of words) word.textContent = name;
    if (realm === 'newsroom') leadToNewsroom(words);
  } catch (error) {
    // The link leads to the account anyway.
    if (!until.aborted) console.warn('The account was not loaded.', error);
  }
}

/** Members of the newsroom have no account of a reader. */
function leadToNewsroom(words: readonly HTMLElement[]): void {
  for (const word of words) {
    const link = word.closest('a');
    if (link) link.href = securityPath;
  }
}

/** Supporters are not asked again: links to the page of support thank them and lead to their own support. */
function thankSupporter(root: ParentNode, ownSupport: string): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-support]')) {
    const word = link.lastChild;
    const isEnglish = link.closest<HTMLElement>('[lang]')?.lang === 'en';
    if (word) word.textContent = accountWords[isEnglish ? 'en' : 'hu'].thanks;
    link.href = ownSupport;
    link.dataset.thanks = '';
    // The check for ad blockers skips links without it.
    delete link.dataset.support;
  }
}
