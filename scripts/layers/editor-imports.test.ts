import { expect, it } from 'vitest';
import { findLayerFaults } from './layer-rules.ts';

function faultsOf(path: string, specifier: string): string[] {
  return findLayerFaults(path, `import { x } from '${specifier}';\n`);
}

it('the document that is edited is for the newsroom and the server', () => {
  expect(faultsOf('features/quiz/newsroom/Desk.tsx', '#features/content/public.document.ts')).toEqual([]);
  expect(faultsOf('features/quiz/load.server.ts', '#features/content/public.document.ts')).toEqual([]);
  expect(faultsOf('features/content/body/document/story-schema.ts', 'prosemirror-model')).toEqual([]);
});

it.each([
  ['pages/article/ArticlePage.tsx', '#features/content/public.document.ts'],
  ['apps/web/entry-client.ts', '#features/content/public.document.ts'],
  ['features/content/body/view/Body.tsx', '../document/story-schema.ts'],
  ['features/content/browser/film.ts', '../body/blocks/image/image.node.ts'],
  ['features/content/view/Card.tsx', 'prosemirror-model'],
])('%s, which readers load, may not import %s', (path, specifier) => {
  expect(faultsOf(path, specifier)).toEqual([expect.stringContaining('which is the editor’s')]);
});
