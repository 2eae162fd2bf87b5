import { describe, expect, it } from 'vitest';
import { fileOf } from '../fixtures/file-of.ts';
import { MalformedFile } from '../malformed-file.ts';
import { jsonItems } from './json-items.server.ts';
import { jsonErrorOffset, positionOf } from './json-position.ts';

async function items(content: string, piece = 7): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of jsonItems(fileOf(content, 'hir.json', piece))) found.push(item);
  return found;
}

describe('the items of a JSON file', () => {
  it.each([
    ['{"uri":"a"}', [{ uri: 'a' }]],
    ['[{"uri":"a"},{"uri":"b"}]', [{ uri: 'a' }, { uri: 'b' }]],
    ['{"items":[{"uri":"a"}]}', [{ uri: 'a' }]],
    ['{"_items":[[{"uri":"a"}],3]}', [{ uri: 'a' }, 3]],
    ['{"uri":"a","items":[1]}', [{ uri: 'a', items: [1] }]],
    ['\ufeff{"uri":"a"}', [{ uri: 'a' }]],
    ['{"uri":"a"}\n\n{"uri":"b"}\r\n', [{ uri: 'a' }, { uri: 'b' }]],
    ['{\n"uri":"a"\n}', [{ uri: 'a' }]],
    ['{"uri":"a"}\n', [{ uri: 'a' }]],
  ])('of %j are %j', async (content, expected) => {
    expect(await items(content)).toEqual(expected);
  });

  it('before a damaged line are read, and the error has the line’s number', async () => {
    const found: unknown[] = [];
    const reading = (async () => {
      for await (const item of jsonItems(fileOf('{"uri":"a"}\n{"uri":"b"}\n{"uri":}\n', 'hir.json')))
        found.push(item);
    })();
    await expect(reading).rejects.toThrow(MalformedFile);
    await expect(reading).rejects.toThrow(/3/);
    expect(found).toEqual([{ uri: 'a' }, { uri: 'b' }]);
  });

  it.each(['', ' \n', '{"uri":', '[1,]', 'szöveg', '{"a":1}}'])(
    'are none of the damaged file %j',
    async (content) => {
      await expect(items(content)).rejects.toThrow(MalformedFile);
    },
  );
});

describe('the place of an error in JSON', () => {
  it.each(['1', '-0.5e+7', '"a\\u00e9\\n"', '{"a":[1,{"b":null}],"c":true}', ' [ ] ', '{}', '"\u007f"'])(
    'is nowhere in %j',
    (text) => {
      expect(jsonErrorOffset(text)).toBeNull();
      expect(() => JSON.parse(text)).not.toThrow();
    },
  );

  it.each([
    ['', 0],
    ['[1,]', 3],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['{a:1}', 1],
    ['[1 2]', 3],
    ['01', 1],
    ['"a\nb"', 0],
    ['"\\x"', 0],
    ['[1}', 2],
    ['{"a":1', 6],
    ['{} {}', 3],
    ['nul', 0],
  ])('of %j is %i', (text, offset) => {
    expect(jsonErrorOffset(text)).toBe(offset);
    expect(() => JSON.parse(text)).toThrow();
  });

  it('is found in a deeply nested text without overflowing', () => {
    const open = '['.repeat(200_000);
    expect(jsonErrorOffset(open)).toBe(open.length);
  });

  it('has a line and a column, counted from 1', () => {
    expect(positionOf('a\nbc\nd', 0)).toEqual({ line: 1, column: 1 });
    expect(positionOf('a\nbc\nd', 3)).toEqual({ line: 2, column: 2 });
    expect(positionOf('a\nbc\nd', 99)).toEqual({ line: 3, column: 2 });
  });
});
