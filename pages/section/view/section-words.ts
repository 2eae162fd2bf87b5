/** Interface texts of list pages, in the list's language. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { numberText } from '#platform/text/number-text.ts';
import { defineWords } from '#platform/text/words.ts';

export const sectionWords = defineWords('section', {
  hu: {
    kinds: { articles_by_tag: 'Téma', articles_by_author: 'Szerző' },
    stories: (count: number) => `${formatNumber(count)} cikk`,
    tabs: 'A lista nézetei',
    highlights: 'Kiemelt cikkeink',
    list: 'Cikkek',
    none: 'Itt még nincs cikk. Az elsőt itt találja majd.',
    advertisement: 'Hirdetés',
    about: 'A lapról',
    follow: 'Kövessen minket',
    on: { facebook: 'Facebook', twitter: 'X' },
    recommended: 'Ajánljuk',
    openMap: 'Térkép megnyitása itt',
    mapElsewhere: 'Megnyitás új lapon',
    mapNote: (host: string) =>
      `A térképet külső szolgáltató (${host}) adja. Csak akkor töltjük be, ha ön kéri: ekkor adatokat kaphat önről.`,
  },
  en: {
    kinds: { articles_by_tag: 'Topic', articles_by_author: 'Author' },
    stories: (count: number) => (count === 1 ? '1 story' : `${numberText(count, 'en')} stories`),
    tabs: 'Views of this list',
    highlights: 'Highlights',
    list: 'Stories',
    none: 'There are no stories here yet. You will find the first one here.',
    advertisement: 'Advertisement',
    about: 'About us',
    follow: 'Follow us',
    on: { facebook: 'Facebook', twitter: 'X' },
    recommended: 'Recommended',
    openMap: 'Open the map here',
    mapElsewhere: 'Open in a new tab',
    mapNote: (host: string) =>
      `The map comes from another service (${host}), which may learn about you. It is loaded only when you ask for it.`,
  },
});
