/** Small questions to a parsed page: attributes, classes, what is inside. */
import type { Element, Nodes, RootContent } from 'hast';
import { toString as textIn } from 'hast-util-to-string';

export { textIn };

export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** An attribute as text, by its hast property name (`dataUrl`, `srcSet`); '' when it is not there. */
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

/** A whole number from an attribute, held between two bounds; undefined when it is none. */
export function wholeNumber(text: string, lowest: number, highest: number): number | undefined {
  if (!/^\s*-?\d{1,12}\s*$/.test(text)) return undefined;
  return Math.min(highest, Math.max(lowest, Number(text)));
}

/** Broken-into sites carry hidden links in their stories. */
export function isHidden(element: Element): boolean {
  if (element.properties.hidden === true) return true;
  return /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(element, 'style'));
}
