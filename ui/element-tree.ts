/**
 * Elements as plain data. The server renders a view as a tree and sends that instead of the view's code: the browser
 * needs to know only the few parts that do something.
 */
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Elements in the order of their tags, packed: rows of a table repeat their elements, so that these are sent once, and
 * for each row only its texts.
 */
export type ElementTree = readonly [shapes: readonly Shape[], tokens: string];

/** An element without its texts and varying properties; `children` has one letter for each child. */
type Shape = readonly [name: string, children: string, props: TreeProps, ...varying: string[]];
type TreeProps = Readonly<Record<string, unknown>>;
type TreeNode = string | null | readonly [name: string, props: TreeProps, ...TreeNode[]];

/** Properties whose values differ from row to row; it makes the packed tree smaller and has no other effect. */
const varyingProps = new Set(['aria-label', 'dateTime', 'href', 'id', 'key', 'name', 'src', 'title']);
/** Within a text it is a space, as a browser shows it. */
const separator = '\n';

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
  const shapes = new Map<string, { index: string; shape: Shape }>();
  const tokens: string[] = [];
  const packText = (text: string): void => void tokens.push(text.replaceAll(separator, ' '));
  const pack = (packed: TreeNode): void => {
    if (packed === null) return;
    if (typeof packed === 'string') {
      packText(packed);
      return;
    }
    const { shape, values } = shapeOf(packed);
    const name = JSON.stringify(shape);
    const known = shapes.get(name) ?? { index: shapes.size.toString(36), shape };
    shapes.set(name, known);
    tokens.push(known.index);
    values.forEach(packText);
    const [, , ...children] = packed;
    children.forEach(pack);
  };
  pack(['', {}, nodeOf(node, parts)]);
  return [[...shapes.values()].map(({ shape }) => shape), tokens.join(separator)];
}

/** The elements of a tree. */
export function elementsOf([shapes, packed]: ElementTree, parts: TreeParts): ReactNode {
  const tokens = packed.split(separator).values();
  const next = (): string => tokens.next().value ?? '';
  const element = (): ReactNode => {
    const shape = shapes[Number.parseInt(next(), 36)];
    if (!shape) return null;
    const [name, children, constant, ...varying] = shape;
    const props = { ...constant, ...Object.fromEntries(varying.map((one) => [one, next()])) };
    const inside = [...children].map((kind) => (kind === 'e' ? element() : kind === 't' ? next() : null));
    return createElement(name === '' ? Fragment : (parts[name]?.render ?? name), props, ...inside);
  };
  return element();
}

function shapeOf([name, props, ...children]: Exclude<TreeNode, string | null>): {
  shape: Shape;
  values: string[];
} {
  const kinds = children.map((child) => (child === null ? '-' : typeof child === 'string' ? 't' : 'e'));
  const constant: Record<string, unknown> = {};
  const varying: string[] = [];
  const values: string[] = [];
  for (const [one, value] of Object.entries(props)) {
    // Keys of one or two characters are indexes of columns, the same in each row.
    const varies = varyingProps.has(one) && typeof value === 'string' && (one !== 'key' || value.length > 2);
    if (varies) {
      varying.push(one);
      values.push(value);
    } else constant[one] = value;
  }
  return { shape: [name, kinds.join(''), constant, ...varying], values };
}

function nodeOf(node: ReactNode, parts: TreeParts): TreeNode {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (isList(node)) return ['', {}, ...node.map((one) => nodeOf(one, parts))];
  if (!isValidElement<{ children?: ReactNode }>(node)) return String(node);
  const { type, props, key } = node;
  const name = Object.keys(parts).find((one) => parts[one]?.render === type);
  if (isView(type) && name === undefined) {
    const rendered = nodeOf(type(props), parts);
    return key === null ? rendered : ['', { key }, rendered];
  }
  const { children, ...own } = props;
  const tag = typeof type === 'string' ? type : (name ?? '');
  const inside = isList(children) ? children : children === undefined ? [] : [children];
  return [tag, propsOf(key === null ? own : { ...own, key }), ...inside.map((one) => nodeOf(one, parts))];
}

function propsOf(props: object): TreeProps {
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined);
}

function isList(node: ReactNode): node is ReactNode[] {
  return Array.isArray(node);
}

function isView(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function';
}
