import { expect, it } from 'vitest';
import { cpuTimeOf } from '#tests/cpu-time.ts';
import { elementsNamed, readXml } from './read-xml.ts';
import { maxXmlDepth } from './xml-depth.ts';

const nested = (levels: number): string => '<a>'.repeat(levels) + '</a>'.repeat(levels);

it('reads a document as a tree of names without prefixes, attributes and text', () => {
  const root = readXml('\ufeff<x:a b="1">egy<c/><![CDATA[<kettő>]]></x:a>');
  expect(root).toMatchObject({
    name: 'a',
    attributes: { b: '1' },
    text: 'egy<kettő>',
    children: [{ name: 'c' }],
  });
});

it.each(['', '<a>', '<a></b>', 'szöveg'])('rejects malformed XML: %j', (text) => {
  expect(() => readXml(text)).toThrow(/^not XML: /);
});

it('accepts elements nested up to the limit', () => {
  expect(elementsNamed(readXml(nested(maxXmlDepth)), 'a')).toHaveLength(maxXmlDepth);
  expect(() => readXml(nested(maxXmlDepth + 1))).toThrow('more than 256 deep');
});

it('rejects seven megabytes of opening tags quickly', async () => {
  const read = () => expect(() => readXml('<a>'.repeat(2_300_000))).toThrow('more than 256 deep');
  expect(await cpuTimeOf(read)).toBeLessThan(2_000);
});
