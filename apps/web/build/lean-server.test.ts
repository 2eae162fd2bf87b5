import { describe, expect, it } from 'vitest';
import { inLatin } from './lean-server.ts';

describe('a program in Latin letters', () => {
  it('says the same, in strings, templates and patterns', async () => {
    const program = `[\`\${'ő'}ű–\`, 'alma „🍎”', /^[őű🍎]$/u.test('🍎'), /ő/.test('bőr'), 'ö']`;
    const latin = inLatin(program);
    expect([...latin].every((character) => character <= 'ÿ')).toBe(true);
    expect(await said(latin)).toEqual(await said(program));
    expect(latin).toContain("'ö'");
  });
});

async function said(program: string): Promise<unknown> {
  const module: { default: unknown } = await import(
    `data:text/javascript,${encodeURIComponent(`export default ${program}`)}`
  );
  return module.default;
}
