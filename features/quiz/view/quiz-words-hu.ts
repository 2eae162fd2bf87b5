import { formatNumber, formatPercent } from '#platform/text/hungarian-number.ts';
import { defineWordsIn } from '#platform/text/words.ts';
import type { QuizWords } from './quiz-words.ts';

export const quizWordsHu = defineWordsIn<QuizWords>('hu', 'quiz', {
  label: 'Kvíz',
  submit: 'Válasz elküldése',
  submitAll: 'Válaszok elküldése',
  sending: 'Küldés…',
  change: 'Módosítom a válaszomat',
  cancel: 'Mégsem',
  closes: (when: string) => `${when}-ig lehet válaszolni.`,
  closed: 'Lezárult.',
  several: 'Több választ is megjelölhet.',
  responses: (count: number) => `${formatNumber(count)} válaszadó`,
  percent: (share: number) => formatPercent(share, 1),
  votes: (count: number) => `${formatNumber(count)} válasz`,
  average: (average: number) => `átlag ${formatNumber(average, 1)}`,
  noAverage: 'még senki sem értékelte',
  own: 'az ön válasza',
  ownGrade: (option: string) => `ön szerint: ${option}`,
  right: 'helyes',
  wrong: 'téves',
  score: (right: number, all: number) => `${all} kérdésből ${right} helyes válasza volt.`,
  thanks: 'Válaszát rögzítettük.',
  failed: 'A válasz nem ment el. Próbálja újra egy kicsit később.',
  refused: {
    QUIZ_NOT_FOUND: 'Ez a kvíz már nem érhető el.',
    QUESTION_CLOSED: 'Erre a kérdésre már nem lehet válaszolni.',
    ALREADY_ANSWERED: 'Erre a kérdésre már válaszolt.',
    ANSWERS_INVALID: 'Előbb jelöljön meg választ minden kérdésnél.',
  },
  back: 'Vissza a cikkhez',
});
