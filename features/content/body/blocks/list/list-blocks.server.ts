import type { Element, ElementContent } from 'hast';
import { countLoss } from '../../from-html/losses.ts';
import {
  attribute,
  isElement,
  runsBetween,
  wholeNumber,
} from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';
import type { List, ListItem } from './list.block.ts';

/** A list and its sub-lists; images and other blocks in its items follow after the list. */
export const listBlocks: BlockConverter = (element, walk) => {
  const rest: DraftBlock[] = [];
  const items = runsBetween(element.children, isItem).flatMap((run) => {
    const [first] = run;
    return isElement(first, 'li') ? itemsOf(first, walk, rest) : looseItems(run, walk, rest);
  });
  return items.length === 0 ? rest : [listOf(element, items), ...rest];
};

function isItem(node: ElementContent): boolean {
  return isElement(node, 'li');
}

function listOf(element: Element, items: ListItem[]): List {
  const ordered = element.tagName === 'ol';
  const start = ordered ? wholeNumber(attribute(element, 'start'), -1_000_000, 1_000_000) : undefined;
  return start === undefined || start === 1
    ? { kind: 'list', ordered, items }
    : { kind: 'list', ordered, start, items };
}

function itemsOf(item: Element, walk: Walk, rest: DraftBlock[]): ListItem[] {
  const lines: string[] = [];
  let children: List | undefined;
  for (const block of walk.flow(item.children)) {
    if (block.kind === 'paragraph' || block.kind === 'heading') lines.push(block.html);
    else if (block.kind === 'list') children = joinedLists(children, block);
    else rest.push(block);
  }
  const html = lines.join('<br>');
  if (html === '') return children?.items ?? [];
  return [children === undefined ? { html } : { html, children }];
}

/** Old pages put sub-lists beside their items instead of into them, and text between items. */
function looseItems(nodes: readonly ElementContent[], walk: Walk, rest: DraftBlock[]): ListItem[] {
  return walk.flow(nodes).flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'heading') return [{ html: block.html }];
    if (block.kind === 'list') return block.items;
    rest.push(block);
    return [];
  });
}

function joinedLists(one: List | undefined, other: List): List {
  return one === undefined ? other : { ...one, items: [...one.items, ...other.items] };
}

/** A list as lines of text, for places that allow only inline content. */
export function listAsLines(list: List, walk: Walk): string[] {
  countLoss(walk.losses, 'list structure');
  return list.items.flatMap((item) => [
    `– ${item.html}`,
    ...(item.children === undefined ? [] : listAsLines(item.children, walk)),
  ]);
}
