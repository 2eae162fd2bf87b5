/** What pages showed without scripts: the only form of a thing, or the true one of what a script would load late. */
import type { Element, Nodes, Parents, RootContent } from 'hast';
import { attribute, find, findAll, isBlank, isElement } from './hast-reading.server.ts';
import { pictureAddress } from './image-blocks.server.ts';

/** Opens every `<noscript>`; the late twin of what it holds, right before or after it, goes. */
export function openNoscripts(parent: Parents): void {
  for (const child of parent.children) if (isElement(child)) openNoscripts(child);
  const nodes: readonly RootContent[] = parent.children;
  if (!nodes.some(isNoscript)) return;
  const twins = nodes.flatMap((node, at) => (isNoscript(node) ? twinsOf(node, neighbours(nodes, at)) : []));
  Object.assign(parent, {
    children: nodes.flatMap((node): RootContent[] => (isNoscript(node) ? node.children : [node])),
  });
  takeOut(parent, new Set(twins));
}

function isNoscript(node: Nodes): node is Element {
  return isElement(node, 'noscript');
}

function neighbours(nodes: readonly RootContent[], at: number): RootContent[] {
  const isShown = (node: RootContent) => !isBlank(node);
  const found = [nodes.slice(0, at).findLast(isShown), nodes.slice(at + 1).find(isShown)];
  return found.filter((node) => node !== undefined && !isNoscript(node));
}

function twinsOf(noscript: Element, beside: readonly RootContent[]): Element[] {
  return findAll(noscript.children, isThing).flatMap(
    (thing) => find(beside, (element) => isTwin(element, thing)) ?? [],
  );
}

function isThing(element: Element): boolean {
  return isElement(element, 'img', 'iframe', 'video', 'audio');
}

/** It names the same address in some attribute of its own, or none that is one. */
function isTwin(element: Element, thing: Element): boolean {
  if (element.tagName !== thing.tagName) return false;
  const address = attribute(thing, 'src');
  const names = Object.keys(element.properties).map((name) => attribute(element, name));
  if (address !== '' && names.some((value) => value.includes(address))) return true;
  return isElement(element, 'img') && pictureAddress(element) === null;
}

function takeOut(parent: Parents, gone: ReadonlySet<Nodes>): void {
  if (gone.size === 0) return;
  Object.assign(parent, { children: parent.children.filter((node) => !gone.has(node)) });
  for (const child of parent.children) if (isElement(child)) takeOut(child, gone);
}
