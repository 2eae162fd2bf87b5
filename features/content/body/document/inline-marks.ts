/** The inline elements of a text and their attributes: one table for reading HTML, for printing it and for the editor. */
import type { MarkSpec } from 'prosemirror-model';
import { cleanLine } from '../clean-text.ts';
import { safeAddress } from '../safe-address.ts';

interface InlineAttribute {
  /** The value as it is stored; null where it is none. */
  read(raw: string): string | null;
  /** Without it the element is only its text. */
  isRequired?: boolean;
}
type InlineAttributes = Readonly<Record<string, InlineAttribute>>;

/** In their order from the outside to the inside where several mark the same text. Names of attributes are those of hast. */
export const inlineMarks = new Map<string, InlineAttributes>([
  ['span', { lang: { read: languageOf, isRequired: true } }],
  ['ins', {}],
  ['del', {}],
  ['s', {}],
  ['sup', {}],
  ['sub', {}],
  [
    'a',
    { href: { read: safeAddress, isRequired: true }, hrefLang: { read: languageOf }, rel: { read: relOf } },
  ],
  ['small', {}],
  ['mark', {}],
  ['strong', {}],
  ['b', {}],
  ['em', {}],
  ['i', {}],
  ['u', {}],
  ['cite', {}],
  ['abbr', { title: { read: (raw) => cleanLine(raw) || null } }],
  ['time', { dateTime: { read: timeOf } }],
  ['kbd', {}],
  ['code', {}],
]);

export const markSpecs: Record<string, MarkSpec> = Object.fromEntries(
  [...inlineMarks].map(([tag, attributes]) => [tag, markSpec(tag, attributes)]),
);

/** Attributes of an element of this kind, by what is written in each; null where a required one is missing. */
export function markAttributes(
  tag: string,
  written: (name: string) => string,
): Record<string, string | null> | null {
  const attributes: Record<string, string | null> = {};
  for (const [name, { read, isRequired = false }] of Object.entries(inlineMarks.get(tag) ?? {})) {
    const value = read(written(name));
    if (value === null && isRequired) return null;
    attributes[name] = value;
  }
  return attributes;
}

function markSpec(tag: string, attributes: InlineAttributes): MarkSpec {
  return {
    attrs: Object.fromEntries(
      Object.entries(attributes).map(([name, { read, isRequired = false }]) => {
        const validate = (value: unknown): void => {
          const isValid = typeof value === 'string' ? read(value) !== null : value === null && !isRequired;
          if (!isValid) throw new RangeError(`${tag}: ${name} cannot be ${JSON.stringify(value)}.`);
        };
        return [name, isRequired ? { validate } : { default: null, validate }];
      }),
    ),
    // Text that is typed after a link or a marked word is no part of it.
    inclusive: Object.keys(attributes).length === 0,
    code: tag === 'code' || tag === 'kbd',
    toDOM: ({ attrs }) => [tag, attrs, 0],
    parseDOM: [
      {
        tag,
        getAttrs: (element) => markAttributes(tag, (name) => element.getAttribute(name) ?? '') ?? false,
      },
    ],
  };
}

function languageOf(raw: string): string | null {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.exec(raw.trim())?.[0] ?? null;
}

function timeOf(raw: string): string | null {
  return /^[\dTtZzPp:.+ -]+$/.exec(raw.trim())?.[0] ?? null;
}

/** The relations that search engines need. */
function relOf(raw: string): string | null {
  const words = raw.toLowerCase().split(/\s+/);
  return ['nofollow', 'sponsored', 'ugc'].filter((word) => words.includes(word)).join(' ') || null;
}
