/** Texts of the interface and of the sample edition address readers formally („ön”), in each word. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync([
  '{apps,features,pages,platform,ui}/**/*-words.ts',
  'edition/**/*.yaml',
  'sample/sandbox/**/*.ts',
]).toSorted();

/** The page for readers of fourteen to twenty speaks their language (decision 99); one title is that of LAND-03. */
const informal = {
  file: 'edition/documents/fiataloknak.yaml',
  titles: ['Rólatok, nektek', 'title: Ne hagyd ki,'],
};

const pronouns = [
  'te téged neked veled tőled rólad hozzád nálad benned rajtad érted magad tiéd',
  'titeket nektek veletek tőletek rólatok hozzátok nálatok tietek',
];
const imperatives = [
  'add\\s+(?:meg|hozzá|át|fel|le|ki) adj állítsd csatlakozz ellenőrizd engedélyezd érdeklődj fizess figyeld figyelj fogadd',
  'frissítsd gyere hagyd hagyj hallgasd hallgass használd indítsd iratkozz írd írj játssz jelentkezz jelöld kapcsold',
  'kattints keresd keress kérd kérj kérdezz kövesd kövess küldd küldj legyél lépj menj mentsd mondd mutasd nézd nézz nyisd',
  'nyomd olvasd olvass oszd ossz próbáld próbálj regisztrálj segíts szavazz támogasd támogass tedd tippelj töltsd töröld',
  'válaszd válassz vedd vegyél zárd',
];
const indicatives = [
  'akarod akarsz kapod kapsz kéred kérsz lehetsz leszel szeretnéd szeretnél találod találsz tudod tudsz',
];
const forbidden = new RegExp(
  `(?<![\\p{L}/.])(?:${[...pronouns, ...imperatives, ...indicatives].join(' ').replaceAll(' ', '|')}|\\p{L}{3,}(?:hatod|heted|hatsz|hetsz))(?!\\p{L})`,
  'giu',
);

/** `file:line: word` */
function informalWords(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      informal.titles.some((title) => line.includes(title))
        ? []
        : [...line.matchAll(forbidden)].map(([word]) => `${file}:${at + 1}: ${word}`),
    );
}

describe('formal address', () => {
  it('is in every text of the interface, of the edition and of its documents', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files
      .filter((file) => file !== informal.file)
      .flatMap((file) => informalWords(file, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('is told from informal forms, as whole words', () => {
    const line = 'Kattints ide, add meg a címed, megnézheted neked; Lehetséges, tetszik, megadja, Adjunk';
    expect(informalWords('x', line)).toEqual([
      'x:1: Kattints',
      'x:1: add meg',
      'x:1: megnézheted',
      'x:1: neked',
    ]);
  });
});
