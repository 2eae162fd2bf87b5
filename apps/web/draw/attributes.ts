/** Properties of host elements as attributes, as React writes them. */
import { escaped } from './escaped.ts';

/** How a property is written, once its name is known. */
type Writer = (value: unknown) => string;

const writers = new Map<string, Writer>();

/** What an element holds or does is no attribute of it. */
const silent = new Set([
  'children',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);
const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  autoFocus: 'autofocus',
  crossOrigin: 'crossorigin',
  defaultValue: 'value',
  defaultChecked: 'checked',
};
/** Attributes that are there or not. */
const switches = new Set(
  `allowFullScreen async autoFocus autoPlay checked controls default defaultChecked defer disabled hidden inert
  itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected`.split(
    /\s+/,
  ),
);
/** Attributes whose values `true` and `false` are words. */
const words = new Set('contentEditable draggable spellCheck value defaultValue'.split(' '));
const addresses = new Set(['href', 'src', 'action', 'formAction']);
/** Of SVG, written as CSS writes them. */
const hyphened = /^(clip|dominant|fill|flood|font|letter|marker|shape|stop|stroke|text|word)[A-Z]/;
const lasting = /^(textLength|fontVariationSettings)$/;
/** Browsers look past spaces and controls. */
const unseen = /[\s\p{Cc}]/gu;

/** @returns With the space before it; nothing where there is nothing to write. */
export function attributeText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const known = writers.get(name);
  if (known) return known(value);
  const writer = writerOf(name);
  writers.set(name, writer);
  return writer(value);
}

function writerOf(name: string): Writer {
  if (silent.has(name) || /^on[A-Z]/.test(name)) return nothing;
  if (!/^[a-zA-Z][\w:.-]*$/.test(name)) throw new Error(`“${name}” is no name of an attribute.`);
  if (name === 'style') throw new Error('Styles stand in stylesheets: the page’s policy lets no other in.');
  const start = ` ${attributeName(name)}="`;
  if (switches.has(name)) return (value) => (value ? `${start}"` : '');
  if (addresses.has(name)) return (value) => addressText(start, value);
  const saysBooleans = words.has(name) || /^(data|aria)-/.test(name);
  return (value) => {
    if (typeof value === 'string') return `${start}${escaped(value)}"`;
    if (typeof value === 'number' || (saysBooleans && typeof value === 'boolean')) return `${start}${value}"`;
    if (name === 'download' && value === true) return `${start}"`;
    if (typeof value === 'boolean') return '';
    throw new Error(`The attribute “${name}” cannot hold ${Object.prototype.toString.call(value)}.`);
  };
}

const nothing: Writer = () => '';

function attributeName(name: string): string {
  const known = names[name];
  if (known) return known;
  if (!hyphened.test(name) || lasting.test(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Scripts are never an address: a story's addresses are parsed when it is saved, and this is the second lock. */
function addressText(start: string, value: unknown): string {
  const address = String(value);
  return address === '' || isScript(address) ? '' : `${start}${escaped(address)}"`;
}

function isScript(address: string): boolean {
  if (address.startsWith('/') || address.startsWith('http')) return false;
  return address.replace(unseen, '').toLowerCase().startsWith('javascript:');
}
