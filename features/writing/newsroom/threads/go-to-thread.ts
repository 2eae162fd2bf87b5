/** Scrolls from a note to its subject. */
import type { Thread } from './thread-calls.ts';

export function elementOfThread({
  id,
  kind,
  name,
}: Pick<Thread, 'id' | 'kind' | 'name'>): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    kind === 'field' ? `[data-field="${CSS.escape(name)}"]` : `.ProseMirror [data-thread="${id}"]`,
  );
}
