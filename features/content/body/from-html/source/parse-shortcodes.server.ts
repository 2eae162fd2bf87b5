/** Finds `[name attributes]` and `[/name]` in HTML, outside of tags, comments and code. */

export interface Shortcode {
  name: string;
  closing: boolean;
  selfClosing: boolean;
  /** Written `[[name]]`: text, not a shortcode. */
  escaped: boolean;
  attributes: Map<string, string>;
  /** Values without a name, as in `[youtube https://…]` and `[youtube=https://…]`. */
  bare: string[];
  start: number;
  end: number;
}

/**
 * Well-formed attributes may contain brackets inside quotes, any other text may not: every part ends where another
 * bracket or tag begins, so that no input makes the search quadratic.
 */
const quoted = `"[^"<>]*"|'[^'<>]*'`;
const written = String.raw`(?:\s+(?:[\w-]+\s*=\s*(?:${quoted}|[^\s"'[\]<>]+)|[^\s"'[\]<>=/]+))*\s*`;
const loose = String.raw`(?:=[^\s[\]]*)?(?:\s[^[\]]*)?`;
const shortcode = new RegExp(String.raw`\[(\[?)(\/?)([a-zA-Z][\w-]*)(${written}|${loose})(\/?)\](\]?)`, 'y');
const openings = /<!--|<\/?[a-zA-Z]|\[/g;
const verbatim = /^<(pre|code|script|style|textarea)$/i;

export function parseShortcodes(html: string): Shortcode[] {
  const found: Shortcode[] = [];
  const skip = createSkipper(html);
  openings.lastIndex = 0;
  for (let match = openings.exec(html); match !== null; match = openings.exec(html)) {
    if (match[0] !== '[') {
      openings.lastIndex = skip(match.index, match[0]);
      continue;
    }
    shortcode.lastIndex = match.index;
    const parts = shortcode.exec(html);
    if (parts === null) continue;
    found.push(shortcodeOf(parts, match.index));
    openings.lastIndex = shortcode.lastIndex;
  }
  return found;
}

/** Returns the position after a comment, a tag or a code element; remembers missing end tags to search once. */
function createSkipper(html: string): (start: number, opening: string) => number {
  const missing = new Set<string>();
  function after(end: string, from: number): number {
    if (missing.has(end)) return from;
    const at = html.indexOf(end, from);
    if (at >= 0) return at + end.length;
    missing.add(end);
    return from;
  }
  return (start, opening) => {
    if (opening === '<!--') return after('-->', start + 4);
    const name = /^<\/?[a-zA-Z]+/.exec(html.slice(start, start + 12))?.[0] ?? opening;
    if (verbatim.test(name)) return after(`</${name.slice(1)}`, start + name.length);
    const tag = /<\/?[a-zA-Z](?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>/y;
    tag.lastIndex = start;
    return tag.test(html) ? tag.lastIndex : start + opening.length;
  };
}

function shortcodeOf(parts: RegExpExecArray, start: number): Shortcode {
  const [whole, opening, slash, name = '', inside = '', selfClosing, closing] = parts;
  const escaped = opening === '[' && closing === ']';
  // "[[name]" is a bracket and a shortcode.
  const from = opening === '[' && !escaped ? 1 : 0;
  const to = closing === ']' && !escaped ? 1 : 0;
  return {
    name: name.toLowerCase(),
    closing: slash === '/',
    selfClosing: selfClosing === '/' || /\/\s*$/.test(inside),
    escaped,
    ...attributesOf(inside),
    start: start + from,
    end: start + whole.length - to,
  };
}

const attribute = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)')|=([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

function attributesOf(inside: string): { attributes: Map<string, string>; bare: string[] } {
  const attributes = new Map<string, string>();
  const bare: string[] = [];
  // WordPress editors turn straight quotes into typographic ones, and into entities, inside shortcodes too.
  const straight = inside.replace(/[“”„″]|&quot;|&#822[01];|&#8243;/g, '"').replace(/[‘’]|&#8217;/g, "'");
  const text = straight.startsWith('=') ? ` ${straight.slice(1)}` : straight;
  for (const [, name, double, single, plain, aloneDouble, aloneSingle, alone] of text.matchAll(attribute)) {
    const value = double ?? single ?? plain;
    if (name !== undefined && value !== undefined) attributes.set(name.toLowerCase(), value.trim());
    else {
      const word = aloneDouble ?? aloneSingle ?? alone ?? '';
      if (word !== '' && word !== '/') bare.push(word);
    }
  }
  return { attributes, bare };
}
