import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it('removes case and every Hungarian accent [S09]', () => {
    expect(fold('Árvíztűrő TÜKÖRFÚRÓGÉP')).toBe('arvizturo tukorfurogep');
  });
  it('removes accents of other alphabets and preserves their letters', () => {
    expect(fold('Škoda, Çelik, Łódź, Зеленський')).toBe('skoda, celik, łodz, зеленськии');
  });
  it('is independent of the Unicode normalisation of the input', () => {
    expect(fold('kőris')).toBe(fold('kőris'));
  });
});
