/** The field of a search whose filters are chips: what is written is completed, and only suggestions become filters. */
import { filtersText } from '../archive/archive-address.ts';
import {
  addTag,
  backspace,
  forgetMark,
  isMarked,
  isReserved,
  markMs,
  offered,
  removeTag,
  separated,
  type TagChange,
  type TagList,
} from '../archive/tag-list.ts';
import { refusalSentence } from '../archive/tag-words.ts';
import { askAsTyped } from './ask-as-typed.ts';
import { suggestionList } from './suggestion-list.ts';
import { type SearchFormParts, searchFormParts } from './tag-form.ts';
import { drawSuggestions, suggestionsFor, tagOf } from './tag-suggestions.ts';

/** @param fieldHash What an address ends with when the field is to be gone back to. */
export function completeTags(form: HTMLFormElement, input: HTMLInputElement, fieldHash: string): void {
  const parts = searchFormParts(form, fieldHash);
  const list = suggestionList(input, parts.suggestions);
  const committed = input.defaultValue.trim();
  let tags: TagList = { tags: parts.readTags(), markedUntil: 0 };

  const field = askAsTyped({
    ask: (text, signal) => suggestionsFor(text, filtersText(tags.tags), signal),
    show(suggestions) {
      list.show(drawSuggestions(form, suggestions));
      parts.sayCount(suggestions.length);
    },
    clear: () => list.show(null),
    fail() {
      list.show(null);
      parts.say('A javaslatok most nem érhetők el, de keresni így is lehet.');
    },
  });

  /** Takes over what a change made of the chips; a search follows where the box is not on its own [SRCH-12]. */
  function take({ list: next, refusal }: TagChange, text: string): void {
    const before = tags.tags;
    tags = next;
    parts.say(refusal === null ? '' : refusalSentence(refusal, text));
    parts.mark(isMarked(tags, Date.now()));
    if (tags.tags !== before) parts.drawTags(tags.tags);
  }

  function searchIfChanged(before: TagList['tags']): void {
    if (tags.tags !== before && !parts.isStandalone) parts.searchAgain();
  }

  async function addEach(texts: string[]): Promise<void> {
    const before = tags.tags;
    const left: string[] = [];
    list.show(null);
    field.stop();
    for (const text of texts) {
      const tag = isReserved(text, parts.rules.reserved) ? null : await findOffered(text, tags, parts);
      if (tag) take(addTag(tags, tag, parts.rules), tag.text);
      else {
        left.push(text);
        const refusal = isReserved(text, parts.rules.reserved) ? 'reserved' : 'not-offered';
        parts.say(refusalSentence(refusal, text));
      }
    }
    input.value = [keptIn(input.value, committed), ...left].filter(Boolean).join(' ');
    searchIfChanged(before);
  }

  function readField(): void {
    tags = forgetMark(tags);
    parts.mark(false);
    parts.say('');
    const written = unfinishedIn(input.value, committed);
    const texts = separated(written);
    if (texts === null) field.typed(written);
    else void addEach(texts);
  }

  input.addEventListener('input', readField);

  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && !list.isOpen()) field.now(unfinishedIn(input.value, committed));
    if (event.key !== 'Backspace' || input.selectionEnd !== 0 || event.repeat) return;
    const before = tags.tags;
    take(backspace(tags, Date.now()), '');
    if (isMarked(tags, Date.now())) {
      parts.say('Még egy törlés elveszi az utolsó szűrőt.');
      setTimeout(() => parts.mark(isMarked(tags, Date.now())), markMs);
    }
    searchIfChanged(before);
  });

  parts.suggestions.addEventListener('combobox-commit', ({ target }) => {
    const tag = target instanceof HTMLElement ? tagOf(target) : null;
    if (!tag) return;
    const before = tags.tags;
    field.stop();
    list.show(null);
    input.value = keptIn(input.value, committed);
    take(addTag(tags, tag, parts.rules), tag.text);
    searchIfChanged(before);
  });

  input.addEventListener('blur', () => field.stop());

  parts.onRemove((index) => {
    const before = tags.tags;
    take(removeTag(tags, index), '');
    input.focus();
    searchIfChanged(before);
  });

  // Written, or pasted, while this was fetched.
  if (input.value !== input.defaultValue) readField();
}

async function findOffered(text: string, tags: TagList, parts: SearchFormParts) {
  try {
    const all = await suggestionsFor(text, filtersText(tags.tags), AbortSignal.timeout(5_000));
    return offered(text, all);
  } catch {
    parts.say('A javaslatok most nem érhetők el, de keresni így is lehet.');
    return null;
  }
}

/** What was searched for already stays a term; what is written after it is completed. */
function unfinishedIn(value: string, committed: string): string {
  return value.slice(keptIn(value, committed).length).trim();
}

function keptIn(value: string, committed: string): string {
  return committed !== '' && value.startsWith(`${committed} `) ? committed : '';
}
