/** The items of a JSON file: one, an array of them, an `items` list, or one a line. */
import { decodedText } from './decode-text.server.ts';
import type { ImportFile } from './imported.ts';
import { jsonFault, placeOf } from './json-place.ts';
import { MalformedFile } from './malformed-file.ts';

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

/** One item a line, when the first line is an item by itself; undefined while the first line is not complete. */
function startsWithWholeItem(text: string): boolean | undefined {
  const start = text.search(/[^\s\ufeff]/);
  if (start < 0) return undefined;
  if (text[start] !== '{') return false;
  const end = text.indexOf('\n', start);
  if (end < 0) return text.length > longestLine ? false : undefined;
  return jsonFault(text.slice(start, end)) === null && /\S/.test(text.slice(end));
}

const longestLine = 4_000_000;

function* itemsOfLine(text: string, line: number, file: string): Generator<unknown> {
  if (text.trim() !== '') yield* itemsIn(parsed(text, line, file));
}

function parsed(text: string, line: number, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const place = placeOf(text, jsonFault(text.replace(/^\ufeff/, '')) ?? text.length);
    const reason =
      text.trim() === '' ? 'the file is empty' : error instanceof SyntaxError ? error.message : String(error);
    throw new MalformedFile(file, place.line + line - 1, place.column, reason);
  }
}

function* itemsIn(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const item of value) yield* itemsIn(item);
    return;
  }
  const list =
    isRecord(value) && value.uri === undefined
      ? [value.items, value._items].find((one) => Array.isArray(one))
      : undefined;
  if (Array.isArray(list)) yield* list;
  else yield value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
