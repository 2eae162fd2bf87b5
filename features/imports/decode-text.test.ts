import { describe, expect, it } from 'vitest';
import { decodedText } from './decode-text.server.ts';
import { fileOf } from './fixtures/file-of.ts';

/** Reads the bytes in chunks of the given size. */
async function decode(bytes: Uint8Array, piece = 97): Promise<string> {
  let text = '';
  for await (const part of decodedText(fileOf(bytes, 'x', piece).open())) text += part;
  return text;
}

const sentence = '<a>Árvíztűrő tükörfúrógép, „őszi” €</a>'.repeat(20);

/** Latin-2 letters that windows-1250 and ISO 8859-2 have at the same place. */
const inLatin2 = (text: string) =>
  Uint8Array.from(text, (letter) => ({ á: 0xe1, é: 0xe9, ű: 0xfb, ő: 0xf5 })[letter] ?? letter.charCodeAt(0));

describe('the encoding of an imported file', () => {
  it.each([1, 2, 3, 97, 1000])(
    'is UTF-8 also when characters are cut by chunks of %i bytes',
    async (piece) => {
      expect(await decode(new TextEncoder().encode(sentence), piece)).toBe(sentence);
    },
  );

  it.each([1, 97])(
    'is UTF-16 in both byte orders, with a byte order mark or without (chunks of %i)',
    async (piece) => {
      const little = Buffer.from(sentence, 'utf16le');
      const big = Buffer.from(little).swap16();
      expect(await decode(little, piece)).toBe(sentence);
      expect(await decode(big, piece)).toBe(sentence);
      expect(await decode(Buffer.concat([Buffer.from([0xff, 0xfe]), little]), piece)).toBe(sentence);
      expect(await decode(Buffer.concat([Buffer.from([0xfe, 0xff]), big]), piece)).toBe(sentence);
    },
  );

  it('is the one that the XML declaration names', async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-2"?><a>tűző é</a>';
    expect(await decode(inLatin2(text))).toBe(text);
    expect(await decode(inLatin2(text.replace('"ISO-8859-2"', "'windows-1250'")))).toContain('tűző é');
  });

  it('is windows-1250 for a file that only says that it is UTF-8', async () => {
    const text = '<?xml version="1.0" encoding="UTF-8"?><a>tűző é</a>';
    expect(await decode(inLatin2(text))).toBe(text);
  });

  it('is decided by the first part that has an accent, however late it comes', async () => {
    const text = `${'a'.repeat(5000)}tűző é`;
    expect(await decode(inLatin2(text))).toBe(text);
    expect(await decode(new TextEncoder().encode(text))).toBe(text);
  });

  it('stays UTF-8 where a few characters are damaged', async () => {
    const damaged = Buffer.concat([Buffer.from('őűáé'), Buffer.from([0xc3]), Buffer.from(' őűáé')]);
    expect(await decode(damaged, 1000)).toBe('őűáé\ufffd őűáé');
  });

  it('is UTF-8 for an unknown name, and for one that contradicts the bytes', async () => {
    for (const name of ['nincs-ilyen', 'utf-16', 'UTF8'])
      expect(
        await decode(new TextEncoder().encode(`<?xml version="1.0" encoding="${name}"?><a>ő</a>`)),
        name,
      ).toContain('<a>ő</a>');
  });

  it('is nothing of an empty file', async () => {
    expect(await decode(new Uint8Array())).toBe('');
  });
});
