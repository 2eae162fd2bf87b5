/** A search field with filter chips: typed text is completed, and only suggestions become filters. */
import { filtersText } from '../view/archive-address.ts';
import {
  addTag,
  backspace,
  isMarked,
  isReserved,
  markDurationMs,
  matchingSuggestion,
  removeTag,
  splitAtSeparators,
  type TagList,
} from '../view/tag-list.ts';
import { debouncedRequests } from './debounced-requests.ts';
import { suggestionList } from './suggestion-list.ts';
import { createTagChips, type TagChips } from './tag-chips.ts';
import { type SearchFormParts, searchFormParts } from './tag-form.ts';
import { renderSuggestions, suggestionsFor, tagOf } from './tag-suggestions.ts';
import { wordsOfPage } from './tag-words-of-page.ts';

/** @param fieldHash URL fragment that moves the focus to the field after a reload. */
export function completeTags(form: HTMLFormElement, input: HTMLInputElement, fieldHash: string): void {
  const parts = searchFormParts(form, fieldHash);
  const list = suggestionList(input, parts.suggestions);
  const committed = input.defaultValue.trim();
  const chips = createTagChips(parts);

  const field = debouncedRequests({
    request: (text, signal) => suggestionsFor(text, filtersText(chips.current().tags), signal),
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

  async function addEach(texts: string[]): Promise<void> {
    const before = chips.current().tags;
    list.show(null);
    field.stop();
    const left = await addFound(texts, chips, parts);
    input.value = [committedPart(input.value, committed), ...left].filter(Boolean).join(' ');
    chips.searchIfChanged(before);
  }

  function readField(): void {
    chips.unmark();
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
    chips.change((tags) => backspace(tags, Date.now()), '');
    if (isMarked(chips.current(), Date.now())) {
      parts.showMessage(wordsOfPage().oneMore);
      setTimeout(() => parts.mark(isMarked(chips.current(), Date.now())), markDurationMs);
    }
  });

  parts.suggestions.addEventListener('combobox-commit', ({ target }) => {
    const tag = target instanceof HTMLElement ? tagOf(target) : null;
    if (!tag) return;
    field.stop();
    list.show(null);
    input.value = committedPart(input.value, committed);
    chips.change((tags) => addTag(tags, tag, parts.rules), tag.text);
  });

  input.addEventListener('blur', () => field.stop());

  parts.onRemove((index) => {
    input.focus();
    chips.change((tags) => removeTag(tags, index), '');
  });

  // Typed or pasted while this script was loading.
  if (input.value !== input.defaultValue) readField();
}

/** Adds the texts that are suggestions; returns the others. */
async function addFound(texts: string[], chips: TagChips, parts: SearchFormParts): Promise<string[]> {
  const left: string[] = [];
  for (const text of texts) {
    const refusal = isReserved(text, parts.rules.reserved) ? 'reserved' : 'not-offered';
    const tag = refusal === 'reserved' ? null : await findSuggestion(text, chips.current(), parts);
    if (tag) chips.apply(addTag(chips.current(), tag, parts.rules), tag.text);
    else {
      left.push(text);
      parts.showMessage(wordsOfPage().refusals[refusal](text));
    }
  }
  return left;
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
