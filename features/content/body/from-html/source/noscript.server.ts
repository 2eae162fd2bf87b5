/** Handles `<noscript>`: the only form of some content, or the real address of an element that a script loads late. */
import type { Element, Nodes, Parents, RootContent } from 'hast';
import { pictureAddress } from '../../blocks/image/image-blocks.server.ts';
import { attribute, find, findAll, isBlank, isElement } from './hast-helpers.server.ts';

/** Unwraps every `<noscript>`; the lazy-loaded duplicate of its content directly before or after it is removed. */
export function unwrapNoscripts(parent: Parents): void {
  for (const child of parent.children) if (isElement(child)) unwrapNoscripts(child);
  const nodes: readonly RootContent[] = parent.children;
  if (!nodes.some(isNoscript)) return;
  const twins = nodes.flatMap((node, at) =>
    isNoscript(node) ? duplicatesOf(node, neighbours(nodes, at)) : [],
  );
  Object.assign(parent, {
    children: nodes.flatMap((node): RootContent[] => (isNoscript(node) ? node.children : [node])),
  });
  removeNodes(parent, new Set(twins));
}

function isNoscript(node: Nodes): node is Element {
  return isElement(node, 'noscript');
}

function neighbours(nodes: readonly RootContent[], at: number): RootContent[] {
  const isShown = (node: RootContent) => !isBlank(node);
  const found = [nodes.slice(0, at).findLast(isShown), nodes.slice(at + 1).find(isShown)];
  return found.filter((node) => node !== undefined && !isNoscript(node));
}

function duplicatesOf(noscript: Element, beside: readonly RootContent[]): Element[] {
  return findAll(noscript.children, isMedia).flatMap(
    (thing) => find(beside, (element) => isDuplicate(element, thing)) ?? [],
  );
}

function isMedia(element: Element): boolean {
  return isElement(element, 'img', 'iframe', 'video', 'audio');
}

/** It has the same address in some attribute, or is an image without any address. */
function isDuplicate(element: Element, thing: Element): boolean {
  if (element.tagName !== thing.tagName) return false;
  const address = attribute(thing, 'src');
  const names = Object.keys(element.properties).map((name) => attribute(element, name));
  if (address !== '' && names.some((value) => value.includes(address))) return true;
  return isElement(element, 'img') && pictureAddress(element) === null;
}

function removeNodes(parent: Parents, gone: ReadonlySet<Nodes>): void {
  if (gone.size === 0) return;
  Object.assign(parent, { children: parent.children.filter((node) => !gone.has(node)) });
  for (const child of parent.children) if (isElement(child)) removeNodes(child, gone);
}
