/** The consequence of a place in a table, from the provider's description such as `Relegation - Liga II`. */

export interface Zone {
  /** The look of its mark. */
  kind: 'first' | 'second' | 'third' | 'last' | 'other';
  /** For readers. */
  text: string;
}

export function zoneOf(description: string | null, language: 'hu' | 'en' = 'hu'): Zone | null {
  if (description === null || description.trim() === '') return null;
  const known = zones.find(({ pattern }) => pattern.test(description));
  // The provider's own description is English.
  const text = known && language === 'hu' ? known.text : description;
  return { kind: known?.kind ?? 'other', text };
}

/** The first that matches; qualification before the competition itself. */
const zones: readonly (Zone & { pattern: RegExp })[] = [
  { pattern: /relegation.*(play.?offs?|round)/i, kind: 'third', text: 'Osztályozó a bennmaradásért' },
  { pattern: /relegation/i, kind: 'last', text: 'Kieső hely' },
  {
    pattern: /champions league.*(qualif|play.?off)/i,
    kind: 'second',
    text: 'Bajnokok Ligája, selejtező',
  },
  { pattern: /champions league/i, kind: 'first', text: 'Bajnokok Ligája' },
  { pattern: /europa league.*(qualif|play.?off)/i, kind: 'third', text: 'Európa-liga, selejtező' },
  { pattern: /europa league/i, kind: 'second', text: 'Európa-liga' },
  { pattern: /conference league.*(qualif|play.?off)/i, kind: 'third', text: 'Konferencialiga, selejtező' },
  { pattern: /conference league/i, kind: 'third', text: 'Konferencialiga' },
  { pattern: /promotion.*play.?offs?/i, kind: 'second', text: 'Osztályozó' },
  { pattern: /promotion/i, kind: 'first', text: 'Továbbjutó vagy feljutó hely' },
  { pattern: /best.*third|third.*(best|placed)/i, kind: 'second', text: 'A legjobb harmadikok közt dől el' },
  { pattern: /play.?offs?/i, kind: 'second', text: 'Rájátszás' },
];
