/** Questions and results in a quiz's card: nothing before an answer that gives it away [S10]. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { poll, quizOf, rating, riddle } from '../quiz.fixture.ts';
import type { Question, UserAnswers } from '../quiz.ts';
import { showQuiz } from '../show-quiz.ts';
import type { ShownQuestion, ShownQuiz } from '../shown-quiz.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import { QuestionResults } from './QuestionResults.tsx';
import { quizWordsEn } from './quiz-words-en.ts';
import { quizWordsHu } from './quiz-words-hu.ts';
import { scoreOf } from './score.ts';
import { withUpdate } from './with-update.ts';

const now = 1_800_000_000;
const choose = (questionId: string, ...answers: string[]): UserAnswers => ({
  questionId,
  responses: answers.map((answerId) => ({ answerId, optionId: null })),
});
const shown = (questions: Question[], userAnswers: UserAnswers[] = []): ShownQuiz =>
  showQuiz({ quiz: quizOf(questions), userAnswers }, now, { timeZone: 'Europe/Budapest', language: 'hu' });

function only(quiz: ShownQuiz): ShownQuestion {
  const [question] = quiz.questions;
  if (!question) throw new Error('a quiz has a question');
  return question;
}
const form = (quiz: ShownQuiz): string =>
  renderToStaticMarkup(<QuestionForm quiz={quiz} question={only(quiz)} words={quizWordsHu} />);
const results = (quiz: ShownQuiz, change: { href: string | null } | null = null): string =>
  renderToStaticMarkup(
    <QuestionResults
      quiz={quiz}
      question={only(quiz)}
      words={quizWordsHu}
      change={change && { ...change, onPress: () => undefined }}
    />,
  ).replaceAll('\u00a0', ' ');

const counted: Question = {
  ...riddle,
  responseCount: 3,
  answers: riddle.answers.map((one, at) => ({ ...one, answerCount: at + 1 })),
};

describe('what a reader is shown', () => {
  it('has neither solution nor counts before the answer, and both after it [S10]', () => {
    const before = only(shown([counted]));
    expect(before).toMatchObject({ rightAnswers: [], responseCount: 0, closed: false });
    expect(before.answers.map(({ answerCount }) => answerCount)).toEqual([0, 0]);
    const after = only(shown([counted], [choose('folyo', 'tisza')]));
    expect(after).toMatchObject({ rightAnswers: ['duna'], responseCount: 3 });
    expect(after.answers.map(({ answerCount }) => answerCount)).toEqual([1, 2]);
  });

  it('is everything of a question that is closed, and its closing time as text [QUIZ-03]', () => {
    const closed = only(shown([{ ...counted, activeTo: now }]));
    expect(closed).toMatchObject({ closed: true, rightAnswers: ['duna'], responseCount: 3 });
    expect(closed.closes).not.toBe('');
    expect(only(shown([counted])).closes).toBe('');
  });

  it('is not given away by the answer to another question', () => {
    const [first] = shown([counted, poll], [choose('szin', 'kek')]).questions;
    expect(first).toMatchObject({ rightAnswers: [], responseCount: 0 });
  });
});

describe('a question', () => {
  it('of one answer has radio buttons that must be chosen, one of several has boxes', () => {
    expect(form(shown([riddle])).match(/type="radio"[^>]*required=""/g)).toHaveLength(2);
    expect(form(shown([poll])).match(/type="checkbox"/g)).toHaveLength(2);
    expect(form(shown([poll]))).not.toContain('required');
    expect(form(shown([poll]))).toContain(quizWordsHu.several);
  });

  it('on a scale has a named group for each answer, with words for screen readers', () => {
    const text = form(shown([rating]));
    expect(text.match(/name="izek\/tok"/g)).toHaveLength(2);
    expect(text).toContain('<legend>Tök</legend>');
    expect(text).toMatch(/<span aria-hidden="true">1<\/span><span class="visually-hidden">Kicsit<\/span>/);
  });

  it('has the earlier answer when it is changed', () => {
    const answered = shown([poll], [choose('szin', 'zold')]);
    expect(form(answered)).toMatch(/value="zold"[^>]*\/?>|checked="" [^>]*value="zold"/);
    expect(form(answered).match(/checked=""/g)).toHaveLength(1);
    const graded = [{ questionId: 'izek', responses: [{ answerId: 'tok', optionId: 'sok' }] }];
    expect(form(shown([rating], graded))).toMatch(/checked=""[^>]*value="sok"/);
  });

  it('says until when it can be answered', () => {
    expect(form(shown([{ ...riddle, activeTo: now + 60 }]))).toContain('-ig lehet válaszolni.');
  });
});

describe('the results of a question [QUIZ-11]', () => {
  it('have shares, and mark the right answer and the reader’s own', () => {
    const items = results(shown([counted], [choose('folyo', 'tisza')])).match(/<li.*?<\/li>/g) ?? [];
    expect(items[0]).toMatch(/Duna.*helyes.*33,3%.*1 válasz/);
    expect(items[1]).toMatch(/Tisza.*téves · az ön válasza.*66,7%.*2 válasz/);
    expect(items[1]).toContain('width="66.7"');
  });

  it('of a scale have an average, and say where nobody has answered', () => {
    const [first, second] = rating.answers;
    if (!first || !second) throw new Error('the fixture has two answers');
    const answers = [{ ...first, answerCount: 2, sum: 3 }, second];
    const graded = [{ questionId: 'izek', responses: [{ answerId: 'tok', optionId: 'sok' }] }];
    const items = results(shown([{ ...rating, answers }], graded)).match(/<li.*?<\/li>/g) ?? [];
    expect(items[0]).toMatch(/ön szerint: Nagyon.*átlag 1,5/);
    expect(items[0]).toContain('width="75"');
    expect(items[1]).toContain('még senki sem értékelte');
  });

  it('have no marks where nothing is right or wrong, and no change where none is possible', () => {
    const text = results(shown([poll], [choose('szin', 'kek')]));
    expect(text).not.toMatch(/helyes|téves/);
    expect(text).not.toContain(quizWordsHu.change);
    expect(results(shown([poll], [choose('szin', 'kek')]), { href: '/kviz/a' })).toContain(
      '<a href="/kviz/a"',
    );
    expect(results(shown([poll], [choose('szin', 'kek')]), { href: null })).toContain(
      '<button type="button"',
    );
  });
});

describe('a group of questions', () => {
  const group = (quiz: ShownQuiz, open: ShownQuestion[], isSending = false): string =>
    renderToStaticMarkup(
      <QuestionGroup
        quiz={quiz}
        questions={quiz.questions}
        open={open}
        words={quizWordsHu}
        isSending={isSending}
        action="/kviz/proba"
        back="/cikk"
        changeOf={() => null}
        onCancel={null}
        onSubmit={async () => undefined}
      />,
    );

  it('is one form for all that is open, and none without', () => {
    const quiz = shown([riddle, poll]);
    expect(group(quiz, quiz.questions)).toContain(quizWordsHu.submitAll);
    expect(group(quiz, quiz.questions.slice(0, 1))).toContain(quizWordsHu.submit);
    expect(group(quiz, quiz.questions)).toContain('name="vissza" value="/cikk"');
    expect(group(quiz, [])).not.toContain('<form');
  });

  it('cannot be sent twice', () => {
    const quiz = shown([riddle]);
    expect(group(quiz, quiz.questions, true)).toMatch(/aria-disabled="true"[^>]*>Küldés…/);
    expect(group(quiz, quiz.questions)).not.toContain('aria-disabled');
  });
});

describe('the score', () => {
  const second = { ...riddle, number: 9, name: 'masik' };

  it('is there when every question is answered, and two have a solution', () => {
    const both = [choose('folyo', 'duna'), choose('masik', 'tisza')];
    expect(scoreOf(shown([riddle, second], both))).toEqual({ right: 1, all: 2 });
    expect(scoreOf(shown([riddle, second], both.slice(0, 1)))).toBeNull();
    expect(scoreOf(shown([riddle], both.slice(0, 1)))).toBeNull();
    expect(scoreOf(shown([riddle, second, poll], both))).toBeNull();
  });

  it('counts several right answers as one, in any order, all of them needed', () => {
    const several = { ...poll, rightAnswers: ['kek', 'zold'] };
    const score = (...answers: string[]) =>
      scoreOf(shown([riddle, several], [choose('folyo', 'duna'), choose('szin', ...answers)]))?.right;
    expect([score('zold', 'kek'), score('kek'), score('kek', 'zold')]).toEqual([2, 1, 2]);
  });
});

describe('news of a quiz [QUIZ-10]', () => {
  const update = {
    quiz: {
      questions: [
        {
          _id: 'folyo',
          closed: true,
          rightAnswer: { value: 'duna' },
          responseCount: 5,
          answers: [{ _id: 'duna', answerCount: 4, average: null }],
        },
        { _id: 'uj', closed: false, rightAnswer: null, responseCount: 0, answers: [] },
      ],
    },
    userAnswers: [choose('folyo', 'duna')],
  };

  it('change counts, states and solutions, and neither texts nor what they do not name', () => {
    const before = shown([riddle, poll]);
    const after = withUpdate(before, update);
    expect(after.questions.map(({ id }) => id)).toEqual(['folyo', 'szin']);
    expect(after.questions[0]).toMatchObject({ closed: true, rightAnswers: ['duna'], responseCount: 5 });
    expect(after.questions[0]?.answers.map(({ title, answerCount }) => [title, answerCount])).toEqual([
      ['Duna', 4],
      ['Tisza', 0],
    ]);
    expect(after.questions[1]).toBe(before.questions[1]);
    expect(after.userAnswers).toEqual(update.userAnswers);
    expect(before.questions[0]?.responseCount).toBe(0);
  });
});

describe('the words', () => {
  it('exist in both languages, for every refusal', () => {
    expect(Object.keys(quizWordsEn).toSorted()).toEqual(Object.keys(quizWordsHu).toSorted());
    expect(Object.keys(quizWordsEn.refused)).toEqual(Object.keys(quizWordsHu.refused));
    expect(quizWordsEn.responses(1)).not.toBe(quizWordsEn.responses(2).replace('2', '1'));
  });
});
