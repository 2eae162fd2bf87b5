import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the football page, which is in Hungarian. */
export const footballPageWords = defineWordsIn('hu', 'football-page', {
  title: 'Foci',
  back: 'Vissza',
  noResults: 'Nincs még elérhető információ.',
  quickLinks: 'Gyorslinkek',
  league: { choose: 'Bajnokság választása', title: 'Bajnokság', tabs: 'Mit mutassunk' },
  fields: { country: 'Ország', league: 'Bajnokság', season: 'Szezon', day: 'Nap', match: 'Mérkőzés' },
  tabs: { tabella: 'Tabella', gol: 'Góllövőlista', sarga: 'Legtöbb sárga lap', piros: 'Legtöbb piros lap' },
  day: {
    previous: 'Előző nap',
    next: 'Következő nap',
    choose: 'Nap és mérkőzés választása',
    chooseMatch: 'Mérkőzés kiválasztása',
    none: 'Nem rendeznek mérkőzést ezen a napon.',
  },
  submit: 'Megnézem',
});
