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

/** Boxes of boxes are opened so often; a stranger may nest them until our stack ends. */
const deepest = 4;

function* itemsIn(value: unknown, depth = 0): Generator<unknown> {
  const list = depth < deepest ? listIn(value) : null;
  if (list === null) yield value;
  else for (const item of list) yield* itemsIn(item, depth + 1);
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  // An item may have items of its own.
  if (!isRecord(value) || isNamed(value.uri) || isNamed(value.guid)) return null;
  return [value.items, value._items].find((one) => Array.isArray(one)) ?? null;
}

function isNamed(id: unknown): boolean {
  return id !== undefined && id !== null && id !== '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
