import { describe, expect, it } from 'vitest';
import { findRepetitions } from './repetitions.ts';

const lines = (amount: number, from = 0) =>
  Array.from({ length: amount }, (_, index) => `const value${from + index} = ${from + index};\n`).join('');

describe('code that stands twice', () => {
  it('is ten lines in a row, whatever their indentation and the blank lines between', () => {
    const files = new Map([
      ['features/live/one.ts', `import { a } from './a.ts';\n\n${lines(10)}`],
      [
        'features/live/other.ts',
        `// First.\n\n${lines(10).replaceAll('\n', '\n\n').replaceAll(/^/gm, '  ')}`,
      ],
    ]);
    expect(findRepetitions(files)).toEqual([
      'features/live/other.ts:3: repeats 10 lines of features/live/one.ts:3.',
    ]);
  });

  it('is found in one file, too, but not where blocks overlap', () => {
    expect(findRepetitions(new Map([['ui/a.css', `${lines(10)}${lines(10)}`]]))).toHaveLength(1);
    expect(findRepetitions(new Map([['ui/a.css', '}\n'.repeat(15)]]))).toEqual([]);
  });

  it('is not nine lines, an import, a test or the sample', () => {
    const imports = `import {\n${'  a,\n'.repeat(12)}} from './a.ts';\n`;
    for (const [path, source] of [
      ['features/live/', lines(9)],
      ['features/live/', imports],
      ['features/live/tests/', lines(20)],
      ['sample/', lines(20)],
    ] as const)
      expect(
        findRepetitions(
          new Map([
            [`${path}one.ts`, source],
            [`${path}other.ts`, source],
          ]),
        ),
      ).toEqual([]);
  });
});
