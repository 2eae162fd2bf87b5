import { numberText } from '#platform/text/number-text.ts';
import { defineWordsIn } from '#platform/text/words.ts';
import type { QuizWords } from './quiz-words.ts';

export const quizWordsEn = defineWordsIn<QuizWords>('en', 'quiz', {
  label: 'Quiz',
  submit: 'Send answer',
  submitAll: 'Send answers',
  sending: 'Sending…',
  change: 'Change my answer',
  cancel: 'Cancel',
  closes: (when: string) => `Open until ${when}.`,
  closed: 'Closed.',
  several: 'You may choose more than one.',
  responses: (count: number) => `${numberText(count, 'en')} ${count === 1 ? 'reader' : 'readers'} answered`,
  percent: (share: number) => `${share.toFixed(1)}%`,
  votes: (count: number) => `${numberText(count, 'en')} ${count === 1 ? 'answer' : 'answers'}`,
  average: (average: number) => `average ${average.toFixed(1)}`,
  noAverage: 'not rated yet',
  own: 'your answer',
  ownGrade: (option: string) => `yours: ${option}`,
  right: 'right',
  wrong: 'wrong',
  score: (right: number, all: number) => `You had ${right} of ${all} right.`,
  thanks: 'Your answer is counted.',
  failed: 'Your answer could not be sent. Please try again a little later.',
  refused: {
    QUIZ_NOT_FOUND: 'This quiz is no longer available.',
    QUESTION_CLOSED: 'This question is closed.',
    ALREADY_ANSWERED: 'You have answered this question already.',
    ANSWERS_INVALID: 'Please choose an answer to every question first.',
  },
  back: 'Back to the story',
});
