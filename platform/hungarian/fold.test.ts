import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it('takes case and every Hungarian accent off [S09]', () => {
    expect(fold('Árvíztűrő TÜKÖRFÚRÓGÉP')).toBe('arvizturo tukorfurogep');
  });
  it('takes accents off other alphabets and keeps their letters', () => {
    expect(fold('Škoda, Çelik, Łódź, Зеленський')).toBe('skoda, celik, łodz, зеленськии');
  });
  it('does not care how the accent was typed', () => {
    expect(fold('kőris')).toBe(fold('kőris'));
  });
});
