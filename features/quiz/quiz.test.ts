import { describe, expect, it } from 'vitest';
import { type AnswersValidation, userAnswersOf, validateAnswers } from './answers/validate-answers.ts';
import { poll, quizOf, rating, riddle } from './quiz.fixture.ts';
import { averageOf, isAnswerable, isQuizAnswered, isRevealed, type Quiz, shareOf } from './quiz.ts';
import { quizCookie, quizTokenIn } from './quiz-cookie.ts';
import { answersInForm } from './quiz-form.ts';
import { quizDraftSchema, validateQuiz } from './quiz-schema.ts';

const now = 1_800_000_000;
const choose = (questionId: string, ...answers: string[]) => ({
  questionId,
  responses: answers.map((answerId) => ({ answerId, optionId: null })),
});

describe('a question', () => {
  it('is answerable until its closing time, and for ever without one [QUIZ-03]', () => {
    expect(isAnswerable({ activeTo: null }, now)).toBe(true);
    expect(isAnswerable({ activeTo: now + 1 }, now)).toBe(true);
    expect(isAnswerable({ activeTo: now }, now)).toBe(false);
  });

  it('shows its right answer once it is answered or closed [S10]', () => {
    expect(isRevealed(riddle, false, now)).toBe(false);
    expect(isRevealed(riddle, true, now)).toBe(true);
    expect(isRevealed({ ...riddle, activeTo: now - 1 }, false, now)).toBe(true);
  });

  it('has shares and averages of one decimal [QUIZ-11]', () => {
    expect([shareOf(1, 3), shareOf(2, 3), shareOf(1, 1), shareOf(0, 0)]).toEqual([33.3, 66.7, 100, 0]);
    expect(averageOf({ answerCount: 3, sum: 11 })).toBe(3.7);
    expect(averageOf({ answerCount: 0, sum: 0 })).toBeNull();
  });
});

describe('a complex quiz', () => {
  const tips: Quiz = {
    ...quizOf([{ ...riddle, activeTo: now - 1 }, poll, rating]),
    complex: true,
  };

  it('is complete when every question without a right answer is answered [QUIZ-04]', () => {
    expect(isQuizAnswered(tips, [choose('szin', 'kek')], now)).toBe(false);
    expect(isQuizAnswered(tips, [choose('szin', 'kek'), choose('izek', 'tok')], now)).toBe(true);
    expect(isQuizAnswered(tips, [choose('szin', 'kek'), choose('folyo', 'duna')], now)).toBe(false);
  });
});

describe('a complex quiz with hidden right answers', () => {
  const open: Quiz = { ...quizOf([{ ...riddle, activeTo: now + 1 }, poll, rating]), complex: true };
  const others = [choose('szin', 'kek'), choose('izek', 'tok')];

  it('also requires an answer to a question until its right answer is public [S41] [QUIZ-04]', () => {
    expect(isQuizAnswered(open, others, now)).toBe(false);
    expect(isQuizAnswered(open, [...others, choose('folyo', 'duna')], now)).toBe(true);
    expect(isQuizAnswered(open, others, now + 1)).toBe(true);
  });
});

describe('a reader’s answers', () => {
  const read = (answers: Parameters<typeof validateAnswers>[1], before = new Map()): AnswersValidation =>
    validateAnswers(quizOf([riddle, poll, rating]), answers, before, now);

  it('are read by the kind of the question: one answer, several, a grade for each [QUIZ-02]', () => {
    expect(read([choose('folyo', 'duna')])).toMatchObject({ given: [{ chosen: { duna: 0 } }] });
    expect(read([choose('szin', 'kek', 'zold')])).toMatchObject({ given: [{ chosen: { kek: 0, zold: 0 } }] });
    const responses = [
      { answerId: 'tok', optionId: 'sok' },
      { answerId: 'bab', optionId: 'keves' },
    ];
    const graded = read([{ questionId: 'izek', responses }]);
    expect(graded).toMatchObject({ given: [{ chosen: { tok: 2, bab: 1 } }] });
    expect(userAnswersOf(rating, { tok: 2, bab: 1 })).toEqual({ questionId: 'izek', responses });
  });

  it('are also read when an answer has the name of a built-in JavaScript property', () => {
    const answers = ['constructor', 'b'].map((name) => ({
      name,
      title: name,
      image: null,
      description: '',
      answerCount: 0,
      sum: 0,
    }));
    const odd = { ...poll, answers };
    const chosen = validateAnswers(quizOf([odd]), [choose('szin', 'constructor')], new Map(), now);
    expect(chosen).toMatchObject({ given: [{ chosen: { constructor: 0 } }] });
    expect(userAnswersOf(odd, { b: 0 })).toEqual(choose('szin', 'b'));
  });

  it.each([
    ['nothing', []],
    ['an unknown question', [choose('nincs', 'duna')]],
    ['an answer that is not offered', [choose('folyo', 'nilus')]],
    ['two answers where there is one', [choose('folyo', 'duna', 'tisza')]],
    ['the same answer twice', [choose('szin', 'kek', 'kek')]],
    ['the same question twice', [choose('szin', 'kek'), choose('szin', 'zold')]],
    ['no answer', [choose('szin')]],
    ['a scale by half', [{ questionId: 'izek', responses: [{ answerId: 'tok', optionId: 'sok' }] }]],
    ['a scale without grades', [choose('izek', 'tok', 'bab')]],
    [
      'a grade where there is none',
      [{ questionId: 'folyo', responses: [{ answerId: 'duna', optionId: 'sok' }] }],
    ],
  ])('are refused: %s', (_what, answers) => {
    expect(read(answers)).toMatchObject({ kind: 'refused', code: 'ANSWERS_INVALID' });
  });

  it('may be repeated and changed, but not once the right answer is shown [S10]', () => {
    const before = new Map([
      [riddle.number, { duna: 0 }],
      [poll.number, { kek: 0 }],
    ]);
    expect(read([choose('folyo', 'duna')], before).kind).toBe('read');
    expect(read([choose('folyo', 'tisza')], before)).toMatchObject({ code: 'ALREADY_ANSWERED' });
    expect(read([choose('szin', 'zold')], before).kind).toBe('read');
  });

  it('are refused for a closed question unless they repeat an earlier one [QUIZ-03]', () => {
    const closed = quizOf([{ ...poll, activeTo: now }]);
    const late = validateAnswers(closed, [choose('szin', 'kek')], new Map(), now);
    expect(late).toMatchObject({ code: 'QUESTION_CLOSED' });
    const again = validateAnswers(closed, [choose('szin', 'kek')], new Map([[poll.number, { kek: 0 }]]), now);
    expect(again.kind).toBe('read');
  });

  it('are the same from a form, with script or without', () => {
    const shown = [riddle, poll, rating].map(({ name, displayAs, answers }) => ({
      id: name,
      displayAs,
      answers: answers.map((answer) => ({ ...answer, id: answer.name, picture: null, average: null })),
    }));
    const form = new URLSearchParams('folyo=duna&szin=kek&szin=zold&izek/tok=sok&izek/bab=keves&mas=1');
    expect(answersInForm(shown, (name) => form.getAll(name))).toEqual([
      choose('folyo', 'duna'),
      choose('szin', 'kek', 'zold'),
      {
        questionId: 'izek',
        responses: [
          { answerId: 'tok', optionId: 'sok' },
          { answerId: 'bab', optionId: 'keves' },
        ],
      },
    ]);
  });
});

describe('the quiz cookie', () => {
  const token = 'abcdefghijklmnopqrstuvwx';

  it('is URL-encoded JSON and lasts for a year [QUIZ-12] [AUTH-12]', () => {
    const cookie = quizCookie(token, true);
    expect(cookie).toBe(`quiz_id=%22${token}%22; Max-Age=31536000; Path=/; SameSite=Lax; Secure`);
    expect(quizTokenIn(`a=b; ${cookie.split(';')[0]}`)).toBe(token);
  });

  it.each([
    '',
    'quiz_id=%22rovid%22',
    `quiz_id=%22${token}y%22`,
    'quiz_id=%',
    `quiz_id=${token}`,
    'quiz_id=12',
  ])('is ignored when its value is no token of 24 characters: %s [QUIZ-07]', (cookies) =>
    expect(quizTokenIn(cookies)).toBeNull(),
  );
});

describe('a quiz of an edition', () => {
  const draft = (question: object) =>
    quizDraftSchema.parse({
      id: 'proba',
      questions: [
        {
          id: 'egy',
          question: 'Melyik?',
          displayAs: 'single',
          answers: [
            { id: 'a', title: 'A' },
            { id: 'b', title: 'B' },
          ],
          ...question,
        },
      ],
    });

  it('is checked for contradictions', () => {
    expect(validateQuiz(draft({}))).toEqual([]);
    expect(validateQuiz(draft({ rightAnswers: ['c'] }))).toEqual(["egy: there is no answer 'c' to be right"]);
    expect(validateQuiz(draft({ displayAs: 'scale' }))).toEqual(['egy: a scale has two options at least']);
    expect(validateQuiz(draft({ rightAnswers: ['a', 'b'] }))).toHaveLength(1);
  });
});
