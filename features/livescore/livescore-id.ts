/**
 * The `livescoreId` of a story [ART-14]: `football:2024002` or `2024002` is a match, `football:4/2024` a league's season,
 * `formula-1:22051` a race.
 */
export type LivescoreSubject =
  | { kind: 'match'; id: number }
  | { kind: 'season'; league: number; season: number }
  | { kind: 'race'; id: number };

/** Null for a text of any other form. */
export function parseLivescoreId(text: string): LivescoreSubject | null {
  const [, sport, id = '', season] =
    /^(?:(football|formula-1):)?(\d{1,9})(?:\/(\d{4}))?$/.exec(text.trim()) ?? [];
  if (id === '') return null;
  if (season !== undefined)
    return sport === 'football' ? { kind: 'season', league: Number(id), season: Number(season) } : null;
  return { kind: sport === 'formula-1' ? 'race' : 'match', id: Number(id) };
}

/** The forms in which a story may name a match. */
export function livescoreIdsOfMatch(id: number): string[] {
  return [`football:${id}`, String(id)];
}
