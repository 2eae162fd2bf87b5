import { describe, expect, it } from 'vitest';
import { labelSlug, labelText, percentDecoded } from './wxr-labels.server.ts';

describe('names in a WordPress export', () => {
  it.each([
    ['Hír &amp; vélemény', 'Hír & vélemény'],
    ['<b>Belföld</b>', 'Belföld'],
    ['3 < 5', '3 < 5'],
    ['  Két \n szó ', 'Két szó'],
    ['<script>x()</script>Hír', 'Hír'],
    ['', ''],
  ])('%j are “%s”', (written, name) => {
    expect(labelText(written)).toBe(name);
  });

  it.each([
    ['%c3%a1rv%c3%adz', 'arviz'],
    [' Árvíz ', 'arviz'],
    ['100%', '100'],
  ])('%j have the slug “%s”', (written, slug) => {
    expect(labelSlug(written)).toBe(slug);
  });

  it('are decoded up to where they were cut, and keep stray percent signs', () => {
    expect(percentDecoded('100% %C5%91')).toBe('100% ő');
    expect(percentDecoded('h%c3')).toBe('h\ufffd');
    expect(percentDecoded('%zz%4')).toBe('%zz%4');
  });
});
