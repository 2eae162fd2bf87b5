import { createContext } from 'react';
import type { WordLanguage } from '#platform/text/words.ts';

const context = createContext<(language: WordLanguage) => void>(() => undefined);

/** Context of the function that changes the application's language, for the menu. */
export const SwitchLanguage = context.Provider;
export const switchLanguage = context;
