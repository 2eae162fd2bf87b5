import { SaxesParser } from 'saxes';
import { maxXmlDepth, xmlTooDeep } from '#platform/text/xml-depth.ts';
import { MalformedFile } from '../malformed-file.ts';

/** XML events with names that do not depend on prefixes: `wp:post_id`, `content:encoded`, `title`. */
export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

export interface XmlReader {
  write(text: string): void;
  end(): void;
}

/** @param root Name of the root element; any other root throws `MalformedFile`, as malformed XML does. */
export function readXml(file: string, root: string, handler: XmlHandler): XmlReader {
  const parser = new SaxesParser({ xmlns: false });
  const names = namesByNamespace();
  let isStarted = false;
  let isInside = false;
  let levels = 0;
  let linesSkipped = 0;
  const pieces = { before: '', now: '', start: 0 };
  const fault = (line: number, column: number, reason: string) =>
    new MalformedFile(file, line + linesSkipped, column, reason);
  parser.on('error', (error) => {
    const reason = reasonOf(error.message);
    const sign = /entity|unclosed/.test(reason) ? strayAmpersand(pieces, parser.position) : null;
    if (sign === null) throw fault(parser.line, parser.column + 1, reason);
    throw fault(parser.line - sign.linesBack, sign.column, 'an “&” that begins no entity');
  });
  parser.on('opentag', (tag) => {
    if (!isInside && tag.name !== root)
      throw fault(parser.line, 1, `its outermost element is <${tag.name}> and not <${root}>`);
    isInside = true;
    levels += 1;
    if (levels > maxXmlDepth) throw fault(parser.line, parser.column + 1, xmlTooDeep);
    handler.open(names.enter(tag.name, tag.attributes), tag.attributes);
  });
  parser.on('closetag', () => {
    levels -= 1;
    handler.close(names.leave());
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  return {
    write(text) {
      // Plugins print empty lines before the declaration, and control characters anywhere; both are invalid XML.
      let clean = text.replace(forbidden, '');
      if (!isStarted) {
        const start = clean.search(/\S/);
        if (start < 0) {
          linesSkipped += clean.split('\n').length - 1;
          return;
        }
        linesSkipped += clean.slice(0, start).split('\n').length - 1;
        clean = clean.slice(start);
        isStarted = true;
      }
      pieces.before = pieces.now;
      pieces.now = clean;
      pieces.start = parser.position;
      parser.write(clean);
    },
    end() {
      parser.close();
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: to remove them; a Unicode property takes three times as long
const forbidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff]/g;

/**
 * The parser reads to the next “;” for the name of an entity, which may be many stories further, or nowhere.
 * @returns Lines between the ampersand and the parser's position, and its column; null if it is not found.
 */
function strayAmpersand(
  pieces: { before: string; now: string; start: number },
  position: number,
): { linesBack: number; column: number } | null {
  const text = pieces.before + pieces.now.slice(0, position - pieces.start);
  const from = text.lastIndexOf(';', text.length - 2) + 1;
  for (let at = text.indexOf('&', from); at >= 0; at = text.indexOf('&', at + 1)) {
    if (isBetween(text, at, '<![CDATA[', ']]>') || isBetween(text, at, '<!--', '-->')) continue;
    const linesBack = text.slice(at).split('\n').length - 1;
    return { linesBack, column: at - text.lastIndexOf('\n', at) };
  }
  return null;
}

function isBetween(text: string, at: number, start: string, end: string): boolean {
  return text.lastIndexOf(start, at) > text.lastIndexOf(end, at);
}

function reasonOf(message: string): string {
  return message.replace(/^(\S*:)?\d+:\d+: /, '').replace(/\.$/, '');
}

const namespaces: [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\/[^/]*\/excerpt\/?$/, 'excerpt:'],
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\//, 'wp:'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc:'],
];

const usual = new Map(['wp', 'excerpt', 'content', 'dc'].map((prefix) => [prefix, `${prefix}:`]));

/**
 * Prefixes may be arbitrary, declared on any element, and (in files made by plugins) not at all. The usual prefixes are
 * recognised even with a misspelt namespace, because the element that marks a story as private must not be lost.
 */
function namesByNamespace() {
  let scope = usual;
  const left: { name: string; scope: Map<string, string> }[] = [];

  function declared(attributes: Record<string, string>): Map<string, string> {
    let inner = scope;
    for (const [name, uri] of Object.entries(attributes)) {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1];
      if (prefix === undefined) continue;
      const known = namespaces.find(([pattern]) => pattern.test(uri))?.[1];
      if (inner === scope) inner = new Map(scope);
      inner.set(prefix, known ?? usual.get(prefix) ?? (prefix === '' ? '' : `other:${prefix}:`));
    }
    return inner;
  }

  return {
    enter(tag: string, attributes: Record<string, string>): string {
      const before = scope;
      scope = declared(attributes);
      const colon = tag.indexOf(':');
      const prefix = colon < 0 ? '' : tag.slice(0, colon);
      const name = `${scope.get(prefix) ?? (prefix === '' ? '' : `other:${prefix}:`)}${tag.slice(colon + 1)}`;
      left.push({ name, scope: before });
      return name;
    },
    leave(): string {
      const last = left.pop();
      if (last === undefined) return '';
      scope = last.scope;
      return last.name;
    },
  };
}
