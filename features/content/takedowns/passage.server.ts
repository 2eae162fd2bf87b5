/**
 * A passage of a story that is taken down: found by its hash, and removed from plain text, HTML and JSON
 * [ACT-08].
 */
import { createHash } from 'node:crypto';
import type { Passage } from './takedown.ts';

/** Invisible characters inside of words: soft hyphens, and spaces and joiners without a width. */
const invisible = '[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]';
const everyInvisible = new RegExp(invisible, 'g');

/** A tag or an entity of HTML. */
const mark = '<[^<>]*>|&(?:[a-zA-Z]+|#\\d+|#[xX][0-9a-fA-F]+);';
const everyMark = new RegExp(mark, 'g');

/** @example passageOf(' A „titkos” név. ') // ['a', 'titkos', 'név'] */
export function passageOf(text: string): Passage {
  return (
    text
      .normalize('NFC')
      .replaceAll(everyInvisible, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export interface HashedPassage {
  words: number;
  hash: string;
}

/** The stored form of a passage: a hash, because the text itself must not be stored anywhere. */
export function hashedPassage(passage: Passage): HashedPassage {
  return {
    words: passage.length,
    hash: createHash('sha256').update(passage.join(' ')).digest('hex'),
  };
}

/** Whether a text, plain or HTML, has such a passage. */
export function hasPassage(text: string, passage: HashedPassage): boolean {
  return passageIn([text], passage) !== null;
}

/** Finds the words of a passage by its hash in texts that may contain it; null if none does. */
export function passageIn(texts: readonly string[], { words, hash }: HashedPassage): Passage | null {
  for (const text of texts) {
    const all = passageOf(text.replaceAll(everyMark, ' '));
    for (let at = 0; at + words <= all.length; at += 1) {
      const found = all.slice(at, at + words);
      if (hashedPassage(found).hash === hash) return found;
    }
  }
  return null;
}

/** Separators of words: anything but letters and digits; whole tags and entities as well. */
const between = `(?:${mark}|[^\\p{L}\\p{N}<>])+`;

/**
 * A JSON value, such as a row, a body or a document, without the passage. HTML tags stay; adjacent text nodes
 * of a document are read as one text.
 */
export function withoutPassage(value: unknown, passage: Passage): unknown {
  if (passage.length === 0) return value;
  const words = passage.map((word) => [...word].join(`${invisible}*`)).join(between);
  return cut(value, new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu'));
}

function cut(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return cutFromText(value, pattern);
  if (Array.isArray(value)) return cutFromRow(value, pattern).map((one) => cut(one, pattern));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, pattern)]));
}

/** Accents may be characters of their own (NFD); texts without the passage stay as they are. */
function cutFromText(text: string, pattern: RegExp): string {
  const composed = text.normalize('NFC');
  const rest = composed.replaceAll(pattern, (found) => (found.match(/<[^<>]*>/g) ?? []).join(''));
  return rest === composed ? text : rest;
}

/** Removes the passage from sibling nodes: text with several marks is split into several nodes. */
function cutFromRow(nodes: readonly unknown[], pattern: RegExp): unknown[] {
  if (!nodes.some(isTextNode)) return [...nodes];
  const texts = nodes.map((node) => (isTextNode(node) ? node.text.normalize('NFC') : ' '));
  const ranges = [...texts.join('').matchAll(pattern)].map(({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
  if (ranges.length === 0) return [...nodes];
  let from = 0;
  return nodes.flatMap((node, at) => {
    const start = from;
    from += texts[at]?.length ?? 0;
    if (!isTextNode(node)) return [node];
    const text = (texts[at] ?? '')
      .split('')
      .filter((_, offset) => !ranges.some(([a = 0, b = 0]) => start + offset >= a && start + offset < b))
      .join('');
    return text === '' ? [] : [{ ...node, text }];
  });
}

interface TextNode {
  type: 'text';
  text: string;
}

function isTextNode(node: unknown): node is TextNode {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    node.type === 'text' &&
    'text' in node &&
    typeof node.text === 'string'
  );
}
