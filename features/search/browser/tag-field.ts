/** A search field with filter chips: typed text is completed, and only suggestions become filters. */
import { filtersText } from '../view/archive-address.ts';
import {
  addTag,
  backspace,
  clearMark,
  isMarked,
  isReserved,
  markDurationMs,
  matchingSuggestion,
  removeTag,
  splitAtSeparators,
  type TagChange,
  type TagList,
} from '../view/tag-list.ts';
import { debouncedRequests } from './debounced-requests.ts';
import { suggestionList } from './suggestion-list.ts';
import { type SearchFormParts, searchFormParts } from './tag-form.ts';
import { renderSuggestions, suggestionsFor, tagOf } from './tag-suggestions.ts';
import { wordsOfPage } from './tag-words-of-page.ts';

/** @param fieldHash URL fragment that moves the focus to the field after a reload. */
export function completeTags(form: HTMLFormElement, input: HTMLInputElement, fieldHash: string): void {
  const parts = searchFormParts(form, fieldHash);
  const list = suggestionList(input, parts.suggestions);
  const committed = input.defaultValue.trim();
  let tags: TagList = { tags: parts.readTags(), markedUntil: 0 };

  const field = debouncedRequests({
    request: (text, signal) => suggestionsFor(text, filtersText(tags.tags), signal),
    show(suggestions) {
      list.show(renderSuggestions(form, suggestions));
      parts.announceCount(suggestions.length);
    },
    clear: () => list.show(null),
    fail() {
      list.show(null);
      parts.showMessage(wordsOfPage().unavailable);
    },
  });

  /** Applies a change of the chips; `searchIfChanged` then submits the form unless it is standalone [SRCH-12]. */
  function applyChange({ list: next, refusal }: TagChange, text: string): void {
    const before = tags.tags;
    tags = next;
    parts.showMessage(refusal === null ? '' : wordsOfPage().refusals[refusal](text));
    parts.mark(isMarked(tags, Date.now()));
    if (tags.tags !== before) parts.renderTags(tags.tags);
  }

  function searchIfChanged(before: TagList['tags']): void {
    if (tags.tags !== before && !parts.isStandalone) parts.resubmit();
  }

  async function addEach(texts: string[]): Promise<void> {
    const before = tags.tags;
    const left: string[] = [];
    list.show(null);
    field.stop();
    for (const text of texts) {
      const tag = isReserved(text, parts.rules.reserved) ? null : await findSuggestion(text, tags, parts);
      if (tag) applyChange(addTag(tags, tag, parts.rules), tag.text);
      else {
        left.push(text);
        const refusal = isReserved(text, parts.rules.reserved) ? 'reserved' : 'not-offered';
        parts.showMessage(wordsOfPage().refusals[refusal](text));
      }
    }
    input.value = [committedPart(input.value, committed), ...left].filter(Boolean).join(' ');
    searchIfChanged(before);
  }

  function readField(): void {
    tags = clearMark(tags);
    parts.mark(false);
    parts.showMessage('');
    const written = uncommittedText(input.value, committed);
    const texts = splitAtSeparators(written);
    if (texts === null) field.typed(written);
    else void addEach(texts);
  }

  input.addEventListener('input', readField);

  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !list.isOpen()) field.now(uncommittedText(input.value, committed));
    if (event.key !== 'Backspace' || input.selectionEnd !== 0 || event.repeat) return;
    const before = tags.tags;
    applyChange(backspace(tags, Date.now()), '');
    if (isMarked(tags, Date.now())) {
      parts.showMessage(wordsOfPage().oneMore);
      setTimeout(() => parts.mark(isMarked(tags, Date.now())), markDurationMs);
    }
    searchIfChanged(before);
  });

  parts.suggestions.addEventListener('combobox-commit', ({ target }) => {
    const tag = target instanceof HTMLElement ? tagOf(target) : null;
    if (!tag) return;
    const before = tags.tags;
    field.stop();
    list.show(null);
    input.value = committedPart(input.value, committed);
    applyChange(addTag(tags, tag, parts.rules), tag.text);
    searchIfChanged(before);
  });

  input.addEventListener('blur', () => field.stop());

  parts.onRemove((index) => {
    const before = tags.tags;
    applyChange(removeTag(tags, index), '');
    input.focus();
    searchIfChanged(before);
  });

  // Typed or pasted while this script was loading.
  if (input.value !== input.defaultValue) readField();
}

async function findSuggestion(text: string, tags: TagList, parts: SearchFormParts) {
  try {
    const all = await suggestionsFor(text, filtersText(tags.tags), AbortSignal.timeout(5_000));
    return matchingSuggestion(text, all);
  } catch {
    parts.showMessage(wordsOfPage().unavailable);
    return null;
  }
}

/** The text after the term of the current search: only this is completed, the term itself is not. */
function uncommittedText(value: string, committed: string): string {
  return value.slice(committedPart(value, committed).length).trim();
}

function committedPart(value: string, committed: string): string {
  return committed !== '' && value.startsWith(`${committed} `) ? committed : '';
}
