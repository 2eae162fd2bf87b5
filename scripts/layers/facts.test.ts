import { expect, it } from 'vitest';
import { findLayerFaults } from './layer-rules.ts';

const importing = (specifier: string): string => `import { something } from '${specifier}';\n`;

it('only the server imports what a feature declares', () => {
  const declaration = importing('#features/content/content.feature.server.ts');
  expect(findLayerFaults('apps/server/registry.ts', declaration)).toEqual([]);
  expect(findLayerFaults('features/quiz/answers.server.ts', declaration)).toEqual([
    expect.stringContaining('not a public entry'),
  ]);
});

it('facts of a feature import only types, so that checks read them without the product', () => {
  const types = "import type { Quiz } from './quiz.ts';\n";
  expect(findLayerFaults('features/quiz/quiz.feature.ts', types)).toEqual([]);
  expect(findLayerFaults('features/quiz/quiz.feature.ts', importing('./quiz.ts'))).toEqual([
    expect.stringContaining('only types'),
  ]);
});
