/** Readers' pages have nothing of the newsroom's application [NRA-06]. */
import { describe, expect, it } from 'vitest';
import { findLayerFaults } from './layer-rules.ts';

const faults = (path: string, specifier: string) => findLayerFaults(path, `import '${specifier}';`);

describe('the newsroom’s screens and parts', () => {
  it.each([
    ['features/quiz/newsroom/QuizScreen.tsx', '#features/content/public.newsroom.ts'],
    ['features/quiz/newsroom/QuizScreen.tsx', '#ui/app/Menu.tsx'],
    ['features/quiz/newsroom/QuizScreen.tsx', '#features/content/public.browser.ts'],
    ['apps/newsroom/screens.ts', '#features/quiz/public.newsroom.ts'],
    ['ui/app/Menu.tsx', '../Icon.tsx'],
  ])('may be used where the newsroom is: %s imports %s', (path, specifier) => {
    expect(faults(path, specifier)).toEqual([]);
  });

  it.each([
    ['features/quiz/view/Card.tsx', '#features/content/public.newsroom.ts'],
    ['features/quiz/view/Card.tsx', '../newsroom/QuizScreen.tsx'],
    ['features/quiz/browser/save.ts', '#ui/app/Menu.tsx'],
    ['pages/front/FrontPage.tsx', '#features/content/public.newsroom.ts'],
    ['apps/web/entry-client.ts', '#features/content/public.newsroom.ts'],
    ['ui/form/Button.tsx', '../app/Menu.tsx'],
  ])('may not be used elsewhere: %s imports %s [NRA-06]', (path, specifier) => {
    expect(faults(path, specifier)).toEqual([
      `${path}: imports ${specifier}, which only apps/newsroom and files of a folder newsroom may import.`,
    ]);
  });

  it.each(['./page.page.ts', '../server/read.server.ts', 'node:fs'])(
    'never reach the server: %s',
    (specifier) => {
      expect(faults('features/quiz/newsroom/QuizScreen.tsx', specifier)).toHaveLength(1);
      expect(faults('apps/newsroom/router.tsx', specifier)).toHaveLength(1);
    },
  );
});
