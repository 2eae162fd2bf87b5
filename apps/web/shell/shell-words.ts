/** The shell speaks the page's language. */
export const shellWords = {
  hu: {
    menu: 'Menü',
    close: 'Bezárás',
    mainMenu: 'Főmenü',
    sites: 'Lapcsalád',
    footer: 'Tudnivalók',
    rights: 'Minden jog fenntartva.',
    toTop: 'Vissza az oldal tetejére',
  },
  en: {
    menu: 'Menu',
    close: 'Close',
    mainMenu: 'Main menu',
    sites: 'Our titles',
    footer: 'About',
    rights: 'All rights reserved.',
    toTop: 'Back to top',
  },
} as const;
