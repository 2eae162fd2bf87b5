import { describe, expect, it } from 'vitest';
import { electionGame, gameWith, kickOff } from '../tips.fixture.ts';
import { durationIn, isStartable, momentOf, timesIn } from './moment.ts';

describe('a duration', () => {
  it.each([
    ['PT45M', 2_700],
    ['PT1H30S', 3_630],
    ['PT0S', 0],
    ['PT90M', 5_400],
  ])('is read in seconds: %s', (text, seconds) => {
    expect(durationIn(text)).toBe(seconds);
  });

  it.each(['P1D', 'PT1.5H', 'PT-5M', 'pt5m', ' PT5M', 'PT5M\n', 'PT5M30', '2027-06-15T18:00:00+02:00', ''])(
    'is not read from %j',
    (text) => {
      expect(durationIn(text)).toBeNull();
    },
  );
});

describe('a moment', () => {
  it('that follows a start comes sooner in a fast replay and later in a slow one [S45]', () => {
    expect(momentOf('PT10M', { at: 1_000, speed: 60 })).toBe(1_010);
    expect(momentOf('PT10M', { at: 1_000, speed: 0.5 })).toBe(2_200);
    expect(momentOf('PT10M', null)).toBeNull();
  });

  it('that is fixed does not care about a start', () => {
    expect(momentOf('2027-06-15T16:00:00Z', { at: 1_000, speed: 60 })).toBe(kickOff);
    expect(momentOf('2027-06-15T18:00:00+02:00', null)).toBe(kickOff);
  });
});

describe('a game', () => {
  it('waits for a start if any of its times follows one, those of its questions included', () => {
    const question = { id: 'egy', kind: 'match', match: 2 };
    expect(isStartable(gameWith())).toBe(false);
    expect(isStartable(electionGame())).toBe(false);
    expect(isStartable(gameWith({ scored: 'PT2H' }))).toBe(true);
    expect(isStartable(gameWith({ questions: [{ ...question, closes: 'PT0S' }] }))).toBe(true);
  });

  it('has the times that it names, and no others', () => {
    const question = { id: 'egy', kind: 'match', match: 2, closes: 'PT1M', scored: 'PT3M' };
    expect(timesIn(gameWith({ opens: 'PT0S', questions: [question] }))).toEqual(['PT0S', 'PT1M', 'PT3M']);
    expect(timesIn(gameWith())).toEqual([]);
  });
});
