/** A screen of the newsroom's application; a feature declares its own in `public.newsroom.ts`. */
import type { ComponentType } from 'react';
import type { Right } from '#features/sites/public.ts';
import type { WordLanguage } from '#platform/text/words.ts';
import type { Send } from './answer.ts';
import type { Newsroom } from './newsroom-context.ts';

export interface Screen {
  /** Below the newsroom's address; `$name` is a parameter: `/cikk/$id`. */
  path: string;
  /** In a file of its own, which is loaded when the screen is opened. */
  load(): Promise<ComponentType>;
  /** Entry in the menu and the palette; without one other screens lead there. */
  name?: (language: WordLanguage) => string;
  /** The palette finds it, the menu does not list it: another entry leads there. */
  isOnlyFound?: boolean;
  /** Only members with this right get the entry; the server checks it by itself. */
  right?: Right;
}

/** Finds entries for the palette besides commands, such as stories. */
export interface PaletteSource {
  name(language: WordLanguage): string;
  find(send: Send, words: string): Promise<readonly PaletteEntry[]>;
}

/** Entries of which the palette offers the first ones before anything is typed, and then those that match. */
export interface PaletteOffers {
  name: string;
  find(newsroom: Newsroom): Promise<readonly PaletteEntry[]>;
}

export interface PaletteEntry {
  id: string;
  label: string;
  note: string;
  /** Below the newsroom's address. */
  path: string;
  query?: Record<string, string>;
}
