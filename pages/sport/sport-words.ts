import { defineWordsIn } from '#platform/text/words.ts';

/** Interface texts of the pages of football and Formula 1, which are in Hungarian. */
export const sportWords = defineWordsIn('hu', 'sport', {
  football: {
    title: 'Foci',
    description:
      'Foci: tabellák, eredmények és góllövőlisták, a nap mérkőzései élőben, és a legfrissebb cikkek.',
  },
  match: {
    description: (parts: { name: string; competition: string; day: string }) =>
      `${[parts.name, parts.competition, parts.day].filter(Boolean).join(', ')}: eredmény, gólok, összeállítások és statisztika.`,
  },
  formula1: {
    title: 'Forma–1',
    description: (title: string) =>
      `${title}: versenynaptár, eredmények, csapatok, versenyzők és pontversenyek.`,
  },
  stories: 'Cikkek',
});
