/** The filters that are chips of a search form. */
import { clearMark, isMarked, type TagChange, type TagList } from '../view/tag-list.ts';
import type { SearchFormParts } from './tag-form.ts';
import { wordsOfPage } from './tag-words-of-page.ts';

export interface TagChips {
  current(): TagList;
  /** @param text What the change is about, for the message of a refusal. */
  apply(change: TagChange, text: string): void;
  /** Applies one change, and searches again. */
  change(act: (list: TagList) => TagChange, text: string): void;
  /** Takes the mark off the last chip. */
  unmark(): void;
  /** Submits the form if the filters have changed since, unless it is standalone [SRCH-12]. */
  searchIfChanged(before: TagList['tags']): void;
}

export function createTagChips(parts: SearchFormParts): TagChips {
  let list: TagList = { tags: parts.readTags(), markedUntil: 0 };

  function apply({ list: next, refusal }: TagChange, text: string): void {
    const before = list.tags;
    list = next;
    parts.showMessage(refusal === null ? '' : wordsOfPage().refusals[refusal](text));
    parts.mark(isMarked(list, Date.now()));
    if (list.tags !== before) parts.renderTags(list.tags);
  }

  function searchIfChanged(before: TagList['tags']): void {
    if (list.tags !== before && !parts.isStandalone) parts.resubmit();
  }

  return {
    current: () => list,
    apply,
    searchIfChanged,
    change(act, text) {
      const before = list.tags;
      apply(act(list), text);
      searchIfChanged(before);
    },
    unmark() {
      list = clearMark(list);
      parts.mark(false);
    },
  };
}
