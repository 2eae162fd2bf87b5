/** Measures a body: its plain text, its paragraphs and its reading time. */
import { htmlTag } from '#ui/html-tag.ts';
import type { Block, List, TableCell } from './body-schema.ts';
import type { PendingBlock } from './pending-body.ts';

type AnyBlock = Block | PendingBlock;

const wordsPerMinute = 200;

/** Reading time in whole minutes, at least one. */
export function minutesToRead(body: readonly AnyBlock[]): number {
  const words = plainTextOf(body).match(/[\p{L}\p{N}]+(?:[-'’.,:][\p{L}\p{N}]+)*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
}

export function paragraphCount(body: readonly AnyBlock[]): number {
  return body.filter((block) => block.kind === 'paragraph').length;
}

/** The visible text of a body, one line per block: for search, counting and previews. */
export function plainTextOf(body: readonly AnyBlock[]): string {
  return body
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n');
}

/** The same without captions, which a teaser would run together with the sentences; all of it if there is nothing else. */
export function runningTextOf(body: readonly AnyBlock[]): string {
  const captions = new Set(['image', 'gallery', 'embed', 'video', 'table', 'file']);
  return plainTextOf(body.filter(({ kind }) => !captions.has(kind))) || plainTextOf(body);
}

/** The text of inline HTML as the sanitiser writes it. */
export function textOfInline(html: string): string {
  return html
    .replace(/<br>/g, ' ')
    .replace(htmlTag, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#x[0-9a-f]+|#\d+);/gi, (_, name: string) => decodeEntity(name));
}

function decodeEntity(name: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return named[name.toLowerCase()] ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
}

function textOfBlock(block: AnyBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'html':
      return textOf(block.html);
    case 'pullQuote':
      return lines([textOf(block.html), textOf(block.cite)]);
    case 'quote':
      return lines([...block.paragraphs.map(textOf), textOf(block.cite)]);
    case 'list':
      return textOfList(block);
    case 'image':
    case 'embed':
      return textOf(block.caption);
    case 'video':
      return lines([block.title ?? '', textOf(block.caption)]);
    case 'gallery':
      return lines([block.title ?? '', ...block.images.map((image) => textOf(image.caption))]);
    case 'table':
      return lines([textOf(block.caption), textOfCells([...block.head, ...block.rows].flat())]);
    case 'file':
      return block.name;
    case 'infoBox':
      return lines([block.title ?? '', plainTextOf(block.blocks)]);
    case 'footnotes':
      return lines(block.notes.map(({ html }) => textOf(html)));
    case 'divider':
    case 'relatedLink':
    case 'quiz':
    case 'episode':
      return '';
  }
}

function textOfList(list: List): string {
  return lines(
    list.items.flatMap((item) => [
      textOf(item.html),
      item.children === undefined ? '' : textOfList(item.children),
    ]),
  );
}

/** A separator keeps numbers of neighbouring cells apart. */
function textOfCells(cells: readonly TableCell[]): string {
  return lines(
    cells.map((cell) => textOf(cell.html)),
    ' · ',
  );
}

function textOf(html: string | undefined): string {
  return html === undefined ? '' : textOfInline(html).trim();
}

function lines(texts: readonly string[], between = '\n'): string {
  return texts.filter((text) => text !== '').join(between);
}
