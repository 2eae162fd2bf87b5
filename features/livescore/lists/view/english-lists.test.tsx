/** Live lists of an English supplement, from answers in memory. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { presentDay } from '../../football/present-day.ts';
import { presentPlayers } from '../../football/tables/present-table.ts';
import type { TopPlayer } from '../../football/tables/tables.ts';
import { fixtureItem } from '../../provider/answers.fixture.ts';
import { readFixtures } from '../../provider/read-fixtures.ts';
import type { LiveListContent } from '../live-list.ts';
import { stagesOf } from '../load-football-list.ts';
import { LiveListPart } from './LiveListPart.tsx';

const kickOff = 1_718_452_800;
const [read] = readFixtures([fixtureItem({ status: { short: '1H', elapsed: 12 } })], () => undefined) ?? [];
if (!read) throw new Error('the fixture is not readable');
const live = {
  ...read,
  kickOff,
  league: { ...read.league, name: 'Euro Championship', round: 'Group A - 1' },
  home: { ...read.home, name: 'Hungary' },
  away: { ...read.away, name: 'Switzerland' },
};
const hungarian = /[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]|[Mm]agyar|Csoport|perc/;

function textOf(content: LiveListContent): string {
  const html = renderToStaticMarkup(
    <LiveListPart
      list={{
        title: 'Euro Championship 2024',
        more: '/',
        source: 'Test',
        oldSince: null,
        content,
        timeZone: 'Europe/Budapest',
        language: 'en',
      }}
      title=""
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('in an English supplement', () => {
  it('a timetable has English stages, teams and dates [SUPP-12] [SUPP-13]', () => {
    const final = { ...live, id: 2, league: { ...live.league, round: 'Final' } };
    const text = textOf({ kind: 'timetable', stages: stagesOf([live, final], 'en') });
    for (const words of ['Group stage, ', 'Final', 'Hungary', 'Switzerland', 'live now', '12'])
      expect(text).toContain(words);
    expect(text).not.toMatch(hungarian);
  });

  it('a day has English names and words, also when nothing is played [SUPP-12] [FOOT-15]', () => {
    const day = { kind: 'day', day: '15 June 2024' } as const;
    const groups = presentDay([live], [live.league.id], new Map(), 'en');
    expect(textOf({ ...day, groups, nearest: [], table: [] })).toMatch(
      /Euro Championship.*live now.*Hungary/,
    );
    expect(textOf({ ...day, groups, nearest: [], table: [] })).not.toMatch(hungarian);
    expect(textOf({ ...day, groups: [], nearest: [], table: [] })).toContain(
      'No matches are played on this day.',
    );
  });

  it.each([
    ['gol', 'top scorers', 'Goals'],
    ['sarga', 'most yellow cards', 'Yellow cards'],
    ['piros', 'most red cards', 'Second yellow'],
  ] as const)('the list of players by %s has English headings [SUPP-12]', (tab, list, column) => {
    const player: TopPlayer = {
      id: 1,
      name: null,
      photo: null,
      team: live.home,
      goals: 2,
      cards: { yellow: 1, secondYellow: 1, red: 1 },
    };
    const text = textOf({ kind: 'players', tab, players: presentPlayers([player], tab, 'en') });
    for (const words of ['Player', 'Unknown player', 'Hungary', list, column]) expect(text).toContain(words);
    expect(text).not.toMatch(hungarian);
  });

  it('what is in Hungarian only is marked as Hungarian', () => {
    const content: LiveListContent = { kind: 'weekend', season: 2024, weekend: null, standings: [] };
    const shown = { title: 'Test', more: '/', source: 'Test', oldSince: null, timeZone: 'Europe/Budapest' };
    const html = (language: 'hu' | 'en') =>
      renderToStaticMarkup(<LiveListPart list={{ ...shown, content, language }} title="" />);
    expect(html('en')).toMatch(/lang="hu"[^>]*>.*Még nincs adat\./);
    expect(html('hu')).not.toContain('lang=');
  });
});
