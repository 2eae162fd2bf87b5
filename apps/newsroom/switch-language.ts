import { createContext } from 'react';
import type { WordLanguage } from '#platform/text/words.ts';

const context = createContext<(language: WordLanguage) => void>(() => undefined);

/** Gives the menu what changes the language of everything. */
export const SwitchLanguage = context.Provider;
export const switchLanguage = context;
