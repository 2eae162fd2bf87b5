/** Lists of Word and Outlook: paragraphs that name their list and level in a style, with the marker as text. */
import type { Element, ElementContent, RootContent } from 'hast';
import { attribute, find, isElement, textIn, without } from './hast-helpers.server.ts';

interface Item {
  level: number;
  marker: string;
  content: ElementContent[];
}

/** Neighbouring paragraphs of a list become one list with its sub-lists. */
export function withWordLists<Content extends RootContent>(nodes: readonly Content[]): (Content | Element)[] {
  const result: (Content | Element)[] = [];
  let items: Item[] = [];
  let between: Content[] = [];
  for (const node of nodes) {
    const item = isElement(node, 'p', 'div') ? itemOf(node) : null;
    if (item !== null) {
      items.push(item);
      between = [];
    } else if (items.length > 0 && isNothing(node)) {
      between.push(node);
    } else {
      result.push(...listsOf(items), ...between, node);
      items = [];
      between = [];
    }
  }
  return [...result, ...listsOf(items), ...between];
}

function isNothing(node: RootContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
}

function itemOf(paragraph: Element): Item | null {
  const level = /mso-list\s*:\s*\S+\s+level(\d)/i.exec(attribute(paragraph, 'style'))?.[1];
  if (level === undefined) return null;
  const marker = find(paragraph.children, (inner) =>
    /mso-list\s*:\s*ignore/i.test(attribute(inner, 'style')),
  );
  return {
    level: Number(level),
    marker: marker === undefined ? '' : textIn(marker).trim(),
    content: marker === undefined ? paragraph.children : without(paragraph.children, marker),
  };
}

function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const { level, marker, content } of items) {
    open = open.filter((one) => one.level <= level);
    const tagName = isNumber(marker) ? 'ol' : 'ul';
    const last = open.at(-1);
    if (last?.level !== level || last.list.tagName !== tagName) {
      open = open.filter((one) => one.level < level);
      const list: Element = { type: 'element', tagName, properties: startOf(marker), children: [] };
      const parent = open.at(-1)?.list.children.at(-1);
      if (isElement(parent)) parent.children.push(list);
      else lists.push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push({ type: 'element', tagName: 'li', properties: {}, children: content });
  }
  return lists;
}

/** A bullet is a letter of a symbol font, without a dot. */
function isNumber(marker: string): boolean {
  return /^\(?([0-9]{1,4}|[a-z]{1,5})[.)]/i.test(marker);
}

function startOf(marker: string): Element['properties'] {
  const start = /^\(?([0-9]{1,4})[.)]/.exec(marker)?.[1];
  return start === undefined ? {} : { start: Number(start) };
}
