import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ResultRow, SessionData } from '../../formula1/formula1-data.ts';
import type { LiveList, LiveListContent } from '../live-list.ts';
import { LiveListPart } from './LiveListPart.tsx';

const list: Omit<LiveList, 'content'> = {
  title: 'Próba Nagydíj',
  more: '/rovat/sport/forma1',
  source: 'Próba',
  oldSince: null,
  timeZone: 'Europe/Budapest',
  language: 'hu',
};
const team = { id: 1, name: 'Próbacsapat', logo: null };
const rows = Array.from({ length: 12 }, (_, at): ResultRow => {
  const driver = { id: at, name: `Versenyző ${at + 1}`, image: null, abbreviation: null };
  return { position: at + 1, driver, team, time: `+${at}.000`, laps: 10, grid: at + 1 };
});
const session: SessionData = {
  id: 5,
  name: 'Verseny',
  start: 1_720_000_000,
  state: 'completed',
  stateName: '',
  hasGrid: true,
  isGrid: false,
  hasLaps: true,
  laps: { current: 10, total: 10 },
  fastestLap: null,
  rows,
};
const weekend: LiveListContent = {
  kind: 'weekend',
  season: 2024,
  weekend: { id: 3, name: 'Próba Nagydíj', sessions: [session], session },
  standings: [],
};

function textOf(content: LiveListContent, isCompact = false): string {
  const html = renderToStaticMarkup(
    <LiveListPart list={{ ...list, content }} title="" isCompact={isCompact} />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('the list of a Grand Prix [SUPP-12]', () => {
  it('has its sessions and ten rows of the result', () => {
    expect(textOf(weekend)).toMatch(/Próba Nagydíj .*Rajtrács.*Verseny: eredmény.* 10\. .*Versenyző 10/);
    expect(textOf(weekend)).not.toContain('Versenyző 11');
  });

  it('has the first three at the head of another page', () => {
    expect(textOf(weekend, true)).toMatch(/Verseny 1\. .*Versenyző 1 .*3\. .*Versenyző 3/);
    expect(textOf(weekend, true)).not.toMatch(/Versenyző 4|Rajtrács/);
  });

  it('has English words at the head of an English story [ART-14]', () => {
    const html = renderToStaticMarkup(
      <LiveListPart
        list={{
          ...list,
          title: 'Test Grand Prix',
          source: 'Test',
          language: 'en',
          content: { kind: 'race', season: 2024, session: { ...session, name: 'Race' } },
        }}
        title=""
        isCompact
      />,
    );
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const word of ['Race: result', '10 laps', 'Driver', 'Team']) expect(text).toContain(word);
    expect(text.replaceAll(/Versenyző \d+|Próbacsapat/g, '')).not.toMatch(/[áéíóöőúüűÁÉÍÓÖŐÚÜŰ]/);
  });

  it('says that there are no data [F1-15]', () => {
    expect(textOf({ ...weekend, weekend: null }, true)).toContain('Még nincs adat.');
  });
});

describe('the finding of a list', () => {
  const player = (name: string, count: number) => ({
    name,
    count,
    rank: '',
    photo: null,
    team: { ...team, name: 'A' },
    secondYellow: null,
  });
  const ofPlayers = (...players: ReturnType<typeof player>[]) =>
    textOf({ kind: 'players', tab: 'gol', players });

  it('names the first players, or how many they are', () => {
    expect(ofPlayers(player('Kane', 3), player('Olmo', 3), player('Duda', 1))).toContain('Kane, Olmo: 3 gól');
    const four = ['A', 'B', 'C', 'D'].map((name) => player(name, 2));
    expect(ofPlayers(...four)).toContain('4 játékos az élen, 2 gól');
    expect(ofPlayers()).not.toContain('az élen');
  });
});

describe('the head of a section', () => {
  it('has one line instead of an empty box of Formula 1', () => {
    const html = (content: LiveListContent) =>
      renderToStaticMarkup(<LiveListPart list={{ ...list, content }} title="Forma–1" isCompact />);
    for (const empty of [
      null,
      { id: 3, name: 'Próba', sessions: [session], session: { ...session, rows: [] } },
    ])
      expect(html({ ...weekend, weekend: empty })).toMatch(
        /^<section[^>]*><h2[^>]*>Forma–1<\/h2><span>Még nincs adat\.<\/span><a[^>]*>Minden Forma–1-eredmény<\/a><\/section>$/,
      );
    expect(html(weekend)).toContain('Versenyző 1');
  });
});

describe('the matches of a day', () => {
  const day = { kind: 'day', day: '2024. június 15., szombat', nearest: [], table: [] } as const;

  it('can be hidden, with what is hidden named [S44]', () => {
    expect(textOf({ ...day, groups: [], nearest: [], table: [] })).toContain(
      'Eredmények elrejtve: Próba Nagydíj Megnézem',
    );
  });

  it('are not called none while nothing is known of them [S56]', () => {
    const none = 'Nem rendeznek mérkőzést ezen a napon.';
    expect(textOf({ ...day, groups: null, nearest: [], table: [] })).toContain('Még nincs adat.');
    expect(textOf({ ...day, groups: null, nearest: [], table: [] })).not.toContain(none);
    expect(textOf({ ...day, groups: [], nearest: [], table: [] })).toContain(none);
  });
});
