/** Any answers to any question: accepted whole or refused, shown only as they may be [QUIZ-02] [QUIZ-03] [S10]. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentState } from '../present-quiz.server.ts';
import { poll, quizOf, rating, riddle } from '../quiz.fixture.ts';
import { averageOf, type Question, shareOf, type UserAnswers } from '../quiz.ts';
import { quizCookie, quizTokenIn } from '../quiz-cookie.ts';
import { answersInForm, fieldName } from '../quiz-form.ts';
import { quizDraftSchema, validateQuiz } from '../quiz-schema.ts';
import { requestedPairs, stateOf } from '../quiz-state.server.ts';
import { showQuiz } from '../show-quiz.ts';
import { type Chosen, userAnswersOf, validateAnswers } from './validate-answers.ts';

const now = 1_800_000_000;
const quiz = quizOf([riddle, poll, rating]);
const style = { timeZone: 'Europe/Budapest', language: 'hu' } as const;

const name = fc.constantFrom('folyo', 'szin', 'izek', 'nincs', '__proto__');
const answer = fc.constantFrom('duna', 'tisza', 'kek', 'zold', 'tok', 'bab', 'constructor', '');
const response = fc.record({ answerId: answer, optionId: fc.constantFrom(null, 'keves', 'sok', 'x') });
const given: fc.Arbitrary<UserAnswers[]> = fc.array(
  fc.record({ questionId: name, responses: fc.array(response, { maxLength: 3 }) }),
  { maxLength: 4 },
);
const pick = (...answers: string[]): UserAnswers['responses'] =>
  answers.map((answerId) => ({ answerId, optionId: null }));

describe('any answers', () => {
  it('are read as what they say, or refused as a whole with a reason', () => {
    fc.assert(
      fc.property(given, (answers) => {
        const reading = validateAnswers(quiz, answers, new Map(), now);
        if (reading.kind === 'refused') {
          expect(reading.why).toMatch(/\.$/);
          return;
        }
        expect(reading.given).toHaveLength(answers.length);
        for (const { question, chosen } of reading.given) {
          const again = userAnswersOf(question, chosen);
          const own = answers.find(({ questionId }) => questionId === question.name)?.responses ?? [];
          expect(new Set(again.responses.map(({ answerId }) => answerId))).toEqual(
            new Set(own.map(({ answerId }) => answerId)),
          );
          expect(validateAnswers(quiz, [again], new Map(), now).kind).toBe('read');
        }
      }),
    );
  });

  it('may be sent again without a change, also when the question is closed', () => {
    const closed: Question = { ...riddle, activeTo: now - 1 };
    const before = new Map<number, Chosen>([[closed.number, { duna: 0 }]]);
    const send = (...answers: string[]) =>
      validateAnswers(quizOf([closed]), [{ questionId: 'folyo', responses: pick(...answers) }], before, now);
    expect(send('duna').kind).toBe('read');
    expect(send('tisza')).toMatchObject({ kind: 'refused', code: 'QUESTION_CLOSED' });
  });

  it('to a question with a solution are final; to one without they may change', () => {
    const before = new Map<number, Chosen>([
      [riddle.number, { duna: 0 }],
      [poll.number, { kek: 0 }],
    ]);
    const send = (questionId: string, ...answers: string[]) =>
      validateAnswers(quiz, [{ questionId, responses: pick(...answers) }], before, now);
    expect(send('folyo', 'tisza')).toMatchObject({ kind: 'refused', code: 'ALREADY_ANSWERED' });
    expect(send('szin', 'zold', 'kek').kind).toBe('read');
    expect(send('szin')).toMatchObject({ kind: 'refused', code: 'ANSWERS_INVALID' });
  });

  it('of a form are those that a program would send', () => {
    fc.assert(
      fc.property(fc.subarray(['kek', 'zold']), fc.constantFrom('keves', 'sok'), (colours, grade) => {
        const [, colour, taste] = showQuiz({ quiz, userAnswers: [] }, now, style).questions;
        if (!colour || !taste) throw new Error('the quiz has three questions');
        const form = new URLSearchParams([
          ...colours.map((one) => [fieldName(colour), one]),
          ...taste.answers.map((one) => [fieldName(taste, one), grade]),
        ]);
        const answers = answersInForm([colour, taste], (name) => form.getAll(name));
        expect(answers.length).toBe(colours.length === 0 ? 1 : 2);
        expect(validateAnswers(quiz, answers, new Map(), now).kind).toBe('read');
      }),
    );
  });
});

describe('the state that the service sends', () => {
  const counted: Question = {
    ...riddle,
    responseCount: 3,
    answers: riddle.answers.map((one, at) => ({ ...one, answerCount: at + 1 })),
  };

  it('has the solution only for who has answered, or when it is public [S10]', () => {
    const solutionFor = (question: Question, responses: Map<number, Chosen>) =>
      presentState(stateOf(quizOf([question]), responses), now).quiz.questions[0]?.rightAnswer;
    expect(solutionFor(counted, new Map())).toBeNull();
    expect(solutionFor(counted, new Map([[counted.number, { tisza: 0 }]]))).toEqual({ value: 'duna' });
    expect(solutionFor({ ...counted, activeTo: now }, new Map())).toEqual({ value: 'duna' });
    expect(solutionFor({ ...poll, activeTo: now }, new Map())).toBeNull();
  });

  it('has the reader’s own grades, and whether the quiz is done [QUIZ-04]', () => {
    const state = presentState(
      stateOf(quizOf([rating]), new Map([[rating.number, { tok: 2, bab: 1 }]])),
      now,
    );
    expect(state.quiz.questions[0]?.answers.map(({ optionId }) => optionId)).toEqual(['sok', 'keves']);
    expect(state.answered).toBe(true);
    expect(presentState(stateOf(quizOf([rating]), new Map()), now).answered).toBe(false);
  });

  it('asks for the answers of readers with a token only, of quizzes that exist', () => {
    const quizzes = new Map([['proba', quiz]]);
    const batch = [
      { quizId: 'proba', token: 'a' },
      { quizId: 'proba', token: null },
      { quizId: 'nincs', token: 'b' },
    ];
    expect(requestedPairs(quizzes, batch)).toEqual([1, 2, 3].map((question) => ({ question, token: 'a' })));
  });
});

describe('numbers of a quiz [QUIZ-11]', () => {
  it('are shares between 0 and 100, and averages between the grades', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), (count, more) => {
        const share = shareOf(count, count + more);
        expect(share >= 0 && share <= 100).toBe(true);
        expect(Math.round(share * 10) / 10).toBe(share);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (grades) => {
        const sum = grades.reduce((total, grade) => total + grade, 0);
        const average = averageOf({ answerCount: grades.length, sum }) ?? 0;
        expect(average).toBeGreaterThanOrEqual(Math.min(...grades));
        expect(average).toBeLessThanOrEqual(Math.max(...grades));
      }),
    );
  });
});

describe('the cookie of a token [QUIZ-12]', () => {
  it('is read back, and nothing else is a token [QUIZ-07]', () => {
    const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(token, fc.string(), (one, other) => {
        const [pair = ''] = quizCookie(one, false).split(';');
        expect(quizTokenIn(`a=b; ${pair}`)).toBe(one);
        const found = quizTokenIn(other);
        expect(found === null || found.length === 24).toBe(true);
      }),
    );
  });
});

describe('a draft', () => {
  const answers = [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ];
  const faultsOf = (question: object) =>
    validateQuiz(
      quizDraftSchema.parse({
        id: 'proba',
        questions: [{ id: 'q', question: 'Mi?', displayAs: 'single', answers, ...question }],
      }),
    );

  it.each([
    [{}, 0],
    [{ rightAnswers: ['c'] }, 1],
    [{ rightAnswers: ['a', 'b'] }, 1],
    [{ displayAs: 'multiple', rightAnswers: ['a', 'b'] }, 0],
    [{ displayAs: 'scale' }, 1],
    [{ displayAs: 'scale', options: answers, rightAnswers: ['a'] }, 1],
    [{ displayAs: 'scale', options: answers }, 0],
    [{ options: answers }, 1],
    [{ answers: [...answers, { id: 'a', title: 'Másik' }] }, 1],
  ])('%j has %i faults', (question, count) => {
    expect(faultsOf(question)).toHaveLength(count);
  });

  it.each([
    { answers: answers.slice(0, 1) },
    { displayAs: 'slider' },
    { id: 'Nagy Betű' },
    { question: ' ' },
    { activeTo: -1 },
  ])('%j is refused', (question) => {
    expect(() => faultsOf(question)).toThrow();
  });
});
