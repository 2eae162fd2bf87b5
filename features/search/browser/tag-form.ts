/** The elements of a search form, and the script's operations on them. */

import type { SearchTag } from '../archive-query.ts';
import { reservedWords } from '../search-address.ts';
import { filtersText } from '../view/archive-address.ts';
import type { TagRules } from '../view/tag-list.ts';
import { cloneTemplate, fillPart } from './suggestion-list.ts';
import { tagOf } from './tag-suggestions.ts';
import { wordsOfPage } from './tag-words-of-page.ts';

export interface SearchFormParts {
  suggestions: HTMLElement;
  rules: TagRules;
  /** Changing the filters does not submit the search [SRCH-12]. */
  isStandalone: boolean;
  readTags(): SearchTag[];
  renderTags(tags: readonly SearchTag[]): void;
  /** Marks the last chip for deletion, or removes the mark [SRCH-13]. */
  mark(isMarked: boolean): void;
  onRemove(removed: (index: number) => void): void;
  /** Shows a message. */
  showMessage(sentence: string): void;
  /** Announces the number of suggestions to screen readers. */
  announceCount(count: number): void;
  resubmit(): void;
}

export function searchFormParts(form: HTMLFormElement, fieldHash: string): SearchFormParts {
  const chips = partOf(form, '[data-search-tags]');
  const message = partOf(form, '[data-search-word]');
  const count = partOf(form, '[data-search-count]');
  const filters = form.elements.namedItem('filters');
  const { mostTags, longest, standalone } = form.dataset;
  return {
    suggestions: partOf(form, '[data-search-suggestions]'),
    rules: {
      maxTags: mostTags === undefined ? null : Number(mostTags),
      maxTagLength: longest === undefined ? null : Number(longest),
      reserved: reservedWords,
    },
    isStandalone: standalone !== undefined,
    readTags: () => chipsIn(chips).flatMap((chip) => tagOf(chip) ?? []),
    renderTags(tags) {
      chips.replaceChildren(...tags.map((tag) => renderChip(form, tag)));
      if (!(filters instanceof HTMLInputElement)) return;
      filters.value = filtersText(tags);
      filters.disabled = tags.length === 0;
    },
    mark: (isMarked) => chips.lastElementChild?.toggleAttribute('data-marked', isMarked),
    onRemove(removed) {
      chips.addEventListener('click', (event) => {
        const chip = event.target instanceof Element ? event.target.closest('[data-remove]') : null;
        if (!chip) return;
        event.preventDefault();
        removed(chipsIn(chips).findIndex((one) => one.contains(chip)));
      });
    },
    showMessage(sentence) {
      message.textContent = sentence;
    },
    announceCount(total) {
      const words = wordsOfPage();
      count.textContent = total === 0 ? words.noSuggestions : words.suggestionCount(total);
    },
    resubmit() {
      form.setAttribute('action', form.action.replace(/#.*$/, '') + fieldHash);
      form.requestSubmit();
    },
  };
}

function chipsIn(chips: HTMLElement): HTMLElement[] {
  return [...chips.querySelectorAll<HTMLElement>('li')];
}

function renderChip(form: HTMLElement, tag: SearchTag): HTMLElement {
  const chip = cloneTemplate(form, 'chip');
  Object.assign(chip.dataset, { type: tag.type, value: tag.value, text: tag.text });
  fillPart(chip, 'kind', wordsOfPage().kinds[tag.type]);
  fillPart(chip, 'text', tag.text);
  const remove = chip.querySelector('[data-remove]');
  remove?.setAttribute('aria-label', wordsOfPage().remove(tag.text));
  if (tag.protected) {
    chip.dataset.protected = '';
    remove?.remove();
  }
  return chip;
}

function partOf(form: HTMLElement, selector: string): HTMLElement {
  const part = form.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The search form has no ${selector}`);
  return part;
}
