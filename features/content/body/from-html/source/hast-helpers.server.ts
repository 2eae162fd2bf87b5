/** Helpers for hast nodes: attributes, classes, search. */
import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { toString as textIn } from 'hast-util-to-string';

export { textIn };

export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** An attribute as text, by its hast property name (`dataUrl`, `srcSet`); '' when it is missing. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.join(' ');
  return value === true ? '' : String(value);
}

/** The first of several attributes that is not empty. */
export function firstAttribute(element: Element, ...names: string[]): string {
  for (const name of names) {
    const value = attribute(element, name).trim();
    if (value !== '') return value;
  }
  return '';
}

export function hasClass(element: Element, ...names: string[]): boolean {
  const classes = element.properties.className;
  return Array.isArray(classes) && classes.some((name) => names.includes(String(name)));
}

export function find(
  nodes: readonly RootContent[],
  matches: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (matches(node)) return node;
    const inside = find(node.children, matches);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

export function findAll(nodes: readonly RootContent[], matches: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return matches(node) ? [node] : findAll(node.children, matches);
  });
}

/** Copies of the nodes without the given elements, at any depth. */
export function without(nodes: readonly ElementContent[], ...gone: Element[]): ElementContent[] {
  if (gone.length === 0) return [...nodes];
  return nodes
    .filter((node) => !isElement(node) || !gone.includes(node))
    .map((node) => (isElement(node) ? { ...node, children: without(node.children, ...gone) } : node));
}

const transparentElements = new Set(
  'a b br center div em figcaption font i li p picture source span strong u wbr'.split(' '),
);

/** True for white space, comments and empty boxes without id or data attributes, which a script might have filled. */
export function isBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return true;
  if (
    !transparentElements.has(node.tagName) ||
    Object.keys(node.properties).some((name) => /^(data|id$)/.test(name))
  )
    return false;
  return node.children.every(isBlank);
}

/** Splits nodes in order: each part alone, and the nodes between two parts as one run. */
export function runsBetween(
  nodes: readonly ElementContent[],
  isPart: (node: ElementContent) => boolean,
): ElementContent[][] {
  const runs: ElementContent[][] = [];
  let isBetween = false;
  for (const node of nodes) {
    const isAlone = isPart(node);
    if (isBetween && !isAlone) runs.at(-1)?.push(node);
    else runs.push([node]);
    isBetween = !isAlone;
  }
  return runs;
}

/** A whole number from an attribute, clamped to two bounds; undefined when it is none. */
export function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
  if (!/^\s*-?\d{1,12}\s*$/.test(text)) return undefined;
  return Math.min(highest, Math.max(lowest, Number(text)));
}

/** Hidden elements: compromised sites have spam links in them. */
export function isHidden(element: Element): boolean {
  if (element.properties.hidden === true) return true;
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(element, 'style'));
}
