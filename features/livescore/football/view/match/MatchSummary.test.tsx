/** The summary of a match: lines of its events, the box while it is played, and the kicks of a shoot-out. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch } from '../../../../../tests/sandbox-match.ts';
import { eventItem } from '../../../provider/answers.fixture.ts';
import { budapest } from '../match-place.ts';
import { english, textIn } from '../rendered.fixture.tsx';
import { MatchSummary } from './MatchSummary.tsx';

type Event = [type: string, detail: string, changes?: object];

const over = { short: 'FT' };
const live = { short: '2H', elapsed: 80 };

function html(events: Event[], status: object = over, place = budapest, goals: object = {}): string {
  const match = inventedMatch(status, {
    events: events.map(([type, detail, changes]) => eventItem(type, detail, changes)),
    goals: { home: 0, away: 0, ...goals },
  });
  return renderToStaticMarkup(<MatchSummary match={match} place={place} />);
}

/** The text of each event. */
function lines(...given: Parameters<typeof html>): string[] {
  return [...html(...given).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) => textIn(line));
}

const at = (elapsed: number | null, extra: number | null = null) => ({ time: { elapsed, extra } });
const named = (name: string | null) => ({ id: null, name });
const guests = { team: { id: 902 } };

describe('the line of an event', () => {
  it.each<[string, Event, string]>([
    ['a goal', ['Goal', 'Normal Goal'], 'Gól Kőbánya SC: Á. Minta'],
    [
      'an assist',
      ['Goal', 'Normal Goal', { assist: named('B. Próba') }],
      'Gól Kőbánya SC: Á. Minta gólpassz: B. Próba',
    ],
    ['a goal from a penalty', ['Goal', 'Penalty', guests], 'Gól tizenegyesből Zugló FC: Á. Minta (11-es)'],
    ['an own goal', ['Goal', 'Own Goal'], 'Öngól Zugló FC: Á. Minta (öngól)'],
    [
      'a missed penalty',
      ['Goal', 'Missed Penalty'],
      'Kihagyott tizenegyes Kőbánya SC: Á. Minta Kihagyott tizenegyes',
    ],
    ['a card', ['Card', 'Red Card', guests], 'Piros lap Zugló FC: Á. Minta'],
    [
      'a card of nobody',
      ['Card', 'Yellow Card', { player: named(null) }],
      'Sárga lap Kőbánya SC: ismeretlen játékos',
    ],
    ['an event of no team', ['Card', 'Yellow Card', { team: { id: null } }], 'Sárga lap Á. Minta'],
    ['an event of another team', ['Card', 'Yellow Card', { team: { id: 77 } }], 'Sárga lap Á. Minta'],
  ])('of %s says it in words', (_, event, text) => {
    expect(lines([event])).toEqual([`10 ’ . perc ${text}`]);
  });

  it('of a substitution names both players', () => {
    const change: Event = ['subst', 'Substitution 1', { assist: named('B. Próba') }];
    const before = '10 ’ . perc Csere Kőbánya SC:';
    expect(lines([change])).toEqual([`${before} B. Próba (be), Á. Minta (le)`]);
    expect(lines([['subst', 'Substitution 1']])).toEqual([
      `${before} ismeretlen játékos (be), Á. Minta (le)`,
    ]);
  });

  it('of a video review has its decision, of an unknown kind the provider’s word', () => {
    const nobody = { player: named(null) };
    expect(lines([['Var', 'Goal cancelled', nobody]])).toEqual([
      '10 ’ . perc Videóbíró Kőbánya SC: Goal cancelled Videóbíró',
    ]);
    expect(lines([['Hydration', 'Cooling break', nobody]])).toEqual([
      '10 ’ . perc Cooling break Kőbánya SC:',
    ]);
  });

  it('has stoppage time, or no minute where nobody knows it', () => {
    const cards: Event[] = [
      ['Card', 'Yellow Card', at(45, 3)],
      ['Card', 'Yellow Card', at(null)],
    ];
    expect(lines(cards)).toEqual([
      '45+3 ’ . perc Sárga lap Kőbánya SC: Á. Minta',
      'Sárga lap Kőbánya SC: Á. Minta',
    ]);
  });

  it('is in English on an English page', () => {
    const goal: Event = ['Goal', 'Penalty', { assist: named('B. Próba') }];
    expect(lines([goal], over, english)).toEqual([
      '10 ’ . minute Goal from a penalty Kőbánya SC: Á. Minta (pen.) assist: B. Próba',
    ]);
  });

  it('has names as text', () => {
    expect(html([['Card', 'Red Card', { player: named('<script>1</script>') }]])).toContain(
      '&lt;script&gt;1&lt;/script&gt;',
    );
  });
});

describe('the score after a goal', () => {
  const goals: Event[] = [
    ['Goal', 'Normal Goal', at(10)],
    ['Goal', 'Own Goal', { ...at(20), ...guests }],
    ['Goal', 'Normal Goal', at(30)],
  ];
  const scores = (home: number, away: number) =>
    lines(goals, over, budapest, { home, away }).map((line) => /\d–\d/.exec(line)?.[0] ?? null);

  it('counts an own goal for the other team [S43]', () => {
    expect(scores(2, 1)).toEqual(['1–0', '1–1', '2–1']);
  });

  it('is not said where the goals are not those of the result [S43]', () => {
    expect(scores(3, 1)).toEqual([null, null, null]);
  });
});

describe('a match that is played', () => {
  it('has the newest event first, in a part that is reached with the keyboard', () => {
    const events: Event[] = [
      ['Card', 'Yellow Card', at(5)],
      ['Card', 'Red Card', at(70)],
    ];
    expect(lines(events, live).map((line) => line.slice(0, 2))).toEqual(['70', '5 ']);
    expect(lines(events).map((line) => line.slice(0, 2))).toEqual(['5 ', '70']);
    expect(html(events, live)).toMatch(/<section [^>]*aria-label="Legutóbb" tabindex="0"/i);
    expect(html(events)).not.toContain('Legutóbb');
  });

  it('has the part before its first event, so that this moves nothing', () => {
    expect(html([], live)).toMatch(/data-match-part="events"><p>Még nincs adat\.<\/p><\/section>/);
  });
});

describe('the kicks of a shoot-out', () => {
  const kick = (team: number, number: number, detail: string): Event => [
    'Goal',
    detail,
    { ...at(120, number), team: { id: team }, comments: 'Penalty Shootout' },
  ];
  const kicks = [kick(901, 1, 'Penalty'), kick(902, 2, 'Missed Penalty')];
  const card: Event = ['Card', 'Yellow Card', at(119)];

  it('are apart from the events, without a minute [S43]', () => {
    const page = html([card, ...kicks], { short: 'PEN', elapsed: 120 });
    const [events = '', apart = ''] = page.split(/<h4[^>]*>Tizenegyespárbaj<\/h4>/);
    expect(textIn(events)).toMatch(/^Összefoglaló 119 ’ \. perc Sárga lap Kőbánya SC: Á\. Minta$/);
    expect(textIn(apart)).toBe(
      'Tizenegyespárbaj Kőbánya SC: Á. Minta: belőtte Tizenegyespárbaj Zugló FC: Á. Minta: kihagyta',
    );
  });

  it('have no heading where there was none', () => {
    expect(html([card])).not.toContain('Tizenegyespárbaj');
  });
});
