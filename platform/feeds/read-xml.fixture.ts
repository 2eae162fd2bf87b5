/** Strict XML parser for tests: namespaces bound, one root, valid markup only; otherwise it throws. */
import { SaxesParser } from 'saxes';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  /** Its own text and that of all descendants. */
  text: string;
  children: XmlNode[];
}

export function readXml(xml: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map(({ name, value }) => [name, value]);
    const node = { name: tag.name, attributes: Object.fromEntries(attributes), text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const addText = (text: string): void => {
    for (const node of open) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  const [root] = top.children;
  if (!root) throw new Error('there is no root element');
  return root;
}

/** All descendants of that name, in document order. */
export function all(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

/** The only child of that name; throws when there is none or several. */
export function child(node: XmlNode, name: string): XmlNode {
  const [only, second] = node.children.filter((one) => one.name === name);
  if (!only || second) throw new Error(`<${node.name}> has not exactly one <${name}>`);
  return only;
}
