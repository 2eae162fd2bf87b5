/**
 * Which tags a reader has looked at, the last one first, for advertisers' targeting [LIST-26]. Nothing is kept, and
 * nothing is read, before the reader agreed to it [S18].
 */
import { listIn, type Memory } from './kept-texts.ts';

const kept = 'visitedTags';
const most = 50;

/** Where the reader's decision stands: the purposes that were agreed to, as a JSON list. */
const consent = 'consent';
const purpose = 'ads';

export function rememberVisitedTags(root: ParentNode): void {
  const tags = [...root.querySelectorAll<HTMLElement>('[data-visited-tags]')].flatMap((element) =>
    (element.dataset.visitedTags ?? '').split(' '),
  );
  try {
    remember(localStorage, tags);
  } catch {
    // A browser may forbid storage altogether: then nothing is remembered.
  }
}

export function remember(memory: Memory, tags: string[]): void {
  if (!listIn(memory, consent).includes(purpose)) return;
  const visited = withVisited(listIn(memory, kept), tags);
  if (visited.length > 0) memory.setItem(kept, JSON.stringify(visited));
}

/** At most 50, each once. */
export function withVisited(known: string[], tags: string[]): string[] {
  return [...new Set([...tags, ...known])].filter((tag) => tag !== '').slice(0, most);
}
