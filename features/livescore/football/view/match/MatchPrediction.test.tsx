/** The predicted outcome of a match, and earlier matches of the two teams. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch } from '../../../../../tests/sandbox-match.ts';
import type { MatchData } from '../../match/match-data.ts';
import type { Prediction } from '../../tables/tables.ts';
import { budapest } from '../match-place.ts';
import { english, textIn } from '../rendered.fixture.tsx';
import { MatchPrediction } from './MatchPrediction.tsx';

const match: MatchData = {
  ...inventedMatch({ short: 'NS' }),
  home: { id: 3, name: 'Hungary' },
  away: { id: 4, name: 'Switzerland' },
};
const prediction: Omit<Prediction, 'earlierMatches' | 'advice'> = {
  winner: null,
  goals: { home: null, away: null },
  percent: { home: 45, draw: 35, away: 20 },
};

function html(changes: Partial<typeof prediction>, place = budapest, earlier: MatchData['earlier'] = []) {
  const shown = { ...match, earlier, prediction: { ...prediction, ...changes } };
  return renderToStaticMarkup(<MatchPrediction match={shown} place={place} />);
}

function played(id: number, date: string, state: MatchData['state'], goals: [number, number] | null) {
  const [home, away] = goals ?? [null, null];
  return {
    ...match,
    id,
    state,
    kickOff: Date.parse(date) / 1000,
    goals: { home, away },
  };
}

describe('a prediction', () => {
  it('has the share of each outcome in words and as a bar [FOOT-07]', () => {
    const page = html({});
    expect(textIn(page)).toBe('Várható kimenetel Magyarország nyer 45% Döntetlen 35% Svájc nyer 20%');
    expect([...page.matchAll(/<rect [^>]*width="([^"]+)"/g)].map(([, width]) => width)).toEqual([
      '45%',
      '35%',
      '20%',
    ]);
  });

  it('has an empty bar and a dash where a share is not known', () => {
    const page = html({ percent: { home: null, draw: 0, away: 100 } });
    expect(textIn(page)).toContain('Magyarország nyer – Döntetlen 0% Svájc nyer 100%');
    expect(page).toMatch(/width="0%".*width="0%".*width="100%"/);
  });

  it('names the winner in Hungarian, and says nothing of one without a name', () => {
    const winner = (name: string | null) => textIn(html({ winner: { id: 4, name, comment: null } }));
    expect(winner('Switzerland')).toContain('Várható győztes Svájc');
    expect(winner('Zugló FC')).toContain('Várható győztes Zugló FC');
    expect(winner(null)).not.toContain('Várható győztes');
  });

  it('compares goals only where both shares are known', () => {
    const goals = (home: number | null, away: number | null) => textIn(html({ goals: { home, away } }));
    expect(goals(0, 100)).toContain('Gólok összevetése Magyarország 0%, Svájc 100%');
    expect(goals(40, null)).not.toContain('Gólok összevetése');
  });

  it('is in our words and numbers only, without the provider’s advice for bets', () => {
    const advised = { ...prediction, advice: 'Double chance : Hungary or draw' };
    const page = renderToStaticMarkup(
      <MatchPrediction match={{ ...match, prediction: advised }} place={budapest} />,
    );
    expect(textIn(page)).not.toContain('Double chance');
    expect(page).not.toContain('lang="en"');
  });

  it('is in English on an English page', () => {
    const page = html({ winner: { id: 4, name: 'Switzerland', comment: null } }, english);
    expect(textIn(page)).toBe(
      'Predicted outcome Hungary win 45% Draw 35% Switzerland win 20% Predicted winner Switzerland',
    );
  });
});

describe('earlier matches', () => {
  const before = [
    played(7, '2023-11-19T17:00:00Z', 'finished-after-extra-time', [0, 2]),
    played(6, '2022-12-31T23:30:00Z', 'cancelled', null),
    { ...played(5, '2021-01-01', 'finished', [1, 1]), kickOff: null },
  ].map((one) => ({ ...one, shootOut: match.shootOut }));

  it('have their date in Budapest, and their score or state [FOOT-07]', () => {
    const text = textIn(html({}, budapest, before));
    expect(text).toContain('Korábbi találkozók 2023. november 19. Magyarország–Svájc 0–2');
    expect(text).toContain('2023. január 1. Magyarország–Svájc Elmarad');
    expect(text).toMatch(/Elmarad Magyarország–Svájc 1–1$/);
  });

  it('stand without a prediction, which has no data then [FOOT-16]', () => {
    const shown = { ...match, prediction: null, earlier: before.slice(0, 1) };
    const text = textIn(renderToStaticMarkup(<MatchPrediction match={shown} place={english} />));
    expect(text).toBe(
      'Predicted outcome No data yet. They may come before the kick-off. Earlier matches 19 November 2023 Hungary–Switzerland 0–2',
    );
  });

  it('have no heading where there are none', () => {
    const shown = { ...match, prediction: null, earlier: [] };
    const text = textIn(renderToStaticMarkup(<MatchPrediction match={shown} place={budapest} />));
    expect(text).toBe('Várható kimenetel Még nincs adat. A kezdés előtt jelenhet meg.');
    expect(textIn(html({}))).not.toContain('Korábbi találkozók');
  });
});
