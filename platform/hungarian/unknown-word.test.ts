import { describe, expect, it } from 'vitest';
import { stemsOfUnknown } from './unknown-word.ts';

describe('a name that no dictionary has', () => {
  it.each([
    ['zsírkovicsnak', 'zsirkovics'],
    ['zsírkoviccsal', 'zsirkovics'],
    ['drubalával', 'drubala'],
    ['drubalát', 'drubala'],
    ['drubalák', 'drubala'],
    ['wexmoorral', 'wexmoor'],
    ['wexmooron', 'wexmoor'],
    ['wexmoorok', 'wexmoor'],
    ['wexmoorokról', 'wexmoor'],
    ['kvantyusszal', 'kvantyusz'],
    ['drubalón', 'drubalo'],
  ])('is found in %s as %s [S09]', (form, name) => {
    expect(stemsOfUnknown(form, true)).toContain(name);
  });
  it('stays whole beside that, for it may end so [S09]', () => {
    expect(stemsOfUnknown('halvbrin', true)).toContain('halvbrin');
    expect(stemsOfUnknown('drubalat', true)).toContain('drubalat');
  });
  it('never becomes shorter than three letters', () => {
    expect(stemsOfUnknown('wxek', true)).toEqual(['wxek']);
  });
  it('may have lost a long vowel when accents were left out', () => {
    expect(stemsOfUnknown('drubalat', true)).not.toContain('drubala');
    expect(stemsOfUnknown('drubalat', false)).toContain('drubala');
  });
});
