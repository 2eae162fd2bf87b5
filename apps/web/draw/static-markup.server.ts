/**
 * React elements to HTML, for components that are pure functions of their properties: what a page is made of (decision
 * 1). The HTML is that of `renderToStaticMarkup`; hooks, contexts and classes, which only islands have, are an error.
 */
import { Fragment, type ReactNode } from 'react';
import type { Piece } from '#platform/http/bytes-of.server.ts';
import { attributeText } from './attributes.ts';
import { escaped } from './escaped.ts';
import { type Component, keptMarkupWith } from './kept-markup.server.ts';
import { lookAt } from './rare-text.ts';

interface Element {
  type: unknown;
  props: Record<string, unknown>;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** @throws Error for what is neither a host element nor a component without state. */
export function staticMarkup(node: ReactNode): string {
  return staticPieces(node).map(String).join('');
}

/** The same in pieces: what is kept from page to page is one each, so that nobody puts together what is sent apart. */
export function staticPieces(node: ReactNode): Piece[] {
  const outer = written;
  written = { pieces: [], open: '' };
  try {
    write(node);
    close();
    return written.pieces;
  } finally {
    written = outer;
  }
}

/** Drawing waits for nothing, so one page is written at a time; what is kept is written inside it. */
let written: { pieces: Piece[]; open: string } = { pieces: [], open: '' };

function close(): void {
  if (written.open !== '') written.pieces.push(written.open);
  written.open = '';
}

function write(node: unknown): void {
  if (typeof node === 'string') {
    lookAt(node);
    written.open += escaped(node);
    return;
  }
  if (typeof node === 'number' || typeof node === 'bigint') {
    written.open += String(node);
    return;
  }
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const one of node) write(one);
    return;
  }
  if (!isElement(node)) throw new Error(`A page cannot hold ${Object.prototype.toString.call(node)}.`);
  writeElement(node);
}

const keptMarkup = keptMarkupWith((type, props) => staticMarkup(type(props)));

function writeElement({ type, props }: Element): void {
  if (isComponent(type)) writeComponent(type, props);
  else if (typeof type === 'string') writeTag(type, props);
  else if (type === Fragment) write(props.children);
  else throw new Error(`A page cannot hold an element of the type ${String(type)}.`);
}

function writeComponent(type: Component, props: Record<string, unknown>): void {
  const kept = keptMarkup(type, props);
  if (kept === null) {
    write(type(props));
    return;
  }
  close();
  written.pieces.push(kept);
}

function writeTag(tag: string, props: Record<string, unknown>): void {
  let start = `<${tag}`;
  for (const name in props) start += attributeText(name, props[name]);
  if (empty.has(tag)) {
    written.open += `${start}/>`;
    return;
  }
  written.open += `${start}>`;
  const inside = props.dangerouslySetInnerHTML;
  if (isHtml(inside)) written.open += inside.__html;
  else write(props.children);
  written.open += `</${tag}>`;
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
