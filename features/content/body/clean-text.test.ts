import { describe, expect, it } from 'vitest';
import { cleanCharacters, cleanLine, collapseSpaces } from './clean-text.ts';

describe('text from outside', () => {
  it('loses characters that a database refuses or a reader cannot see', () => {
    expect(cleanCharacters('a\0b\u0007c\u001bd\u007fe\u009ff')).toBe('abcdef');
    expect(cleanCharacters('\ufeffhír\u200bport\u2060ál\ufffe')).toBe('hírportál');
  });

  it('loses marks that reverse the order of what is read', () => {
    expect(cleanCharacters('szamla\u202efdp.exe\u202c')).toBe('szamlafdp.exe');
    expect(cleanCharacters('\u2066ár\u2069')).toBe('ár');
  });

  it('has lone halves of surrogate pairs replaced, and whole pairs kept', () => {
    expect(cleanCharacters('a\ud83db')).toBe('a\ufffdb');
    expect(cleanCharacters('😀 és 𝄞')).toBe('😀 és 𝄞');
  });

  it('has one kind of line end', () => {
    expect(cleanCharacters('a\r\nb\rc\nd\u2028e\u2029f\vg\fh')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
    expect(cleanCharacters('\r\n\r\n')).toBe('\n\n');
  });

  it('keeps tabs, accents, the soft hyphen and the marks that join emoji', () => {
    const text = '\tÁrvíztűrő tükörfúrógép, „idézőjel” – szó\u00adtag 👩\u200d💻';
    expect(cleanCharacters(text)).toBe(text);
  });
});

describe('one line of text', () => {
  it('has single spaces and no white space at its ends', () => {
    expect(cleanLine('  Új \t híd\r\n a   Dunán ')).toBe('Új híd a Dunán');
    expect(cleanLine('\u0000 \u200b ')).toBe('');
  });

  it('keeps a single non-breaking space, and replaces a run that contains one', () => {
    expect(cleanLine('12\u00a0000\u00a0forint')).toBe('12\u00a0000\u00a0forint');
    expect(collapseSpaces('a\u00a0 b')).toBe('a b');
    expect(collapseSpaces('a\u00a0\u00a0b')).toBe('a b');
  });

  it('is the same when it is cleaned again', () => {
    for (const text of [' a\u00a0\u200b\u00a0b ', 'x\ud800\u202e y', '\u2028\u2028'])
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
  });
});
