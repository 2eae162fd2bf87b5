import { expect, it } from 'vitest';
import type { List } from './blocks/list/list.block.ts';
import { mapList } from './blocks/list/list.block.ts';
import { mapCells } from './blocks/table/table.block.ts';
import type { Body } from './body-schema.ts';
import { mapSimpleBlocks, simpleBlocks } from './walk-blocks.ts';

const body: Body = [
  { kind: 'paragraph', html: 'egy' },
  { kind: 'infoBox', title: 'Doboz', blocks: [{ kind: 'paragraph', html: 'kettő' }, { kind: 'divider' }] },
  { kind: 'divider' },
];

it('blocks in an info box are blocks of the body, in reading order', () => {
  expect(simpleBlocks(body)).toEqual([
    { kind: 'paragraph', html: 'egy' },
    { kind: 'paragraph', html: 'kettő' },
    { kind: 'divider' },
    { kind: 'divider' },
  ]);
});

it('blocks are replaced where they are, by others, several or none', () => {
  const mapped = mapSimpleBlocks(body, (block): { kind: string }[] | { kind: string } => {
    if (block.kind === 'divider') return [];
    return block.kind === 'paragraph' && block.html === 'egy' ? [block, { kind: 'quiz' }] : { kind: 'embed' };
  });
  expect(mapped).toEqual([
    { kind: 'paragraph', html: 'egy' },
    { kind: 'quiz' },
    { kind: 'infoBox', title: 'Doboz', blocks: [{ kind: 'embed' }] },
  ]);
});

it('an info box stays when its blocks are gone', () => {
  expect(mapSimpleBlocks(body, () => [])).toEqual([{ kind: 'infoBox', title: 'Doboz', blocks: [] }]);
});

it('the HTML of lists in lists and of cells is changed, and nothing else', () => {
  const loud = (html: string) => html.toUpperCase();
  const list = (html: string, children?: List): List => ({
    kind: 'list',
    ordered: true,
    start: 3,
    items: [{ html, ...(children && { children }) }],
  });
  expect(mapList(list('a', list('b')), loud)).toEqual(list('A', list('B')));
  expect(mapCells([[{ html: 'a', header: true, colspan: 2 }], []], loud)).toEqual([
    [{ html: 'A', header: true, colspan: 2 }],
    [],
  ]);
});
