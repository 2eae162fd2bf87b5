/**
 * Tags that a reader has visited, latest first, for ad targeting [LIST-26]: stored only with the purpose of
 * personalised ads; `features/consent` removes them when it is withdrawn [S18].
 */
import { isText, storedList, type TextStorage } from '#platform/browser/text-storage.ts';

const storageKey = 'visitedTags';
const maxTags = 50;

export function updateVisitedTags(root: ParentNode): void {
  const tags = [...root.querySelectorAll<HTMLElement>('[data-visited-tags]')].flatMap((element) =>
    (element.dataset.visitedTags ?? '').split(' '),
  );
  remember(localStorage, tags, document.documentElement.dataset.consent ?? '');
}

/** @param granted The purposes that the reader agreed to, as the script of the head lists them. */
export function remember(memory: TextStorage, tags: string[], granted: string): void {
  if (!granted.split(' ').includes('personalisedAds')) return;
  const visited = withVisited(storedList(memory, storageKey, isText), tags);
  if (visited.length > 0) memory.setItem(storageKey, JSON.stringify(visited));
}

/** At most 50 tags, without duplicates. */
export function withVisited(known: string[], tags: string[]): string[] {
  return [...new Set([...tags, ...known])].filter((tag) => tag !== '').slice(0, maxTags);
}
