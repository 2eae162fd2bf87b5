/** What filters are called, and what is said where one is refused. */
import type { SuggestionKind } from '#features/search/public.ts';
import type { Refusal } from './tag-list.ts';

/** Groups of suggestions, in their order. */
export const groupNames: Record<SuggestionKind, string> = {
  tags: 'Témák',
  authors: 'Szerzők',
  title: 'Cím',
  superTags: 'Rovatok',
};

/** One of a group, before its name. */
export const kindNames: Record<SuggestionKind, string> = {
  tags: 'Téma',
  authors: 'Szerző',
  title: 'Cím',
  superTags: 'Rovat',
};

export function refusalSentence(refusal: Refusal, text: string): string {
  switch (refusal) {
    case 'reserved':
      return `A „${text}” egy csoport neve, szűrőnek nem adható hozzá.`;
    case 'duplicate':
      return `A „${text}” már szerepel a szűrők között.`;
    case 'too-many':
      return 'Több szűrő már nem adható hozzá.';
    case 'too-long':
      return `A „${text}” túl hosszú szűrőnek.`;
    case 'not-offered':
      return `A „${text}” nincs a javaslatok között, ezért nem lett belőle szűrő.`;
    case 'protected':
      return 'Ez a szűrő az oldalhoz tartozik, nem vehető el.';
  }
}
