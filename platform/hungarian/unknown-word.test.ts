import { describe, expect, it } from 'vitest';
import { stemsOfUnknown } from './unknown-word.ts';

describe('a name that is in no dictionary', () => {
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
  it('is also a stem unchanged, because it may have such an ending [S09]', () => {
    expect(stemsOfUnknown('halvbrin', true)).toContain('halvbrin');
    expect(stemsOfUnknown('drubalat', true)).toContain('drubalat');
  });
  it('never becomes shorter than three letters', () => {
    expect(stemsOfUnknown('wxek', true)).toEqual(['wxek']);
  });
  it('may have lost a long vowel when it is typed without accents', () => {
    expect(stemsOfUnknown('drubalat', true)).not.toContain('drubala');
    expect(stemsOfUnknown('drubalat', false)).toContain('drubala');
  });
});
