import type { Element } from 'hast';
import {
  attribute,
  find,
  findAll,
  hasClass,
  isElement,
  wholeNumber,
} from '../../from-html/source/hast-helpers.server.ts';
import type { BlockConverter, DraftBlock, Walk } from '../../from-html/walk.server.ts';
import type { TableCell } from './table.block.ts';

export const tableBlocks: BlockConverter = (element, walk) => tableWithCaption(element, undefined, walk);

/** A data table; a layout table is replaced by its content. */
export function tableWithCaption(table: Element, figcaption: Element | undefined, walk: Walk): DraftBlock[] {
  if (isLayout(table))
    return walk.flow([...table.children, ...(figcaption === undefined ? [] : [figcaption])]);
  const rest: DraftBlock[] = [];
  const head: TableCell[][] = [];
  const rows: TableCell[][] = [];
  for (const section of table.children) {
    if (!isElement(section, 'thead', 'tbody', 'tfoot')) continue;
    for (const row of section.children) {
      const cells = isElement(row, 'tr') ? cellsOf(row, walk, rest) : [];
      if (cells.length > 0) (section.tagName === 'thead' ? head : rows).push(cells);
    }
  }
  if (head.length === 0 && rows.length > 1 && rows[0]?.every((cell) => cell.header))
    head.push(...rows.splice(0, 1));
  const caption = captionOf(table, figcaption, walk, rest);
  if (![...head, ...rows].some((row) => row.some((cell) => cell.html !== '')))
    return caption === '' ? rest : [{ kind: 'paragraph', html: caption }, ...rest];
  return [caption === '' ? { kind: 'table', head, rows } : { kind: 'table', caption, head, rows }, ...rest];
}

function isLayout(table: Element): boolean {
  const cells = findAll(table.children, (inner) => isElement(inner, 'td', 'th'));
  return cells.length < 2 || find(table.children, (inner) => inner.tagName === 'table') !== undefined;
}

function captionOf(table: Element, figcaption: Element | undefined, walk: Walk, rest: DraftBlock[]): string {
  const own = table.children.filter((child) => isElement(child, 'caption'));
  const inline = walk.inline([...own, ...(figcaption === undefined ? [] : [figcaption])]);
  for (const block of inline.rest) rest.push(block);
  return inline.html;
}

function cellsOf(row: Element, walk: Walk, rest: DraftBlock[]): TableCell[] {
  return row.children.flatMap((cell) => {
    if (!isElement(cell, 'td', 'th')) return [];
    const inline = walk.inline(cell.children);
    for (const block of inline.rest) rest.push(block);
    return [cellOf(cell, inline.html)];
  });
}

function cellOf(element: Element, html: string): TableCell {
  const cell: TableCell = { html, header: element.tagName === 'th' };
  const colspan = wholeNumber(attribute(element, 'colSpan'), 1, 100) ?? 1;
  const rowspan = wholeNumber(attribute(element, 'rowSpan'), 1, 1000) ?? 1;
  const align = alignOf(element);
  if (colspan > 1) cell.colspan = colspan;
  if (rowspan > 1) cell.rowspan = rowspan;
  if (align !== undefined) cell.align = align;
  return cell;
}

function alignOf(element: Element): TableCell['align'] {
  const styled = /text-align\s*:\s*(left|center|right)/i.exec(attribute(element, 'style'))?.[1];
  const value = (attribute(element, 'align') || styled || attribute(element, 'dataAlign')).toLowerCase();
  for (const align of ['left', 'center', 'right'] as const) {
    if (value === align || hasClass(element, `has-text-align-${align}`)) return align;
  }
  return undefined;
}
