import { SaxesParser } from 'saxes';
import { maxXmlDepth, xmlTooDeep } from './xml-depth.ts';

/** An element of a small XML document; large ones are streamed. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text directly in it. */
  text: string;
}

/** Throws for malformed XML. */
export function readXml(text: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw new SyntaxError(`not XML: ${error.message.split('\n', 1).join()}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxXmlDepth) throw new SyntaxError(`not read: ${xmlTooDeep}`);
    const element = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (more: string): void => {
    const inside = open.at(-1);
    if (inside) inside.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text.replace(/^\ufeff/, '')).close();
  const [root] = document.children;
  if (!root) throw new SyntaxError('not XML: nothing in it');
  return root;
}

/** All elements of this name at any depth, in document order. */
export function elementsNamed(root: XmlElement, name: string): XmlElement[] {
  const inside = root.children.flatMap((child) => elementsNamed(child, name));
  return root.name === name ? [root, ...inside] : inside;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
