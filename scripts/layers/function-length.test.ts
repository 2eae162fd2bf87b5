import { describe, expect, it } from 'vitest';
import { findLongFunctions } from './function-length.ts';

/** A function of so many lines, its first and its last one included. */
function functionOf(lines: number, first = 'export function run(): void {', last = '}'): string {
  return `${first}\n${'  act();\n'.repeat(lines - 2)}${last}\n`;
}

describe('long functions', () => {
  it('have more than 80 lines', () => {
    const source = `/** Acts. */\n${functionOf(81)}${functionOf(80)}`;
    expect(findLongFunctions('features/live/run.ts', source)).toEqual([
      'features/live/run.ts:2: a function of 81 lines, and 80 are the most.',
    ]);
  });

  it.each([
    ['a function inside another', functionOf(81, 'const inner = function () {', '};')],
    ['an arrow function', functionOf(81, 'export const run = async () => {', '};')],
    ['a callback', functionOf(81, "app.get('/', (request) => {", '});')],
    ['a method', functionOf(83, 'export const live = {\n  run() {', '},\n};')],
    ['one whose parameters are long', functionOf(81, 'function run(\n  id: number,\n): void {')],
    ['a component', `${functionOf(80, 'export function Live() {\n  return <p>', '  </p>;\n}')}`],
  ])('may be %s', (_, source) => {
    expect(findLongFunctions('features/live/Live.tsx', source)).toHaveLength(1);
  });

  it('may contain short ones; a long class or object is none', () => {
    const methods = Array.from({ length: 40 }, (_, at) => `  m${at}() {\n    return ${at};\n  },\n`).join('');
    expect(findLongFunctions('features/live/run.ts', `export const live = {\n${methods}};\n`)).toEqual([]);
    expect(
      findLongFunctions('features/live/run.ts', `export function live() {\n  return {\n${methods}  };\n}\n`),
    ).toHaveLength(1);
  });

  it('are allowed where no product is: in tests, in scripts and in the sample', () => {
    for (const path of ['features/live/live.test.ts', 'scripts/run.ts', 'sample/run.ts', 'db/run.ts'])
      expect(findLongFunctions(path, functionOf(100))).toEqual([]);
  });
});
