/** The parts of a search form as the script meets them, and what it may do to them. */
import { reservedWords } from '#features/search/public.ts';
import { filtersText } from '../archive/archive-address.ts';
import type { TagRules } from '../archive/tag-list.ts';
import { kindNames } from '../archive/tag-words.ts';
import type { SearchTag } from '../page-data.ts';
import { copyOf, fill } from './suggestion-list.ts';
import { tagOf } from './tag-suggestions.ts';

export interface SearchFormParts {
  suggestions: HTMLElement;
  rules: TagRules;
  /** Changing its filters does not search [SRCH-12]. */
  isStandalone: boolean;
  readTags(): SearchTag[];
  drawTags(tags: readonly SearchTag[]): void;
  /** Marks the last chip as about to go, or not [SRCH-13]. */
  mark(isMarked: boolean): void;
  onRemove(removed: (index: number) => void): void;
  /** A sentence everybody sees. */
  say(sentence: string): void;
  /** How many suggestions there are, for those who cannot see them. */
  sayCount(count: number): void;
  searchAgain(): void;
}

export function searchFormParts(form: HTMLFormElement, fieldHash: string): SearchFormParts {
  const chips = partOf(form, '[data-search-tags]');
  const word = partOf(form, '[data-search-word]');
  const count = partOf(form, '[data-search-count]');
  const filters = form.elements.namedItem('filters');
  const { mostTags, longest, standalone } = form.dataset;
  return {
    suggestions: partOf(form, '[data-search-suggestions]'),
    rules: {
      mostTags: mostTags === undefined ? null : Number(mostTags),
      longest: longest === undefined ? null : Number(longest),
      reserved: reservedWords,
    },
    isStandalone: standalone !== undefined,
    readTags: () => chipsIn(chips).flatMap((chip) => tagOf(chip) ?? []),
    drawTags(tags) {
      chips.replaceChildren(...tags.map((tag) => drawChip(form, tag)));
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
    say(sentence) {
      word.textContent = sentence;
    },
    sayCount(total) {
      count.textContent = total === 0 ? 'Nincs javaslat.' : `${total} javaslat. Nyilakkal választhat.`;
    },
    searchAgain() {
      form.setAttribute('action', form.action.replace(/#.*$/, '') + fieldHash);
      form.requestSubmit();
    },
  };
}

function chipsIn(chips: HTMLElement): HTMLElement[] {
  return [...chips.querySelectorAll<HTMLElement>('li')];
}

function drawChip(form: HTMLElement, tag: SearchTag): HTMLElement {
  const chip = copyOf(form, 'chip');
  Object.assign(chip.dataset, { type: tag.type, value: tag.value, text: tag.text });
  fill(chip, 'kind', kindNames[tag.type]);
  fill(chip, 'text', tag.text);
  const remove = chip.querySelector('[data-remove]');
  remove?.setAttribute('aria-label', `Szűrő elvétele: ${tag.text}`);
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
