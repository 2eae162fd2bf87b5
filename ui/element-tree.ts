/**
 * Elements as plain data. The server renders a view as a tree and sends that instead of the view's code: the browser
 * needs to know only the few parts that do something.
 */
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

export type ElementTree = string | null | readonly [name: string, props: TreeProps, ...ElementTree[]];
type TreeProps = Readonly<Record<string, unknown>> | null;

/** Components that the browser knows, by name: the others are replaced by what they render. */
export type TreeParts = Readonly<Record<string, TreePart>>;

interface TreePart {
  /** Its properties must be JSON-serialisable. */
  render(props: object): ReactNode;
}

/**
 * The tree of a view; its components must be pure functions of their properties, without hooks.
 * @example elementTree(<Standings rows={rows} />, { ChoiceForm: { render: ChoiceForm } })
 */
export function elementTree(node: ReactNode, parts: TreeParts): ElementTree {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (isList(node)) return ['', null, ...node.map((one) => elementTree(one, parts))];
  if (!isValidElement<{ children?: ReactNode }>(node)) return String(node);
  const { type, props, key } = node;
  const name = Object.keys(parts).find((one) => parts[one]?.render === type);
  if (isView(type) && name === undefined) {
    const rendered = elementTree(type(props), parts);
    return key === null ? rendered : ['', { key }, rendered];
  }
  const { children, ...own } = props;
  const tag = typeof type === 'string' ? type : (name ?? '');
  const inside = isList(children) ? children : children === undefined ? [] : [children];
  return [
    tag,
    propsOf(key === null ? own : { ...own, key }),
    ...inside.map((one) => elementTree(one, parts)),
  ];
}

/** The elements of a tree. */
export function elementsOf(tree: ElementTree, parts: TreeParts): ReactNode {
  if (tree === null || typeof tree === 'string') return tree;
  const [name, props, ...children] = tree;
  const type = name === '' ? Fragment : (parts[name]?.render ?? name);
  return createElement(type, props, ...children.map((child) => elementsOf(child, parts)));
}

function propsOf(props: object): TreeProps {
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  return defined.length === 0 ? null : Object.fromEntries(defined);
}

function isList(node: ReactNode): node is ReactNode[] {
  return Array.isArray(node);
}

function isView(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function';
}
