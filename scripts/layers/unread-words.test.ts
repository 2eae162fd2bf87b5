import { describe, expect, it } from 'vitest';
import { findUnreadWords } from './unread-words.ts';

const words = 'features/quiz/view/quiz-words.ts';
const inBoth = `
const hu = { title: 'Kvíz', results: 'Eredmény', states: { open: 'Nyitva' } };
export const quizWords = defineWords('quiz', { hu, en: { title: 'Quiz', results: 'Results', states: { open: 'Open' } } });`;
const unread = (key: string) => `${words}: nothing reads the word ${key}.`;

function faultsOf(code: Record<string, string>, source = inBoth): string[] {
  return findUnreadWords(new Map(Object.entries({ [words]: source, ...code })));
}

describe('a word', () => {
  it('of the first level that nothing reads is a fault, once for both languages', () => {
    expect(faultsOf({})).toEqual([unread('title'), unread('results'), unread('states')]);
    const source = "export const quizWords = defineWordsIn('hu', 'quiz', { title: 'Kvíz' });";
    expect(faultsOf({}, source)).toEqual([unread('title')]);
  });

  it.each([
    ['a member', 'quizWords.hu.title + words.results + words.states[state]'],
    ['a part of an object', 'const { title, results, states: { open } } = words;'],
    ['a quoted name', "['title', 'results', 'states'].map((key) => words[key])"],
  ])('is read as %s', (_, source) => {
    expect(faultsOf({ 'features/quiz/view/Card.tsx': source })).toEqual([]);
  });

  it('is not read in a comment, in a test, or by a feature that does not import it', () => {
    const source = 'words.title + words.results + words.states';
    const all = ['title', 'results', 'states'].map(unread);
    expect(faultsOf({ 'features/quiz/view/Card.tsx': `/* ${source} */` })).toEqual(all);
    expect(faultsOf({ 'features/quiz/view/Card.test.tsx': source })).toEqual(all);
    expect(faultsOf({ 'features/tips/view/Card.tsx': source })).toEqual(all);
    const importing = `import { quizWords } from '#features/quiz/public.ts';\n${source}`;
    expect(faultsOf({ 'features/tips/view/Card.tsx': importing })).toEqual([]);
    expect(faultsOf({ 'pages/tips/Card.tsx': source })).toEqual([]);
  });
});
