/** Parses a feed into a tree whose names do not depend on prefixes: `title`, `itunes:author`, `podcast:guid`. */
import { SaxesParser } from 'saxes';
import { maxXmlDepth, xmlTooDeep } from '#platform/text/xml-depth.ts';

export interface FeedNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: FeedNode[];
}

/** Throws with position and reason when the text is no XML; custom entities are never resolved. */
export function parseFeed(xml: string): FeedNode {
  const top: FeedNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map(({ local, value }) => [local, value]);
    const node = { name: nameOf(tag), attributes: Object.fromEntries(attributes), text: '', children: [] };
    if (open.length > maxXmlDepth) throw new Error(xmlTooDeep);
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const appendText = (text: string): void => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', appendText);
  parser.on('cdata', appendText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml.replace(/^[\ufeff\s]+/, '')).close();
  return top;
}

const namespaces: [RegExp, string][] = [
  [/^$/, ''],
  [/^https?:\/\/www\.itunes\.com\/dtds\/podcast-1\.0\.dtd$/i, 'itunes:'],
  [/^https?:\/\/podcastindex\.org\/namespace\/1\.0\/?$|podcastindex-org\/podcast-namespace/i, 'podcast:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
];

function nameOf({ uri, local }: { uri: string; local: string }): string {
  const known = namespaces.find(([pattern]) => pattern.test(uri))?.[1];
  return `${known ?? 'other:'}${local}`;
}

export function childOf(node: FeedNode, name: string): FeedNode | undefined {
  return node.children.find((child) => child.name === name);
}

export function childrenOf(node: FeedNode, name: string): FeedNode[] {
  return node.children.filter((child) => child.name === name);
}

/** Text of the first of these children that is not empty; '' when there is none. */
export function textIn(node: FeedNode, ...names: string[]): string {
  for (const name of names) {
    const text = childOf(node, name)?.text.trim();
    if (text) return text;
  }
  return '';
}
