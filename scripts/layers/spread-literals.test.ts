import { describe, expect, it } from 'vitest';
import { findSpreadLiterals } from './spread-literals.ts';

const faultsIn = (source: string, path = 'features/live/Live.tsx'): number =>
  findSpreadLiterals(path, source).length;

describe('literals that are spread where they stand', () => {
  it('are refused with their lines', () => {
    const source = `const live = {\n  id,\n  ...{ title, lead },\n};\nconst all = [\n  ...[1, 2],\n];\n`;
    expect(findSpreadLiterals('features/live/run.ts', source)).toEqual([
      'features/live/run.ts:3: a literal that is spread where it stands.',
      'features/live/run.ts:6: a literal that is spread where it stands.',
    ]);
  });

  it.each([
    ['arguments of a call', 'run(...[a, b]);'],
    ['attributes', 'const view = <Live {...{ title, lead }} />;'],
    ['one inside another', 'const live = { ...more, list: [{ ...{ title } }] };'],
    ['a test', 'const live = { ...{ title } };'],
  ])('may be %s', (_, source) => {
    expect(faultsIn(source)).toBe(1);
  });

  it.each([
    ['an object with a name', 'const all = { ...live, title };'],
    ['a choice', 'const all = { ...(isLive ? { title } : {}) };'],
    ['what a list is made into', 'const all = [...[1, 2].map(double)];'],
    ['the rest of parameters', 'function run(...[first]: string[]): void {}'],
    ['attributes with computed names', 'const view = <Live {...{ [name]: true }} />;'],
    ['a comment', '// ...{ a } and ...[b]'],
  ])('are not %s', (_, source) => {
    expect(faultsIn(source)).toBe(0);
  });

  it('are looked for in code only', () => {
    expect(faultsIn('...{ a }', 'docs/guides/a.md')).toBe(0);
  });
});
