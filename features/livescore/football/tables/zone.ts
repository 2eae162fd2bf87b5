/** The consequence of a place in a table, from the provider's description such as `Relegation - Liga II`. */
import { zoneWords } from './zone-words.ts';

export interface Zone {
  /** The look of its mark. */
  kind: 'first' | 'second' | 'third' | 'last' | 'other';
  /** For readers. */
  text: string;
}

/** The provider's descriptions are English: of those that are not known, a Hungarian table shows none. */
export function zoneOf(description: string | null, language: 'hu' | 'en' = 'hu'): Zone | null {
  if (description === null || description.trim() === '') return null;
  const known = zones.find(({ pattern }) => pattern.test(description));
  if (language === 'en') return { kind: known?.kind ?? 'other', text: description };
  return known === undefined ? null : { kind: known.kind, text: zoneWords[known.word] };
}

interface KnownZone {
  pattern: RegExp;
  kind: Zone['kind'];
  word: keyof typeof zoneWords;
}

/** The first that matches; qualification before the competition itself. */
const zones: readonly KnownZone[] = [
  { pattern: /relegation.*(play.?offs?|round)/i, kind: 'third', word: 'relegationPlayOff' },
  { pattern: /relegation/i, kind: 'last', word: 'relegation' },
  {
    pattern: /champions league.*(qualif|play.?off)/i,
    kind: 'second',
    word: 'championsLeagueQualification',
  },
  { pattern: /champions league/i, kind: 'first', word: 'championsLeague' },
  { pattern: /europa league.*(qualif|play.?off)/i, kind: 'third', word: 'europaLeagueQualification' },
  { pattern: /europa league/i, kind: 'second', word: 'europaLeague' },
  { pattern: /conference league.*(qualif|play.?off)/i, kind: 'third', word: 'conferenceLeagueQualification' },
  { pattern: /conference league/i, kind: 'third', word: 'conferenceLeague' },
  { pattern: /promotion.*play.?offs?/i, kind: 'second', word: 'promotionPlayOff' },
  { pattern: /promotion/i, kind: 'first', word: 'promotion' },
  { pattern: /best.*third|third.*(best|placed)/i, kind: 'second', word: 'bestThirds' },
  { pattern: /play.?offs?/i, kind: 'second', word: 'playOff' },
];
