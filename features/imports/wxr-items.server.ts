/** XML events → the parts of a WXR file as they are written, one at a time; nothing but the open part is kept. */
import type { XmlHandler } from './xml-events.server.ts';

/** An `<item>`, a `<wp:author>`, a `<wp:category>` …: its child elements' text by name. */
export interface WxrPart {
  name: string;
  fields: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  /** Names of further fields, which nobody wants. */
  otherMeta: Set<string>;
  comments: number;
  /** Fields too long to be a story. */
  tooLong: boolean;
}

const parts = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const longestField = 16 * 1024 * 1024;
const longestMeta = 100_000;

/** `wants` says which child elements' text is worth keeping; `part` gets each finished part, `channel` each field of it. */
export function wxrHandler(taker: {
  wants(field: string): boolean;
  wantsMeta(key: string): boolean;
  channel(field: string, text: string): void;
  part(part: WxrPart): void;
}): XmlHandler {
  const path: string[] = [];
  let part: WxrPart | null = null;
  let category: { domain: string; slug: string } | null = null;
  let meta = { key: '', value: '' };
  let pieces: string[] | null = null;
  let length = 0;

  function startText(): void {
    pieces = [];
    length = 0;
  }

  function takeText(): string {
    const text = pieces?.join('') ?? '';
    pieces = null;
    return text;
  }

  function takeMeta(into: WxrPart): void {
    if (taker.wantsMeta(meta.key)) into.meta.set(meta.key, meta.value);
    else if (meta.value.trim() !== '') into.otherMeta.add(meta.key);
  }

  return {
    open(name, attributes) {
      path.push(name);
      const depth = path.length;
      if (depth === 3 && parts.has(name)) {
        part = {
          name,
          fields: new Map(),
          categories: [],
          meta: new Map(),
          otherMeta: new Set(),
          comments: 0,
          tooLong: false,
        };
        return;
      }
      if (depth === 3) startText();
      if (depth === 4 && part !== null) {
        if (name === 'wp:postmeta') meta = { key: '', value: '' };
        if (name === 'wp:comment') part.comments += 1;
        if (name === 'category')
          category = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
        if (name === 'category' || taker.wants(name)) startText();
      }
      if (depth === 5 && path[3] === 'wp:postmeta') startText();
    },
    text(text) {
      if (pieces === null) return;
      length += text.length;
      if (length <= (path.length === 5 ? longestMeta : longestField)) pieces.push(text);
      else if (part !== null && path.length === 4) part.tooLong = true;
    },
    close(name) {
      const depth = path.length;
      path.pop();
      if (depth === 3 && part !== null) {
        taker.part(part);
        part = null;
      } else if (depth === 3) {
        taker.channel(name, takeText());
      } else if (depth === 4 && part !== null) {
        if (name === 'wp:postmeta') takeMeta(part);
        else if (category !== null) part.categories.push({ ...category, name: takeText() });
        else if (pieces !== null && !part.fields.has(name)) part.fields.set(name, takeText());
        category = null;
        pieces = null;
      } else if (depth === 5 && path[3] === 'wp:postmeta') {
        if (name === 'wp:meta_key') meta.key = takeText().trim();
        if (name === 'wp:meta_value') meta.value = takeText();
        pieces = null;
      }
    },
  };
}
