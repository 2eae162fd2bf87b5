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
  /** It has an element of WordPress, as no plain feed has. */
  hasOwnFields: boolean;
  /** Names of fields and of elements that were longer than anything here can be; they are left out. */
  tooLong: { fields: Set<string>; elements: Set<string> };
}

const parts = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const longestField = 16 * 1024 * 1024;
const longestMeta = 100_000;

export interface WxrConsumer {
  /** Selects the child elements whose text is read. */
  wants(field: string): boolean;
  wantsMeta(key: string): boolean;
  /** Receives each field of the channel. */
  channel(field: string, text: string): void;
  /** Receives each finished part. */
  part(part: WxrPart): void;
}

/** Turns XML events into the parts of a WXR file, one at a time; only the open part is in memory. */
export class WxrHandler implements XmlHandler {
  readonly #consumer: WxrConsumer;
  readonly #path: string[] = [];
  #part: WxrPart | null = null;
  #category: { domain: string; slug: string } | null = null;
  #meta = { key: '', value: '', isTooLong: false };
  #pieces: string[] | null = null;
  #length = 0;

  constructor(consumer: WxrConsumer) {
    this.#consumer = consumer;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    const depth = this.#path.length;
    if (depth === 3 && parts.has(name)) this.#part = newPart(name);
    else if (depth === 3) this.#startText();
    else if (depth === 4 && this.#part !== null) this.#openField(this.#part, name, attributes);
    else if (depth === 5 && this.#path[3] === 'wp:postmeta') this.#startText();
  }

  text(text: string): void {
    if (this.#pieces === null) return;
    this.#length += text.length;
    const depth = this.#path.length;
    if (this.#length <= (depth === 5 ? longestMeta : longestField)) this.#pieces.push(text);
    else if (depth === 5) this.#meta.isTooLong = true;
    else if (this.#part !== null) this.#part.tooLong.elements.add(this.#path[3] ?? '');
  }

  close(name: string): void {
    const depth = this.#path.length;
    this.#path.pop();
    if (depth === 3 && this.#part !== null) {
      this.#consumer.part(this.#part);
      this.#part = null;
    } else if (depth === 3) {
      this.#consumer.channel(name, this.#endText());
    } else if (depth === 4 && this.#part !== null) {
      this.#closeField(this.#part, name);
    } else if (depth === 5 && this.#path[3] === 'wp:postmeta') {
      if (name === 'wp:meta_key') this.#meta.key = this.#endText().trim();
      if (name === 'wp:meta_value') this.#meta.value = this.#endText();
      this.#pieces = null;
    }
  }

  #openField(part: WxrPart, name: string, { domain = '', nicename = '' }: Record<string, string>): void {
    if (name.startsWith('wp:')) part.hasOwnFields = true;
    if (name === 'wp:postmeta') this.#meta = { key: '', value: '', isTooLong: false };
    if (name === 'wp:comment') part.comments += 1;
    if (name === 'category') this.#category = { domain, slug: nicename };
    if (name === 'category' || this.#consumer.wants(name)) this.#startText();
  }

  #closeField(part: WxrPart, name: string): void {
    if (name === 'wp:postmeta') this.#addMeta(part);
    else if (this.#category !== null) part.categories.push({ ...this.#category, name: this.#endText() });
    else if (this.#pieces !== null && !part.fields.has(name)) part.fields.set(name, this.#endText());
    this.#category = null;
    this.#pieces = null;
  }

  #addMeta(into: WxrPart): void {
    const { key, value, isTooLong } = this.#meta;
    if (isTooLong) into.tooLong.fields.add(key);
    else if (this.#consumer.wantsMeta(key)) into.meta.set(key, value);
    else if (value.trim() !== '') into.otherMeta.add(key);
  }

  #startText(): void {
    this.#pieces = [];
    this.#length = 0;
  }

  #endText(): string {
    const text = this.#pieces?.join('') ?? '';
    this.#pieces = null;
    return text;
  }
}

function newPart(name: string): WxrPart {
  return {
    name,
    fields: new Map(),
    categories: [],
    meta: new Map(),
    otherMeta: new Set(),
    comments: 0,
    hasOwnFields: false,
    tooLong: { fields: new Set(), elements: new Set() },
  };
}
