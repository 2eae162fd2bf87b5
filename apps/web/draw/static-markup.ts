/**
 * React elements to HTML, for components that are pure functions of their properties: what a page is made of (decision
 * 1). The HTML is that of `renderToStaticMarkup`; hooks, contexts and classes, which only islands have, are an error.
 */
import { Fragment, type ReactNode } from 'react';
import { attributeText } from './attributes.ts';
import { escaped } from './escaped.ts';
import { type Component, keptMarkupWith } from './kept-markup.ts';
import { lookAt } from './rare-text.ts';

interface Element {
  type: unknown;
  props: Record<string, unknown>;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** @throws Error for what is neither a host element nor a component without state. */
export function staticMarkup(node: ReactNode): string {
  return markupOf(node);
}

function markupOf(node: unknown): string {
  if (typeof node === 'string') {
    lookAt(node);
    return escaped(node);
  }
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const one of node) html += markupOf(one);
    return html;
  }
  if (isElement(node)) return elementMarkup(node);
  throw new Error(`A page cannot hold ${Object.prototype.toString.call(node)}.`);
}

const keptMarkup = keptMarkupWith((type, props) => markupOf(type(props)));

function elementMarkup({ type, props }: Element): string {
  if (isComponent(type)) return keptMarkup(type, props) ?? markupOf(type(props));
  if (typeof type === 'string') return tagMarkup(type, props);
  if (type === Fragment) return markupOf(props.children);
  throw new Error(`A page cannot hold an element of the type ${String(type)}.`);
}

function tagMarkup(tag: string, props: Record<string, unknown>): string {
  let html = `<${tag}`;
  for (const name in props) html += attributeText(name, props[name]);
  if (empty.has(tag)) return `${html}/>`;
  const inside = props.dangerouslySetInnerHTML;
  return `${html}>${isHtml(inside) ? inside.__html : markupOf(props.children)}</${tag}>`;
}

function isElement(node: unknown): node is Element {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}

function isComponent(type: unknown): type is Component {
  return typeof type === 'function';
}

function isHtml(inside: unknown): inside is { __html: string } {
  return typeof inside === 'object' && inside !== null && '__html' in inside;
}
