/** Interface texts of the search form with filters: names of groups and kinds, and messages for rejected filters. */
import type { Language } from '#features/sites/public.ts';
import { defineWords } from '#platform/text/words.ts';
import type { SuggestionKind } from '../search-request.ts';
import type { Refusal } from './tag-list.ts';

export interface TagWords {
  submit: string;
  suggestions: string;
  filters: string;
  remove(text: string): string;
  noSuggestions: string;
  /** Stories with a suggested filter; the number is formatted. */
  stories(count: string): string;
  /** Announced to screen readers. */
  suggestionCount(count: number): string;
  /** The suggestions could not be fetched. */
  unavailable: string;
  /** The next press of the Backspace key removes the last filter. */
  oneMore: string;
  /** Names of the suggestion groups, in display order. */
  groups: Record<SuggestionKind, string>;
  /** Label of a filter's kind, before its text. */
  kinds: Record<SuggestionKind, string>;
  refusals: Record<Refusal, (text: string) => string>;
}

const hu: TagWords = {
  submit: 'Keresés',
  suggestions: 'Javaslatok',
  filters: 'Szűrők',
  remove: (text) => `Szűrő elvétele: ${text}`,
  noSuggestions: 'Nincs javaslat.',
  stories: (count) => `${count} cikk`,
  suggestionCount: (count) => `${count} javaslat. Nyilakkal választhat.`,
  unavailable: 'A javaslatok most nem érhetők el, de keresni így is lehet.',
  oneMore: 'Még egy törlés elveszi az utolsó szűrőt.',
  groups: { tags: 'Témák', authors: 'Szerzők', title: 'Cím', superTags: 'Rovatok' },
  kinds: { tags: 'Téma', authors: 'Szerző', title: 'Cím', superTags: 'Rovat' },
  refusals: {
    reserved: (text) => `A „${text}” egy csoport neve, szűrőnek nem adható hozzá.`,
    duplicate: (text) => `A „${text}” már szerepel a szűrők között.`,
    'too-many': () => 'Több szűrő már nem adható hozzá.',
    'too-long': (text) => `A „${text}” túl hosszú szűrőnek.`,
    'not-offered': (text) => `A „${text}” nincs a javaslatok között, ezért nem lett belőle szűrő.`,
    protected: () => 'Ez a szűrő az oldalhoz tartozik, nem vehető el.',
  },
};

const en: TagWords = {
  submit: 'Search',
  suggestions: 'Suggestions',
  filters: 'Filters',
  remove: (text) => `Remove the filter ${text}`,
  noSuggestions: 'No suggestions.',
  stories: (count) => (count === '1' ? '1 story' : `${count} stories`),
  suggestionCount: (count) => `${count} suggestions. Use the arrow keys to choose.`,
  unavailable: 'There are no suggestions at the moment, but you can still search.',
  oneMore: 'Press Backspace again to remove the last filter.',
  groups: { tags: 'Topics', authors: 'Authors', title: 'Titles', superTags: 'Sections' },
  kinds: { tags: 'Topic', authors: 'Author', title: 'Title', superTags: 'Section' },
  refusals: {
    reserved: (text) => `“${text}” is the name of a group and cannot be a filter.`,
    duplicate: (text) => `“${text}” is among the filters already.`,
    'too-many': () => 'No more filters can be added.',
    'too-long': (text) => `“${text}” is too long for a filter.`,
    'not-offered': (text) => `“${text}” is not among the suggestions, so it is no filter.`,
    protected: () => 'This filter belongs to the page and cannot be removed.',
  },
};

export const tagWords: Record<Language, TagWords> = defineWords('tag', { hu, en });
