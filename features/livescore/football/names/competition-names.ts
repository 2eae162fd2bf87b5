/** Hungarian names of competitions and rounds, which the provider has in English. */

const competitions: Readonly<Record<string, string>> = {
  'World Cup': 'Világbajnokság',
  'Euro Championship': 'Európa-bajnokság',
  'Euro Championship - Qualification': 'Európa-bajnoki selejtező',
  'UEFA Nations League': 'Nemzetek Ligája',
  'UEFA Champions League': 'Bajnokok Ligája',
  'UEFA Europa League': 'Európa-liga',
  'UEFA Europa Conference League': 'Konferencialiga',
  Friendlies: 'Barátságos mérkőzés',
  'Magyar Kupa': 'Magyar Kupa',
};

/** Other competitions keep their names. */
export function competitionName(name: string | null, language: 'hu' | 'en'): string {
  if (name === null) return '';
  return language === 'hu' && Object.hasOwn(competitions, name) ? (competitions[name] ?? name) : name;
}

const rounds: Readonly<Record<string, string>> = {
  'Round of 32': 'A legjobb 32 között',
  'Round of 16': 'Nyolcaddöntő',
  '8th Finals': 'Nyolcaddöntő',
  'Quarter-finals': 'Negyeddöntő',
  'Semi-finals': 'Elődöntő',
  '3rd Place Final': 'A harmadik helyért',
  'Match for third place': 'A harmadik helyért',
  Final: 'Döntő',
};

/** `Group A - 1` is `A csoport, 1. forduló`, `Regular Season - 3` is `3. forduló`; an unknown round stays. */
export function roundName(round: string | null, language: 'hu' | 'en'): string {
  if (round === null || language === 'en') return round ?? '';
  if (Object.hasOwn(rounds, round)) return rounds[round] ?? round;
  const [, group, number] = /^Group (?:Stage|([A-Z])) - (\d+)$/.exec(round) ?? [];
  if (number !== undefined)
    return `${group === undefined ? 'Csoportkör' : `${group} csoport`}, ${number}. forduló`;
  const [, turn] = /^(?:Regular Season|League Stage) - (\d+)$/.exec(round) ?? [];
  return turn === undefined ? round : `${turn}. forduló`;
}
