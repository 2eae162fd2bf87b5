import { escapeHtml } from '../text/escape-html.ts';

type Attributes = Record<string, string>;

/**
 * An element with escaped text, or with null an empty element.
 * @example element('title', 'Hír & rajz') // '<title>Hír &amp; rajz</title>'
 */
export function element(name: string, text: string | null, attributes: Attributes = {}): string {
  const start = `<${name}${attributesXml(attributes)}`;
  return text === null ? `${start}/>` : `${start}>${xmlText(text)}</${name}>`;
}

/** An element around serialised child elements. */
export function elementAround(name: string, inside: string[], attributes: Attributes = {}): string {
  return `<${name}${attributesXml(attributes)}>${inside.join('')}</${name}>`;
}

function attributesXml(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
}

/** Escapes text, including `]]>`, so that nothing needs CDATA; removes characters that XML does not allow. */
export function xmlText(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}

/** Characters that XML 1.0 forbids, lone surrogates among them, and the control characters it advises against. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the regular expression removes control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/gu;

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';
