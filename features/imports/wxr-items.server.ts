import type { XmlHandler } from './xml-events.server.ts';

/** An `<item>`, a `<wp:author>`, a `<wp:category>` …: the text of its child elements by name. */
export interface WxrPart {
  name: string;
  fields: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  meta: Map<string, string>;
  /** Names of further non-empty fields, which are counted as lost. */
  otherMeta: Set<string>;
  comments: number;
  /** True if a field was longer than a story can be. */
  tooLong: boolean;
}

const parts = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const longestField = 16 * 1024 * 1024;
const longestMeta = 100_000;

/**
 * Turns XML events into the parts of a WXR file, one at a time; only the open part is in memory. `wants` selects the
 * child elements whose text is read; `part` receives each finished part, `channel` each field of the channel.
 */
export function wxrHandler(consumer: {
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

  function endText(): string {
    const text = pieces?.join('') ?? '';
    pieces = null;
    return text;
  }

  function addMeta(into: WxrPart): void {
    if (consumer.wantsMeta(meta.key)) into.meta.set(meta.key, meta.value);
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
        if (name === 'category' || consumer.wants(name)) startText();
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
        consumer.part(part);
        part = null;
      } else if (depth === 3) {
        consumer.channel(name, endText());
      } else if (depth === 4 && part !== null) {
        if (name === 'wp:postmeta') addMeta(part);
        else if (category !== null) part.categories.push({ ...category, name: endText() });
        else if (pieces !== null && !part.fields.has(name)) part.fields.set(name, endText());
        category = null;
        pieces = null;
      } else if (depth === 5 && path[3] === 'wp:postmeta') {
        if (name === 'wp:meta_key') meta.key = endText().trim();
        if (name === 'wp:meta_value') meta.value = endText();
        pieces = null;
      }
    },
  };
}
