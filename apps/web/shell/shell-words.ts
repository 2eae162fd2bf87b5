/** The shell speaks the page's language. */
import type { Language } from '#features/content/public.ts';

export const shellWords = {
  hu: {
    menu: 'Menü',
    close: 'Bezárás',
    mainMenu: 'Főmenü',
    sites: 'Lapcsalád',
    footer: 'Tudnivalók',
    rights: 'Minden jog fenntartva.',
    hours: ['Még', 'óra munkánk vár támogatóra.'],
    toTop: 'Vissza az oldal tetejére',
    search: 'Keresés',
    colourMode: { legend: 'Megjelenés', system: 'Rendszer', light: 'Világos', dark: 'Sötét' },
    storySearch: {
      field: 'Keresés a cikkek között',
      submit: 'Keresés',
      suggestions: 'Cikkek',
      all: 'Minden találat',
      said: '{count} cikk. Nyilakkal választhat.',
    },
  },
  en: {
    menu: 'Menu',
    close: 'Close',
    mainMenu: 'Main menu',
    sites: 'Our titles',
    footer: 'About',
    rights: 'All rights reserved.',
    hours: ['', 'hours of our work still need a supporter.'],
    toTop: 'Back to top',
    search: 'Search',
    colourMode: { legend: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
    storySearch: {
      field: 'Search our stories',
      submit: 'Search',
      suggestions: 'Stories',
      all: 'All results',
      said: '{count} stories. Use the arrow keys to choose.',
    },
  },
} as const;

/** What a site's edition says is in Hungarian: on an English page this is the `lang` of its words. */
export function editionLanguage(page: Language): 'hu' | undefined {
  return page === 'hu' ? undefined : 'hu';
}
