import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StateMark } from './StateMark.tsx';
import type { StoryRow } from './story-answers.ts';

type State = Pick<StoryRow, 'publicState' | 'workState' | 'hasUnpublishedChanges'>;

const draft: State = { publicState: 'never', workState: 'draft', hasUnpublishedChanges: false };

function shown(state: Partial<State>, language: 'hu' | 'en' = 'hu') {
  const html = renderToStaticMarkup(<StateMark story={{ ...draft, ...state }} language={language} />);
  return { text: html.replaceAll(/<[^>]*>/g, ''), shape: / d="([^"]+)"/.exec(html)?.[1] };
}

describe('the state of a story', () => {
  it.each([
    [{}, 'vázlat'],
    [{ workState: 'returned' }, 'visszaadva'],
    [{ workState: 'approved' }, 'jóváhagyva'],
    [{ publicState: 'scheduled', workState: 'approved' }, 'időzítve'],
    [{ publicState: 'public' }, 'nyilvános'],
    [{ publicState: 'withdrawn' }, 'visszavonva'],
  ] as const)('%j is said in a word: %s [ACT-01]', (state, word) => {
    expect(shown(state).text).toBe(word);
  });

  it('has a shape of its own for each word, never colour alone', () => {
    const states: Partial<State>[] = [
      ...(['idea', 'draft', 'submitted', 'returned', 'approved'] as const).map((workState) => ({
        workState,
      })),
      ...(['scheduled', 'public', 'withdrawn'] as const).map((publicState) => ({ publicState })),
    ];
    const shapes = states.map((state) => shown(state).shape);
    expect(new Set(shapes).size).toBe(states.length);
  });

  it('says that the newsroom has changes which readers do not have yet [ACT-04]', () => {
    expect(shown({ publicState: 'public', hasUnpublishedChanges: true }, 'en').text).toContain(
      'with unpublished changes',
    );
  });
});
