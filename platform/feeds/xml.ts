/** Text as XML may hold it: the one gate through which every word of a feed or a sitemap goes. */

type Attributes = Record<string, string>;

/**
 * One element that holds text, or with null nothing at all.
 * @example element('title', 'Hír & rajz') // '<title>Hír &amp; rajz</title>'
 */
export function element(name: string, text: string | null, attributes: Attributes = {}): string {
  const start = `<${name}${attributesXml(attributes)}`;
  return text === null ? `${start}/>` : `${start}>${xmlText(text)}</${name}>`;
}

/** One element around others that are written already. */
export function elementAround(name: string, inside: string[], attributes: Attributes = {}): string {
  return `<${name}${attributesXml(attributes)}>${inside.join('')}</${name}>`;
}

function attributesXml(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
}

/** `]]>` and everything else that could end something early is written as references; nothing needs CDATA. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** What XML 1.0 cannot say at all, lone halves of characters among it, and the control codes it advises against. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/gu;

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';
