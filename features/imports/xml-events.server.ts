/** XML text → events with names that do not depend on prefixes: `wp:post_id`, `content:encoded`, `title`. */
import { SaxesParser } from 'saxes';
import { MalformedFile } from './malformed-file.ts';

export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

export interface XmlReader {
  write(text: string): void;
  end(): void;
}

export function readXml(file: string, handler: XmlHandler): XmlReader {
  const parser = new SaxesParser({ xmlns: false });
  const names = namesByNamespace();
  let isStarted = false;
  let linesSkipped = 0;
  parser.on('error', (error) => {
    throw new MalformedFile(file, parser.line + linesSkipped, parser.column + 1, reasonOf(error.message));
  });
  parser.on('opentag', (tag) => handler.open(names.enter(tag.name, tag.attributes), tag.attributes));
  parser.on('closetag', () => handler.close(names.leave()));
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  return {
    write(text) {
      // Plugins print empty lines before the declaration, and control characters anywhere; both break XML.
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
      parser.write(clean);
    },
    end() {
      parser.close();
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for; by their property they would be found in thrice the time
const forbidden = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff]/g;

function reasonOf(message: string): string {
  return message.replace(/^(\S*:)?\d+:\d+: /, '').replace(/\.$/, '');
}

const namespaces: [RegExp, string][] = [
  [/^https?:\/\/wordpress\.org\/export\/[^/]*\/excerpt\/?$/, 'excerpt:'],
  [/^https?:\/\/wordpress\.org\/export\//, 'wp:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/^http:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc:'],
];

/** Prefixes may be any, may be declared on any element, and (in files made by plugins) not at all. */
function namesByNamespace() {
  let scope = new Map<string, string>(
    ['wp', 'excerpt', 'content', 'dc'].map((prefix) => [prefix, `${prefix}:`]),
  );
  const left: { name: string; scope: Map<string, string> }[] = [];

  function declared(attributes: Record<string, string>): Map<string, string> {
    let inner = scope;
    for (const [name, uri] of Object.entries(attributes)) {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1];
      if (prefix === undefined) continue;
      const known = namespaces.find(([pattern]) => pattern.test(uri))?.[1];
      if (inner === scope) inner = new Map(scope);
      inner.set(prefix, known ?? (prefix === '' ? '' : `other:${prefix}:`));
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
