/** Announcements for screen readers when a session of Formula 1 changes. */
import { describe, expect, it } from 'vitest';
import { newsSince } from '../view/sports-page.ts';
import type { Formula1Data, SessionData } from './formula1-data.ts';
import { sessionNews } from './session-news.ts';
import { driver, race, resultRow, zone } from './view/formula1-views.fixture.ts';

function news(session: SessionData | null): Record<string, string> {
  const sessions = session ? [session] : [];
  const weekend = { id: 12, name: 'Próba Nagydíj', place: null, circuit: null, session, sessions };
  return newsOf({ kind: 'versenynaptar', weekend });
}

function newsOf(shown: Formula1Data['shown']): Record<string, string> {
  return sessionNews({
    tab: shown.kind,
    season: 2024,
    seasons: [2024],
    weekends: [],
    teams: [],
    drivers: [],
    shown,
    oldSince: null,
    source: 'Próba',
    timeZone: zone,
  });
}

const led = (id: number, name: string, changes: Partial<SessionData> = {}) =>
  race({ state: 'live', rows: [resultRow(1, { driver: driver(id, name) })], ...changes });

describe('a session is announced', () => {
  it('when it begins, when another driver leads, and when it is over', () => {
    const before = news(race({ state: 'scheduled', rows: [] }));
    const begun = news(led(31, 'Minta Ádám'));
    const overtaken = news(led(32, 'Próba Bea'));
    const over = news(led(32, 'Próba Bea', { state: 'completed' }));
    expect(newsSince(before, begun)).toBe('Verseny: elkezdődött.; Első: Minta Ádám.');
    expect(newsSince(begun, overtaken)).toBe('Első: Próba Bea.');
    expect(newsSince(overtaken, over)).toBe('Verseny: véget ért.');
    expect(newsSince(over, over)).toBe('');
  });

  it('not when the reader turns to another session or to the grid', () => {
    const shown = news(led(31, 'Minta Ádám'));
    expect(newsSince(shown, news(led(32, 'Próba Bea', { id: 104 })))).toBe('');
    expect(newsSince(shown, news(led(32, 'Próba Bea', { isGrid: true })))).toBe('');
  });

  it('not when its rows or the name of the leader are lost', () => {
    const shown = news(led(31, 'Minta Ádám'));
    expect(newsSince(shown, news(race({ state: 'live', rows: [] })))).toBe('');
    const nameless = [resultRow(1, { driver: driver(31, null) })];
    expect(newsSince(shown, news(race({ state: 'live', rows: nameless })))).toBe('');
  });
});

it('a page without a session has nothing to announce', () => {
  expect([news(null), newsOf({ kind: 'versenynaptar', weekend: null })]).toEqual([{}, {}]);
  expect(newsOf({ kind: 'pontverseny', rows: [], chart: null })).toEqual({});
});
