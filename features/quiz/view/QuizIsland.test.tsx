import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { withIslandScripts } from '#ui/Island.tsx';
import type { ShownQuiz } from '../shown-quiz.ts';
import { QuizIsland } from './QuizIsland.tsx';

const scripts = { quiz: '/quiz.js', 'quiz-en': '/quiz-en.js' };
const quiz: Omit<ShownQuiz, 'language'> = {
  id: 'hidak',
  title: '',
  complex: false,
  refresh: false,
  questions: [],
  userAnswers: [],
};

describe('a quiz', () => {
  it.each([
    ['hu', '/quiz.js', 'Kvíz'],
    ['en', '/quiz-en.js', 'Quiz'],
  ] as const)('in %s has the script and the words of its language', (language, script, word) => {
    const card = { quiz: { ...quiz, language }, action: '/kviz/hidak', service: '/kviz', back: '/' };
    const html = withIslandScripts(scripts, () => renderToStaticMarkup(<QuizIsland when="load" {...card} />));
    expect(html).toContain(`data-island="${script}"`);
    expect(html).toContain(`>${word}</p>`);
  });
});
