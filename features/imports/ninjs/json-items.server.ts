import { isRecord } from '#platform/text/is-record.ts';
import { decodedText } from '../decode-text.server.ts';
import type { ImportFile } from '../imported.ts';
import { MalformedFile } from '../malformed-file.ts';
import { jsonErrorOffset, positionOf } from './json-position.ts';

/** The items of a JSON file: a single item, an array, an `items` list, or one item per line. */
export async function* jsonItems(file: ImportFile): AsyncGenerator<unknown> {
  let text = '';
  let line = 1;
  let isByLine: boolean | undefined;
  for await (const piece of decodedText(file.open())) {
    text += piece;
    isByLine ??= startsWithWholeItem(text);
    if (isByLine !== true) continue;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      yield* itemsOfLine(text.slice(0, end), line, file.name);
      text = text.slice(end + 1);
      line += 1;
    }
  }
  if (isByLine === true) yield* itemsOfLine(text, line, file.name);
  else yield* itemsIn(parsed(text, 1, file.name));
}

/**
 * True for one item per line, i.e. when the first line is a complete item; undefined while the first line is
 * incomplete.
 */
function startsWithWholeItem(text: string): boolean | undefined {
  const start = text.search(/[^\s\ufeff]/);
  if (start < 0) return undefined;
  if (text[start] !== '{') return false;
  const end = text.indexOf('\n', start);
  if (end < 0) return text.length > longestLine ? false : undefined;
  return jsonErrorOffset(text.slice(start, end)) === null && /\S/.test(text.slice(end));
}

const longestLine = 4_000_000;

function* itemsOfLine(text: string, line: number, file: string): Generator<unknown> {
  if (text.trim() !== '') yield* itemsIn(parsed(text, line, file));
}

function parsed(text: string, line: number, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const place = positionOf(text, jsonErrorOffset(text.replace(/^\ufeff/, '')) ?? text.length);
    const reason =
      text.trim() === '' ? 'the file is empty' : error instanceof SyntaxError ? error.message : String(error);
    throw new MalformedFile(file, place.line + line - 1, place.column, reason);
  }
}

/** Maximum depth of nested lists: unlimited nesting in an untrusted file would overflow the stack. */
const maxListDepth = 4;

function* itemsIn(value: unknown, depth = 0): Generator<unknown> {
  const list = depth < maxListDepth ? listIn(value) : null;
  if (list === null) yield value;
  else for (const item of list) yield* itemsIn(item, depth + 1);
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  // A list named `items` inside an item belongs to that item.
  if (!isRecord(value) || hasId(value.uri) || hasId(value.guid)) return null;
  return [value.items, value._items].find((one) => Array.isArray(one)) ?? null;
}

function hasId(id: unknown): boolean {
  return id !== undefined && id !== null && id !== '';
}
