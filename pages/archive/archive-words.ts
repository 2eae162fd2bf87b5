/** Interface texts of the archive, which is in Hungarian. */
import { formatNumber } from '#platform/text/hungarian-number.ts';
import { articleBeforeName, articleBeforeNumber } from '#platform/text/hungarian-number-words.ts';
import { defineWordsIn } from '#platform/text/words.ts';

export const archiveWords = defineWordsIn('hu', 'archive', {
  title: 'Archívum',
  searchTitle: (term: string) => `Keresés: ${term}`,
  description: (site: string) => `${site}: minden cikkünk egy helyen, kereshetően.`,
  openSearch: (site: string) => `${site}: keresés a cikkek között`,
  placeholder: 'Keresés',
  onlyIn: (site: string) => `Csak ${articleBeforeName(site)} ${site} cikkei között.`,
  everywhere: 'Keresés az egész archívumban',
  everywhereIn: (site: string) => `Keresés az egész archívumban: ${site}`,
  notices: {
    tooLong: 'A keresett kifejezés túl hosszú volt, csak az elejét kerestük.',
    filters: 'A szűrők egy részét nem értettük, azokat kihagytuk.',
    noTag: (text: string) => `Nincs ilyen téma: „${text}”.`,
    noSection: (text: string) => `Nincs ilyen rovat: „${text}”.`,
    noAuthor: (text: string) => `Nincs ilyen szerző: „${text}”.`,
    noDay: (text: string) => `Ilyen nap nincs: „${text}”. A kereső ÉÉÉÉ-HH-NN alakban várja.`,
    swapped: 'Az időszak vége megelőzte az elejét, ezért felcseréltük őket.',
  },
  found: {
    whole: 'A teljes archívum, legújabb elöl',
    none: 'Nincs találat',
    all: (count: number) => `${formatNumber(count)} találat`,
    similar: (count: number) => `${formatNumber(count)} hasonló találat`,
    moreThan: (found: string) => `Több mint ${found}`,
  },
  partial: {
    missing: (words: string) => `Nincs találat erre: ${words}.`,
    without: (count: number) => (count === 1 ? 'Nélküle kerestünk.' : 'Nélkülük kerestünk.'),
    phraseOnly: 'Az idézőjelbe tett kifejezés mellett a többi szó nem fordul elő. Ezért csak azt kerestük.',
    noneWithAll: (count: number) => `Olyan cikket nem találtunk, amelyben ${allOf(count)} szó szerepel.`,
    notTogether: 'A többi szó együtt nem fordul elő.',
    some: (count: number) => `Ezekben a cikkekben ${leastOf(count)} megvan.`,
  },
  nothing: {
    filters: 'Ezekkel a szűrőkkel egyetlen cikket sem találtunk.',
    advice:
      'Érdemes kevesebb szóval vagy más írásmóddal próbálni. A ragozás és az ékezet nem számít, az idézőjelbe tett kifejezést viszont szó szerint keressük.',
    withoutUnknown: (filters: string, count: number) =>
      `Keresés e ${count === 1 ? 'szűrő' : 'szűrők'} nélkül: ${filters}`,
    latest: 'Friss hírek',
  },
  corrections: {
    none: (words: string) => `Nincs találat erre: ${words}.`,
    instead: 'Erre kerestünk helyette:',
  },
  names: {
    only: (names: string) => `Névként kerestük: ${names}.`,
    everySense: 'Keresés minden jelentésben',
  },
  noSuchPage: {
    text: 'Ennek a keresésnek nincs ennyi oldala.',
    first: 'Vissza az első oldalra',
    last: 'Az utolsó oldalra',
  },
  broader: {
    'without-filters': () => 'Keresés szűrők nélkül',
    'without-dates': () => 'Keresés az egész időszakban',
    'without-quotes': () => 'Keresés idézőjel nélkül',
    'one-word': (term: string) => `Csak ez a szó: ${term}`,
  },
});

const numbers = 'nulla egy két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét'.split(' ');

/** "All" with a number in Hungarian: mindkét, mind a három, mind az öt. */
function allOf(count: number): string {
  const number = numbers[count] ?? String(count);
  if (count === 2) return `mind${number}`;
  return `mind ${articleBeforeNumber(count)} ${number}`;
}

/** "At least" with a number: legalább az egyik, legalább kettő, legalább három. */
function leastOf(count: number): string {
  return count === 1 ? 'legalább az egyik' : `legalább ${count === 2 ? 'kettő' : (numbers[count] ?? count)}`;
}
