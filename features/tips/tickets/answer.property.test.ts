/** Answers and points, whatever readers type. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../game/game-at.ts';
import { pointsOf } from '../game/points.ts';
import { election, electionGame, gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { longestAnswer, parseAnswer, scoreIn, shareIn } from './answer.ts';
import { checkNickname, nicknameKey } from './nickname.ts';

const order = ['AAA', 'BBB', 'CCC', 'DDD'].map((team, at) => ({ team, rank: at + 1 }));
const questions = [
  ...gameAt(gameWith(), tournament([2, 1], order), null, kickOff).questions,
  ...gameAt(electionGame(), election('Első Jelölt', 4_850), null, kickOff).questions,
];
const goals = fc.integer({ min: 0, max: 99 });

describe('any text', () => {
  it('is an answer in one spelling, which is its own answer, or none', () => {
    const piece = fc.constantFrom(
      '1',
      '2',
      '-',
      '–',
      ':',
      ',',
      '.',
      '%',
      ' ',
      'AAA',
      'BBB',
      'CCC',
      'DDD',
      'x',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...questions), (given, question) => {
        const answer = parseAnswer(question, given);
        if (answer === null) return;
        expect(parseAnswer(question, answer)).toBe(answer);
        expect(answer.length).toBeLessThanOrEqual(longestAnswer);
      }),
    );
  });

  it('never gives points below 0 or above the best answer', () => {
    const { points } = gameWith();
    const best = { match: points.match.exact, 'group-order': 4 * points.group.place + points.group.all };
    const most = { ...best, 'district-winner': points.district, 'list-share': 5 };
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...questions), (given, question) => {
        const won = pointsOf(question, given, points);
        expect(won).toBeGreaterThanOrEqual(0);
        expect(won).toBeLessThanOrEqual(most[question.kind] * question.factor);
      }),
    );
  });
});

describe('a score', () => {
  it('is read back from every spelling', () => {
    fc.assert(
      fc.property(goals, goals, fc.constantFrom('-', '–', ':', ' - '), (home, away, between) => {
        expect(scoreIn(`${home}${between}${away}`)).toEqual([home, away]);
      }),
    );
  });

  it('that is right is worth most, and the points of a mirrored one are those of the mirrored match', () => {
    const { points } = gameWith();
    const pointsIn = (result: [number, number], tip: string): number => {
      const [question] = gameAt(gameWith(), tournament(result), null, kickOff).questions;
      return question ? pointsOf(question, tip, points) : Number.NaN;
    };
    fc.assert(
      fc.property(goals, goals, goals, goals, (a, b, c, d) => {
        expect(pointsIn([a, b], `${a}-${b}`)).toBe(points.match.exact);
        expect(pointsIn([a, b], `${c}-${d}`)).toBe(pointsIn([b, a], `${d}-${c}`));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a percentage', () => {
  it('is read in hundredths, without the errors of binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        expect(shareIn((hundredths / 100).toFixed(2))).toBe(hundredths);
        expect(shareIn(String(hundredths / 100).replace('.', ','))).toBe(hundredths);
      }),
    );
  });
});

describe('a nickname', () => {
  it('that is accepted is accepted again in its stored form, and has a key', () => {
    const letter = fc.constantFrom(...'aáBŐ7 ._-ł');
    fc.assert(
      fc.property(
        fc.array(letter, { maxLength: 26 }).map((letters) => letters.join('')),
        (text) => {
          const checked = checkNickname(text, []);
          if (checked.kind === 'refused') return;
          expect(checkNickname(checked.nickname, [])).toEqual(checked);
          expect(checked.key).not.toBe('');
          expect(nicknameKey(checked.nickname.toUpperCase())).toBe(checked.key);
        },
      ),
    );
  });
});
