import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch, sandboxMatch } from '../../../../../tests/sandbox-match.ts';
import type { MatchData } from '../../match/match-data.ts';
import { budapest } from '../match-place.ts';
import { MatchView } from './MatchView.tsx';

const hungarySwitzerland = 2024002;

function html(match: MatchData, language: 'hu' | 'en' = 'hu'): string {
  return renderToStaticMarkup(<MatchView match={match} place={{ ...budapest, language }} />);
}

/** The text of a section, or of everything. */
function text(match: MatchData, section?: string): string {
  const all = html(match);
  const from = section === undefined ? 0 : all.indexOf(`data-section="${section}"`);
  const to = section === undefined ? -1 : all.indexOf('data-section=', from + 20);
  const part = all.slice(from, to === -1 ? undefined : to);
  return part
    .replace(/^[^>]*>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

function part(match: MatchData, name: string): string {
  const [, found = ''] =
    new RegExp(`data-match-part="${name}"[^>]*>(.*?)</(?:p|span class="x")>`, 's').exec(html(match)) ?? [];
  return found.replaceAll(/<[^>]+>/g, '');
}

describe('a match', () => {
  it('has summary, statistics, squads, predicted outcome and timeline [FOOT-03]', () => {
    const page = html(sandboxMatch(hungarySwitzerland));
    expect(page).toContain('>Összefoglaló</h3>');
    expect(page).toContain('>Összeállítások</h3>');
    const before = html(inventedMatch({ short: 'NS' }));
    for (const title of ['Statisztika', 'Várható kimenetel']) expect(before).toContain(`>${title}</h3>`);
    expect(page).toMatch(/<svg[^>]*role="img" aria-label="Idővonal: 12\. perc, Gól, Svájc, Duah;/);
  });

  it('says in each part that has no data: Még nincs adat. [FOOT-16]', () => {
    const match = inventedMatch({ short: 'NS' });
    for (const section of ['summary', 'statistics', 'squads', 'prediction'])
      expect(text(match, section), section).toContain('Még nincs adat.');
    expect(text(match)).toContain('Helyszín Még nincs adat.');
    expect(text(match)).toContain('Játékvezető M. Minta, Magyarország');
    expect(text(sandboxMatch(hungarySwitzerland, '2024-06-15T12:00:00Z'))).toContain(
      'Játékvezető Még nincs adat.',
    );
  });

  it('carries the note that data are informative and automatic [FOOT-17] [S52]', () => {
    expect(text(sandboxMatch(hungarySwitzerland))).toContain(
      'automatikus adat Az adatok tájékoztató jellegűek, és nem feltétlenül valós idejűek.',
    );
  });

  it('shows no score before the kick-off, but its time in the zone of the site [FOOT-10]', () => {
    const page = html(sandboxMatch(hungarySwitzerland, '2024-06-15T12:00:00Z'));
    expect(page).toMatch(/data-match-part="score"[^>]*><span[^>]*>–<\/span><\/span>/);
    expect(page).toContain(
      'dateTime="2024-06-15T13:00:00Z" data-relative-time="local">2024. június 15., 15:00</time>',
    );
  });

  it('that is played says so to screen readers, with its minute and latest event', () => {
    const match = sandboxMatch(hungarySwitzerland, '2024-06-15T14:27:00Z');
    expect(part(match, 'state')).toMatch(/^most élő, \d+\. perc/);
    expect(html(match)).toMatch(/role="status" data-match-part="latest"/);
    expect(part(match, 'latest')).toMatch(/^\d+\. perc /);
  });

  it('at half-time says so', () => {
    expect(part(inventedMatch({ short: 'HT', elapsed: 45 }), 'state')).toBe('most élő, Félidő');
  });

  it.each([
    ['PST', 'Elhalasztva'],
    ['CANC', 'Elmarad'],
    ['ABD', 'Félbeszakadt'],
    ['AWD', 'Hivatalos eredmény'],
    ['WO', 'Játék nélkül megadott győzelem'],
    ['SUSP', 'most élő, Félbeszakítva'],
    ['XT', 'Állapota nem ismert (XT)'],
  ])('with the code %s is „%s” [FOOT-10] [S43]', (short, words) => {
    expect(part(inventedMatch({ short }), 'state')).toBe(words);
  });

  it('that was abandoned keeps its score', () => {
    const abandoned = inventedMatch({ short: 'ABD', elapsed: 61 }, { goals: { home: 2, away: 0 } });
    expect(html(abandoned)).toMatch(
      /data-match-part="score"[^>]*><span>2<\/span><span[^>]*>–<\/span><span>0<\/span>/,
    );
  });

  it('lists an own goal under the scorer’s team with „(öngól)” and counts it for the other [S43]', () => {
    expect(text(sandboxMatch(2024001), 'summary')).toContain('Németország: Rüdiger (öngól) 4–1');
  });

  it('names a shoot-out apart from the score [S43]', () => {
    const match = sandboxMatch(2024046);
    expect(part(match, 'state')).toBe('Vége, tizenegyesek utánTizenegyesekkel 3–5Félidő: 0–0');
    expect(html(match)).toMatch(/data-match-part="score"[^>]*><span>0<\/span>/);
  });

  it('shows the own word of the provider for an event, statistic and state that nobody knows', () => {
    const unknown = {
      type: 'Hydration',
      detail: 'Cooling break',
      comments: null,
      team: { id: 901 },
      time: { elapsed: 30, extra: null },
      player: { id: null, name: null },
      assist: { id: null, name: null },
    };
    const statistics = [{ team: { id: 901 }, statistics: [{ type: 'Nutmegs', value: 4 }] }];
    const match = inventedMatch({ short: '1H', elapsed: 31 }, { events: [unknown], statistics });
    expect(text(match, 'summary')).toContain('Cooling break');
    expect(text(match, 'statistics')).toContain('Nutmegs');
  });

  it('labels the provider’s statistics in Hungarian, with bars in proportion', () => {
    const of = (id: number, value: string) => ({
      team: { id },
      statistics: [{ type: 'Ball Possession', value }],
    });
    const match = inventedMatch({ short: 'FT' }, { statistics: [of(901, '60%'), of(902, '40%')] });
    expect(text(match, 'statistics')).toContain('60% Labdabirtoklás 40%');
    expect(html(match)).toMatch(/width="60%" height="6".*width="40%" height="6"/s);
  });

  it('has eleven starters on a pitch that is a list, and substitutes in an accordion [FOOT-13]', () => {
    const page = html(sandboxMatch(hungarySwitzerland));
    expect(page.match(/<li[^>]*data-player=""/g)).toHaveLength(22);
    expect(page).toContain('aria-label="Kezdők"');
    expect(page.match(/<summary>Cserejátékosok<\/summary>/g)).toHaveLength(2);
    expect(text(sandboxMatch(hungarySwitzerland), 'squads')).toMatch(
      /Kapus: Gulacsi Védők: Szalai Orban Lang/,
    );
  });

  it('that is over has no part that will never have data [S56]', () => {
    const over = html(sandboxMatch(2024026));
    expect(over).not.toMatch(/Még nincs adat|data-section="(?:squads|statistics|prediction)"|Játékvezető/);
    expect(text(sandboxMatch(2024026), 'summary')).toContain('Csoboth 0–1');
  });

  it('that is to be played says when each part may have data [S56]', () => {
    const before = sandboxMatch(2024026, '2024-06-22T10:00:00Z');
    expect(text(before, 'squads')).toContain('Még nincs adat. A kezdés előtti egy órában jelenik meg.');
    expect(text(before, 'statistics')).toContain(
      'Még nincs adat. A kezdés után, a mérkőzés közben jelenik meg.',
    );
  });

  it('has the flags of national teams, and no pictures of clubs [FOOT-03]', () => {
    const flags = (page: string) => [...page.matchAll(/flags\/([a-z-]+)\.webp/g)].map(([, code]) => code);
    expect(flags(html(sandboxMatch(2024026)))).toEqual(['gb-sct', 'hu']);
    expect(flags(html(inventedMatch({ short: 'FT' })))).toEqual([]);
  });

  it('lists cards by their minutes, and those of which only the fact is known after them', () => {
    const summary = text(sandboxMatch(2024001), 'summary');
    expect(summary).toMatch(/19 .*Musiala .*44 .*Piros lap .*Porteous.*45\+1 .*Havertz/);
    expect(summary).toMatch(/Can .*Ismeretlen percben .*Sárga lap .*Tah/);
  });

  it('shows the predicted outcome in percent, and the earlier matches [FOOT-07]', () => {
    const prediction = {
      winner: { id: 4, name: 'Switzerland', comment: 'Win or draw' },
      advice: 'Double chance',
      percent: { home: 20, draw: 35, away: 45 },
      goals: { home: 40, away: 60 },
      earlierMatches: [],
    };
    const outcome = text(sandboxMatch(hungarySwitzerland, undefined, { prediction }), 'prediction');
    expect(outcome).toContain('Magyarország nyer 20% Döntetlen 35% Svájc nyer 45%');
    expect(outcome).toContain('Várható győztes Svájc');
  });

  it('while it is played shows the newest event first, in a box of fixed height', () => {
    const match = sandboxMatch(hungarySwitzerland, '2024-06-15T14:40:00Z');
    const events = text(match, 'summary');
    expect(events.indexOf('Varga')).toBeLessThan(events.indexOf('Duah'));
    expect(html(match)).toMatch(/data-match-part="events"/);
    expect(text(sandboxMatch(hungarySwitzerland), 'summary').indexOf('Varga')).toBeGreaterThan(
      text(sandboxMatch(hungarySwitzerland), 'summary').indexOf('Duah'),
    );
  });

  it('is in English on an English page', () => {
    const page = html(sandboxMatch(hungarySwitzerland), 'en');
    expect(page).toContain('Hungary');
    expect(page).not.toMatch(/Magyarország|Még nincs|félidő|perc/);
  });
});
