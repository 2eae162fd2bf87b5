import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';

const specification = `
# Requirements
Ids look like **SITE-06** in the text.

- **SITE-06** The longest prefix wins. [D1§1]
- **F1-02** Drivers in order.
- **X06** Settled so.
`;

describe('the requirements', () => {
  it('are the list’s items, in their order', () => {
    expect(coverageOf(specification, new Map()).requirements).toEqual([
      { id: 'SITE-06', text: 'The longest prefix wins. [D1§1]', tests: [] },
      { id: 'F1-02', text: 'Drivers in order.', tests: [] },
      { id: 'X06', text: 'Settled so.', tests: [] },
    ]);
  });

  it('are proved by the tests whose titles name them, several in one title included', () => {
    const tests = new Map([
      ['a.test.ts', `it('takes the longest prefix [SITE-06]', () => { expect(1).toBe(1); });`],
      ['b.test.ts', 'it.each(rows)("is \'so\' and so [X06, F1-02]", () => { expect(1).toBe(1); });'],
    ]);
    const { requirements, unknown } = coverageOf(specification, tests);
    expect(requirements.map(({ id, tests }) => [id, tests.map(({ file }) => file)])).toEqual([
      ['SITE-06', ['a.test.ts']],
      ['F1-02', ['b.test.ts']],
      ['X06', ['b.test.ts']],
    ]);
    expect(requirements[0]?.tests[0]?.sentence).toBe('takes the longest prefix [SITE-06]');
    expect(unknown).toEqual([]);
  });

  it('are not claimed by brackets in code', () => {
    const tests = new Map([['a.test.ts', `const first = rows[A1];\nexpect(list[0]).toBe(SITE[6]);`]]);
    expect(coverageOf(specification, tests).unknown).toEqual([]);
  });

  it('that the specification lacks are reported', () => {
    const tests = new Map([['a.test.ts', `it('does more than asked [SITE-99]', () => {});`]]);
    expect(coverageOf(specification, tests).unknown).toEqual([{ id: 'SITE-99', file: 'a.test.ts' }]);
  });

  it('are not proved by tests that are skipped or assert nothing', () => {
    const tests = new Map([
      ['a.test.ts', `it.skip('takes the longest prefix [SITE-06]', () => { expect(1).toBe(1); });`],
      ['b.test.ts', `it('is so [X06]', () => {});`],
    ]);
    const { requirements, idle } = coverageOf(specification, tests);
    expect(requirements.flatMap(({ tests }) => tests)).toEqual([]);
    expect(idle).toEqual([
      { id: 'SITE-06', file: 'a.test.ts', fault: 'skipped' },
      { id: 'X06', file: 'b.test.ts', fault: 'asserts nothing' },
    ]);
  });
});
