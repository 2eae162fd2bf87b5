import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../tickets/answer.ts';
import { checkNickname, nicknameKey } from '../tickets/nickname.ts';
import { election, electionGame, gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { gameAt, scoredVersion } from './game-at.ts';
import type { GameResults } from './game-results.ts';
import { momentOf } from './moment.ts';
import { pointsOf } from './points.ts';
import type { Question } from './question.ts';

function questionsOf(results: GameResults = tournament(), now = kickOff - 60, game = gameWith()): Question[] {
  return gameAt(game, results, null, now).questions;
}
const statesOf = (questions: readonly Question[]) => questions.map(({ id, state }) => `${id} ${state}`);
function questionNamed(questions: readonly Question[], id: string): Question {
  const found = questions.find((question) => question.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}

describe('a question', () => {
  it('closes at its kick-off by the second, a group with its first match, and teams must be known [S45]', () => {
    expect(statesOf(questionsOf(tournament(), kickOff - 1))).toEqual([
      'egy open',
      'ketto open',
      'harom waiting',
      'csoport open',
    ]);
    expect(statesOf(questionsOf(tournament(), kickOff))).toEqual([
      'egy closed',
      'ketto open',
      'harom waiting',
      'csoport closed',
    ]);
  });

  it('is closed as soon as its result is there, even if it should be open [S45]', () => {
    expect(questionsOf(tournament([2, 1]), kickOff - 60)[0]?.state).toBe('scored');
  });

  it('has its own closing time, or that of the game, and opens with the game [S45]', () => {
    const game = electionGame({ opens: '2027-06-14T18:00:00+02:00' });
    expect(questionsOf(election(), kickOff - 90_000, game).map(({ state }) => state)).toEqual([
      'soon',
      'soon',
    ]);
    expect(questionsOf(election(), kickOff - 60, game).map(({ state }) => state)).toEqual(['open', 'open']);
    expect(questionsOf(election(), kickOff, game).map(({ state }) => state)).toEqual(['closed', 'closed']);
  });
});

describe('a game whose times follow its start', () => {
  const game = electionGame({ closes: 'PT30M', scored: 'PT5H' });
  const results = election('Első Jelölt', 4_850);
  const stateAt = (now: number, start: Parameters<typeof momentOf>[1]) =>
    gameAt(game, results, start, now).questions[0]?.state;

  it('waits for it, and shows no result before, although the results are there [S45]', () => {
    const [question] = gameAt(game, results, null, 1_000).questions;
    expect(question).toMatchObject({ state: 'waiting', result: null, closesAt: null });
  });

  it('closes and is scored after it, at the speed of the replay [S45]', () => {
    const start = { at: 1_000, speed: 60 };
    expect([stateAt(1_029, start), stateAt(1_030, start)]).toEqual(['open', 'closed']);
    expect([stateAt(1_299, start), stateAt(1_300, start)]).toEqual(['closed', 'scored']);
    expect(gameAt(game, results, start, 1_000).changesAt).toBe(1_030);
    expect(gameAt(game, results, start, 1_030).changesAt).toBe(1_300);
    expect(gameAt(game, results, start, 1_300).changesAt).toBeNull();
  });

  it('has moments of hours, minutes and seconds', () => {
    expect(momentOf('PT1H1M1S', { at: 0, speed: 1 })).toBe(3_661);
    expect(momentOf('2027-06-15T18:00:00+02:00', null)).toBe(kickOff);
  });
});

describe('an answer', () => {
  const [score, , , order] = questionsOf();
  const [winner, share] = questionsOf(election(), kickOff - 60, electionGame());

  it.each([
    ['2-1', '2-1'],
    ['02 – 1', '2-1'],
    ['10:0', '10-0'],
    ['2', null],
    ['-1-2', null],
    ['100-0', null],
    ['2-1; drop table', null],
  ])('to a match is a score: %s', (text, answer) => {
    expect(score && parseAnswer(score, text)).toBe(answer);
  });

  it.each([
    ['AAA,BBB,CCC,DDD', 'AAA,BBB,CCC,DDD'],
    ['DDD,AAA,CCC,BBB', 'DDD,AAA,CCC,BBB'],
    ['AAA,AAA,CCC,DDD', null],
    ['AAA,BBB,CCC', null],
    ['AAA,BBB,CCC,XXX', null],
  ])('to a group has every team once: %s', (text, answer) => {
    expect(order && parseAnswer(order, text)).toBe(answer);
  });

  it.each([
    ['48,5', '48.5'],
    ['48.50%', '48.5'],
    ['100', '100'],
    ['100,01', null],
    ['48,505', null],
    ['-3', null],
    ['sok', null],
  ])('to a list is a percentage with two decimals at most: %s', (text, answer) => {
    expect(share && parseAnswer(share, text)).toBe(answer);
  });

  it('to a district is one of its candidates', () => {
    expect(winner && parseAnswer(winner, 'Első Jelölt')).toBe('Első Jelölt');
    expect(winner && parseAnswer(winner, 'Kék lista')).toBeNull();
  });
});

describe('points', () => {
  const { points } = gameWith();

  it.each([
    ['2-1', 3],
    ['3-0', 1],
    ['1-1', 0],
    ['1-2', 0],
  ])('of a 2–1 are 3 for the score, 1 for the winner: %s', (tip, won) => {
    expect(pointsOf(questionNamed(questionsOf(tournament([2, 1])), 'egy'), tip, points)).toBe(won);
  });

  it('of a draw need a draw', () => {
    const draw = questionNamed(questionsOf(tournament([1, 1])), 'egy');
    expect(['1-1', '0-0', '1-0'].map((tip) => pointsOf(draw, tip, points))).toEqual([3, 1, 0]);
  });

  it('count as often as the question says', () => {
    const game = gameWith({ questions: [{ id: 'egy', kind: 'match', match: 'AAA-BBB', factor: 2 }] });
    const [doubled] = questionsOf(tournament([2, 1]), kickOff, game);
    expect(doubled && pointsOf(doubled, '2-1', points)).toBe(6);
  });

  it('of a group are 1 for each place and 2 more for all; teams that share a rank are right at both places', () => {
    const order = ['BBB', 'AAA', 'CCC', 'DDD'].map((team, at) => ({ team, rank: at + 1 }));
    const group = questionNamed(questionsOf(tournament(null, order), kickOff), 'csoport');
    expect(pointsOf(group, 'BBB,AAA,CCC,DDD', points)).toBe(6);
    expect(pointsOf(group, 'AAA,BBB,CCC,DDD', points)).toBe(2);
    const shared = order.map((row) => ({ ...row, rank: row.rank === 2 ? 1 : row.rank }));
    const tied = questionNamed(questionsOf(tournament(null, shared), kickOff), 'csoport');
    expect(pointsOf(tied, 'AAA,BBB,CCC,DDD', points)).toBe(6);
  });

  it.each([
    ['48.5', 5],
    ['49', 5],
    ['49.01', 3],
    ['49.5', 3],
    ['50.5', 1],
    ['50.51', 0],
    ['48', 5],
    ['47.99', 3],
  ])('of 48.50% count the difference in hundredths, without rounding: %s', (tip, won) => {
    const list = questionNamed(questionsOf(election(null, 4_850), kickOff, electionGame()), 'lista');
    expect(pointsOf(list, tip, points)).toBe(won);
  });

  it('of a district are for its winner', () => {
    const district = questionNamed(questionsOf(election('Első Jelölt'), kickOff, electionGame()), 'korzet');
    expect(pointsOf(district, 'Első Jelölt', points)).toBe(2);
    expect(pointsOf(district, 'Második Jelölt', points)).toBe(0);
  });

  it('have a version that changes with every result, and is empty without any', () => {
    const version = (results: Parameters<typeof gameAt>[1]) =>
      scoredVersion(gameAt(gameWith(), results, null, kickOff));
    expect(version(tournament())).toBe('');
    expect(version(tournament([2, 1]))).not.toBe(version(tournament([2, 2])));
    expect(version(tournament([2, 1]))).toBe(version(tournament([2, 1])));
  });
});

describe('a nickname', () => {
  const forbidden = [{ anywhere: ['kurva', 'náci'], asWord: ['szar', 'telex'] }];
  const codeOf = (text: string) => {
    const checked = checkNickname(text, forbidden);
    return checked.kind === 'valid' ? checked.nickname : checked.code;
  };

  it.each(['Ég', 'ő'.repeat(24), 'Őrült_űrhajós', 'D. Ávid-2', 'Szarvas Szilárd', 'Szárnyas', 'Telexes'])(
    'may be %s',
    (text) => {
      expect(codeOf(text)).toBe(text);
    },
  );

  it.each(['a', '', '12345', 'x'.repeat(25), '<b>Béla</b>', 'Вася', 'a\u202eb', 'a\nb', '__a', '😀😀'])(
    'may not be %j',
    (text) => {
      expect(codeOf(text)).toBe('NICKNAME_INVALID');
    },
  );

  it.each(['Kurva', 'k.u.r.v.a', 'kuuurva', 'KÚRVÁ', 'xkurvax', 'n4ci', 'Szar', 'nagy szar', 'telex'])(
    'with a forbidden word is refused however it is spelt: %s',
    (text) => {
      expect(codeOf(text)).toBe('NICKNAME_FORBIDDEN');
    },
  );

  it('is trimmed, and the same as one that only looks different', () => {
    expect(codeOf('  Kis   Pista ')).toBe('Kis Pista');
    expect(nicknameKey('Kis Pista')).toBe(nicknameKey('kis.písta'));
  });
});
