/** Questions of three kinds for tests. */
import type { Question, Quiz } from './quiz.ts';

const answer = { image: null, description: '', answerCount: 0, sum: 0 };
const question = {
  image: null,
  description: '',
  activeTo: null,
  options: [],
  responseCount: 0,
  rightAnswers: [],
};

export const riddle: Question = {
  ...question,
  number: 1,
  name: 'folyo',
  question: 'Melyik folyó?',
  displayAs: 'single',
  rightAnswers: ['duna'],
  answers: [
    { ...answer, name: 'duna', title: 'Duna' },
    { ...answer, name: 'tisza', title: 'Tisza' },
  ],
};

export const poll: Question = {
  ...question,
  number: 2,
  name: 'szin',
  question: 'Mely színek?',
  displayAs: 'multiple',
  answers: [
    { ...answer, name: 'kek', title: 'Kék' },
    { ...answer, name: 'zold', title: 'Zöld' },
  ],
};

export const rating: Question = {
  ...question,
  number: 3,
  name: 'izek',
  question: 'Mennyire?',
  displayAs: 'scale',
  options: [
    { id: 'keves', title: 'Kicsit' },
    { id: 'sok', title: 'Nagyon' },
  ],
  answers: [
    { ...answer, name: 'tok', title: 'Tök' },
    { ...answer, name: 'bab', title: 'Bab' },
  ],
};

export function quizOf(questions: Question[]): Quiz {
  return { id: 'proba', title: '', language: 'hu', complex: false, refresh: false, questions };
}
