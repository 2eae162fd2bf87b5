import { describe, expect, it } from 'vitest';
import { assertingNames, proofsIn } from './proofs.ts';

function faultsOf(source: string, helpers: Record<string, string> = {}): (string | null)[] {
  const path = 'a.test.ts';
  const asserting = assertingNames(new Map([[path, source], ...Object.entries(helpers)]));
  return proofsIn(path, source, asserting).map(({ fault }) => fault);
}

describe('a test', () => {
  it.each([
    `it('is so', () => { expect(1).toBe(1); });`,
    `test.each(rows)('is so', async () => { await expect(page).toHaveURL('/'); });`,
    `test(\`\${site} is so\`, { tag: '@slow' }, async ({ page }) => { await expect.poll(() => 1).toBe(1); });`,
    `const isAlive = (page) => expect(page).toBe(1);\nit('is so', () => isAlive(page));`,
  ])('proves something: %s', (source) => {
    expect(faultsOf(source)).toEqual([null]);
  });

  it('may assert through a helper of another file', () => {
    const helpers = {
      'steps.ts': `export async function fits(page) { check(page); }\nfunction check(page) { expect(page).toBe(1); }`,
    };
    expect(faultsOf(`it('fits', () => fits(page));`, helpers)).toEqual([null]);
    expect(faultsOf(`it('fits', () => fits(page));`)).toEqual(['asserts nothing']);
  });

  it.each([
    [`it('is so', () => { open('/'); });`, 'asserts nothing'],
    [`it('is so', () => { /* expect(1).toBe(1) */ });`, 'asserts nothing'],
    [`it.skip('is so', () => { expect(1).toBe(1); });`, 'skipped'],
    [`test.fixme('is so', () => { expect(1).toBe(1); });`, 'skipped'],
    [`describe.skip('all', () => { it.each(rows)('is so', () => { expect(1).toBe(1); }); });`, 'skipped'],
  ])('proves nothing: %s', (source, fault) => {
    expect(faultsOf(source)[0]).toBe(fault);
  });
});
