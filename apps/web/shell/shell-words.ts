import { defineWords } from '#platform/text/words.ts';

export const shellWords = defineWords('shell', {
  hu: {
    skip: 'Ugrás a tartalomra',
    menu: 'Menü',
    close: 'Bezárás',
    mainMenu: 'Főmenü',
    sites: 'Lapjaink',
    footer: 'Tudnivalók',
    rights: 'Minden jog fenntartva.',
    search: 'Keresés',
    account: 'Fiók',
    support: 'Támogatás',
    app: 'App letöltése',
    colourMode: { legend: 'Megjelenés', system: 'Rendszer', light: 'Világos', dark: 'Sötét' },
  },
  en: {
    skip: 'Skip to the content',
    menu: 'Menu',
    close: 'Close',
    mainMenu: 'Main menu',
    sites: 'Our titles',
    footer: 'About',
    rights: 'All rights reserved.',
    search: 'Search',
    account: 'Account',
    support: 'Support us',
    app: 'Download app',
    colourMode: { legend: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  },
});
