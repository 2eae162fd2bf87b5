import { describe, expect, it } from 'vitest';
import {
  competitionTitle,
  countryTitle,
  lengthTitle,
  nationalityTitle,
  timeTitle,
  typeTitle,
} from './formula1-words.ts';

describe('a time of a result [F1-13]', () => {
  it.each([
    ['DNS', 'Nem indult'],
    ['DNF', 'Kiesett'],
    ['DSQ', 'Kizárás'],
    ['NC', 'Nem értékelt'],
    ['+1 lap', '+1 kör'],
    ['+2 laps', '+2 kör'],
    ['3 Laps', '+3 kör'],
    ['+22.457', '+22,457'],
    ['1:31:44.742', '1:31:44,742'],
    ['LATER', 'LATER'],
  ])('%s is shown as %s', (time, shown) => {
    expect(timeTitle(time)).toBe(shown);
  });

  it('stays empty where there is none', () => {
    expect(timeTitle(null)).toBeNull();
  });
});

it('names sessions in Hungarian, and an unknown one as the provider does [F1-03]', () => {
  const of = (type: Parameters<typeof typeTitle>[0]['type']) => typeTitle({ type, typeName: '4th Practice' });
  expect([of('race'), of('sprint'), of('qualifying-3'), of('sprint-qualifying-1'), of('unknown')]).toEqual([
    'Verseny',
    'Sprint',
    'Időmérő, 3. szakasz',
    'Sprintidőmérő, 1. szakasz',
    '4th Practice',
  ]);
});

it('names Grands Prix, countries and nationalities in Hungarian, and unknown ones as the provider does', () => {
  const of = (name: string | null) => competitionTitle({ id: 7, name });
  expect([of('Hungarian Grand Prix'), of('São Paulo Grand Prix'), of('Formula 1 Dutch Grand Prix')]).toEqual([
    'Magyar Nagydíj',
    'São Pauló-i Nagydíj',
    'Holland Nagydíj',
  ]);
  expect([of('Atlantis Grand Prix'), of(null)]).toEqual(['Atlantis Grand Prix', '7. számú nagydíj']);
  expect(['Hungary', 'United States of America', 'Saudi Arabia', 'Atlantis'].map(countryTitle)).toEqual([
    'Magyarország',
    'Egyesült Államok',
    'Szaúd-Arábia',
    'Atlantis',
  ]);
  expect(['Monégasque', 'British', 'Martian'].map(nationalityTitle)).toEqual(['monacói', 'brit', 'Martian']);
});

it('writes lengths with a decimal comma', () => {
  expect([lengthTitle('4.381 Kms'), lengthTitle('306.63 kms'), lengthTitle(null)]).toEqual([
    '4,381\u00a0km',
    '306,63\u00a0km',
    null,
  ]);
});
