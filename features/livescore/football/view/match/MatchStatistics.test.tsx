/** Statistics of a match: values in the language of the page, and bars in proportion. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inventedMatch } from '../../../../../tests/sandbox-match.ts';
import { budapest } from '../match-place.ts';
import { english, textIn } from '../rendered.fixture.tsx';
import { MatchStatistics } from './MatchStatistics.tsx';

type Value = number | string | null;

const html = (type: string, home: Value, away: Value, place = budapest): string => {
  const match = { ...inventedMatch({ short: 'FT' }), statistics: [{ type, home, away }] };
  return renderToStaticMarkup(<MatchStatistics match={match} place={place} />);
};

/** The first row's values with its name between them. */
const row = (...given: Parameters<typeof html>): string => textIn(html(...given).split('<tbody>')[1] ?? '');

const shares = (home: Value, away: Value): (string | undefined)[] =>
  [...html('Fouls', home, away).matchAll(/class="(?:home|away)" width="([^"]+)"/g)].map(([, width]) => width);

describe('the value of a statistic', () => {
  it.each([
    [12, 8, '12 Szabálytalanság 8'],
    [0, null, '0 Szabálytalanság –'],
    ['32%', '68%', '32% Szabálytalanság 68%'],
    ['81.5%', '18.5%', '81,5% Szabálytalanság 18,5%'],
    ['1.70', '0.95', '1,70 Szabálytalanság 0,95'],
    [2.5, 1, '2,5 Szabálytalanság 1'],
    ['sok', 'kevés', 'sok Szabálytalanság kevés'],
  ])('%j and %j is „%s” in Hungarian', (home, away, text) => {
    expect(row('Fouls', home, away)).toBe(text);
  });

  it('is the provider’s own in English', () => {
    expect(row('Ball Possession', '81.5%', null, english)).toBe('81.5% Ball Possession –');
  });

  it('of a type that nobody knows keeps the provider’s word, as text', () => {
    expect(html('<b>Nutmegs</b>', 1, 2)).toContain('&lt;b&gt;Nutmegs&lt;/b&gt;');
  });
});

describe('the bars of a statistic', () => {
  it.each<[Value, Value, string, string]>([
    [6, 2, '75%', '25%'],
    [1, 2, '33.3%', '66.7%'],
    ['60%', '40%', '60%', '40%'],
    [0, 5, '0%', '100%'],
    [null, 5, '0%', '100%'],
    [0, 0, '0', '0'],
    [null, null, '0', '0'],
    [-0.5, 0.5, '0%', '100%'],
    ['sok', 3, '0%', '100%'],
  ])('of %j and %j are %s and %s wide', (home, away, one, other) => {
    expect(shares(home, away)).toEqual([one, other]);
  });
});

describe('the table of statistics', () => {
  it('has the teams as headings of its columns, and none without data [FOOT-16]', () => {
    expect(html('Fouls', 1, 2)).toMatch(/<th scope="col">Kőbánya SC<\/th>.*<th scope="col">Zugló FC<\/th>/);
    const empty = renderToStaticMarkup(
      <MatchStatistics match={inventedMatch({ short: 'NS' })} place={english} />,
    );
    expect(textIn(empty)).toBe('Statistics No data yet. They come after the kick-off, during the match.');
    expect(empty).not.toContain('<table');
  });

  it('is not there for a match that is over without statistics [S56]', () => {
    const over = inventedMatch({ short: 'FT' });
    expect(renderToStaticMarkup(<MatchStatistics match={over} place={budapest} />)).toBe('');
  });
});
