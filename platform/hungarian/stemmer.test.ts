import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { loadStemmer } from './load-stemmer.server.ts';

const stemmer = await loadStemmer();

/** A lemma and those of its forms that a search for it must find. */
const families: Record<string, string> = {
  kutya: 'kutyát kutyával kutyáinkról kutyáéban kutyák',
  kéz: 'kezek kezével kezünkben',
  ló: 'lovak lovat lóval lovaskodni',
  tó: 'tavak tavunk tóban',
  mű: 'művek műveit művészkedik',
  bokor: 'bokrok bokrot bokorban',
  tükör: 'tükrök tükrében',
  teher: 'terhek terhet',
  út: 'utak utat úton útján',
  nyár: 'nyarak nyarat nyáron',
  víz: 'vizet vizek vízzel',
  ág: 'ággal ágak ágacska',
  hegy: 'heggyel hegyek',
  asszony: 'asszonnyal asszonyok',
  kulcs: 'kulccsal kulcsa',
  ajtó: 'ajtaja ajtót ajtóval',
  mező: 'mezeje mezők',
  szép: 'szebb legszebb szépen szebbet szépek',
  jó: 'jobb legjobban jók',
  gyors: 'gyorsabban leggyorsabb gyorsan',
  kis: 'kisebb legkisebb',
  olvas: 'olvasok olvasta olvasnánk olvassuk olvasd olvasni olvashatják olvasva',
  mond: 'mondjuk mondtam mondja mondanak mondj mondaná',
  tanít: 'tanítson tanította tanítanak',
  lát: 'lássuk látják látott láthatja',
  fut: 'fussanak futott futunk',
  hisz: 'higgye hitték hinni hisszük hiszem',
  tesz: 'tegye tették tenne tehet',
  eszik: 'ettek enni egyenek evett',
  megy: 'megyek mentek menjünk mehet mennek',
  jön: 'jöttek jöjjön jönne',
  van: 'vagyok voltak vannak volna',
  alszik: 'aludt aludni alszanak',
  ugrik: 'ugrott ugorjon ugranak',
  dolgozik: 'dolgozott dolgozzunk dolgozhat dolgoznak',
  megír: 'megírta megírják megírni megírnánk',
  kormányhivatal: 'kormányhivatalban kormányhivatalok kormányhivataltól',
  önkormányzat: 'önkormányzatok önkormányzatának',
};
const notForms = new Set(['lovaskodni', 'művészkedik', 'ágacska']);
const pairs = Object.entries(families).flatMap(([lemma, forms]) =>
  forms.split(' ').map((form) => [form, lemma] as const),
);
const inflected = pairs.filter(([form]) => !notForms.has(form));

describe('stems of Hungarian words', () => {
  it.each(inflected)('%s is found by %s [S09]', (form, lemma) => {
    expect(stemmer.stems(form)).toContain(fold(lemma));
    expect(stemmer.stems(lemma)).toContain(fold(lemma));
  });

  it.each(pairs.filter(([form]) => notForms.has(form)))('%s is another word than %s [S09]', (form, lemma) => {
    expect(stemmer.stems(form)).not.toContain(fold(lemma));
  });

  it.each([
    ['írás', 'ír'],
    ['szépség', 'szép'],
    ['házi', 'ház'],
    ['körte', 'kör'],
    ['almás', 'alma'],
    ['tanítvány', 'tanít'],
    ['vidék', 'vid'],
    ['tényleg', 'tény'],
  ])('%s is another word than %s [S09]', (word, other) => {
    expect(stemmer.stems(word)).toEqual([fold(word)]);
    expect(stemmer.stems(other)).not.toContain(fold(word));
  });

  it.each([
    ['pogácsafesztiválokon', 'pogacsafesztival'],
    ['távfűtésdíjat', 'tavfutesdij'],
    ['kisvillamosokkal', 'kisvillamos'],
    ['tervezőasztalának', 'tervezoasztal'],
  ])('%s, a compound in no dictionary, is %s [S09]', (form, lemma) => {
    expect(stemmer.stems(form)).toEqual([lemma]);
  });

  it('has several stems where a word has several readings [S09]', () => {
    expect(stemmer.stems('adott').toSorted()).toEqual(['ad', 'adott']);
  });

  it.each([
    ['Szegeden', 'szeged'],
    ['Magyarországról', 'magyarorszag'],
    ['Orbánnal', 'orban'],
    ['Kováccsal', 'kovacs'],
    ['Merkelt', 'merkel'],
    ['OECD-ben', 'oecd'],
    ['NATO-val', 'nato'],
    ['iPhone-t', 'iphone'],
    ['e-mailek', 'e-mail'],
    ['Kossuth-díjasok', 'kossuth-dijas'],
    ['2026-ban', '2026'],
    ['COVID-19', 'covid-19'],
  ])('%s is found by %s [S09]', (form, stem) => {
    expect(stemmer.stems(form)).toContain(stem);
  });
});

describe('words typed without accents', () => {
  it.each(inflected)('%s is found by %s [S09]', (form, lemma) => {
    const lemmaStems = stemmer.foldedStems(fold(lemma));
    expect(stemmer.stems(form).some((stem) => lemmaStems.includes(stem))).toBe(true);
  });

  it('are read in any inflected form [S09]', () => {
    expect(stemmer.foldedStems('kormanyhivatalban')).toEqual(['kormanyhivatal']);
    expect(stemmer.foldedStems('onkormanyzatokrol')).toEqual(['onkormanyzat']);
    expect(stemmer.foldedStems('kezevel')).toContain('kez');
  });

  it('have their literal reading first, which may be meant [S09]', () => {
    expect(stemmer.foldedStems('kert')[0]).toBe('kert');
    expect(stemmer.foldedStems('kert')).toContain('ker');
  });
});

describe('any text', () => {
  const syllables = fc.array(
    fc.constantFrom('meg', 'leg', 'al', 'ma', 'tat', 'ható', 'ság', 'ok', 'ban', 'é', 'kő', 'rü', '-'),
    { maxLength: 40 },
  );
  it('has at least one stem, lower-case and without Hungarian accents [S09]', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          syllables.map((parts) => parts.join('')),
        ),
        (word) => {
          for (const stems of [stemmer.stems(word), stemmer.foldedStems(word)]) {
            expect(stems.length).toBeGreaterThan(0);
            for (const stem of stems) expect(stem).toBe(fold(stem));
          }
        },
      ),
    );
  });
  it('is read quickly, also hostile input', () => {
    const started = process.cpuUsage();
    for (const part of ['alma', 'megleg', 'tatható', 'kőrü', 'ságos', 'ó'])
      for (let length = 1; length <= 200; length += 1)
        stemmer.foldedStems(part.repeat(length).slice(0, length));
    // 1200 words, most of them not compounds: 0.3 s on the development machine.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
  });
});

it('names its dictionary', () => {
  expect(stemmer.source).toMatch(/^dictionary-hu \d+\.\d+\.\d+$/);
});
