/** A page as a browser and a search engine read it: where it leads, what it says of itself, what is wrong in it. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export interface PageReading {
  /** Addresses of other pages, feeds and files, as they are written. */
  links: string[];
  /** Pictures, one for each `src` and each candidate of a `srcset`. */
  pictures: string[];
  canonicals: string[];
  /** What it tells search engines; empty when they may do as they like. */
  robots: string;
  /** Parse errors, elements that the parser had to close or to make up, and ids that are there twice. */
  faults: string[];
}

export function readPage(html: string): PageReading {
  const faults: string[] = [];
  const tree = fromHtml(html, {
    verbose: true,
    onerror: (message) => {
      faults.push(`${message.ruleId} at ${message.line}:${message.column}`);
    },
  });
  const reading: PageReading = { links: [], pictures: [], canonicals: [], robots: '', faults };
  const ids = new Set<string>();
  for (const element of elementsOf(tree)) {
    const id = element.properties.id;
    if (!isWritten(element)) faults.push(`<${element.tagName}> is not closed where it should be`);
    if (typeof id === 'string' && ids.has(id)) faults.push(`id '${id}' is there twice`);
    if (typeof id === 'string') ids.add(id);
    readElement(element, reading);
  }
  return reading;
}

/** The server writes every tag; one that the parser adds stands for elements that may not be in each other. */
function isWritten({ tagName, position, data }: Element): boolean {
  return position !== undefined && (mayStandAlone.test(tagName) || data?.position?.closing !== undefined);
}

/** HTML's void elements, and the shapes of SVG that close themselves. */
const mayStandAlone =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|path|circle|ellipse|line|poly\w+|rect|stop|use)$/;

function* elementsOf(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
    if (child.tagName === 'template' && child.content) yield* elementsOf(child.content);
  }
}

function readElement({ tagName, properties, children }: Element, reading: PageReading): void {
  const { links, pictures } = reading;
  const { href, action, src, srcSet, imageSrcSet, property, name, content, rel, type } = properties;
  const isPicture = ['img', 'source'].includes(tagName) || properties.as === 'image';
  (isPicture ? pictures : links).push(...textsIn(href), ...textsIn(src), ...textsIn(action));
  for (const set of [...textsIn(srcSet), ...textsIn(imageSrcSet)])
    pictures.push(...set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''));
  if (property === 'og:url') links.push(...textsIn(content));
  if (property === 'og:image') pictures.push(...textsIn(content));
  if (name === 'robots') reading.robots = textsIn(content).join();
  if (tagName === 'link' && [rel].flat().includes('canonical')) reading.canonicals.push(...textsIn(href));
  const [text] = children;
  if (type === 'application/ld+json' && text?.type === 'text') readData(JSON.parse(text.value), reading);
}

/** Addresses in JSON-LD, where a search engine takes them as seriously as links. */
function readData(value: unknown, reading: PageReading): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string' && ['url', '@id', 'item', 'mainEntityOfPage'].includes(name))
      (isPictureData(value) ? reading.pictures : reading.links).push(part);
    else readData(part, reading);
  }
}

function isPictureData(value: object): boolean {
  return '@type' in value && value['@type'] === 'ImageObject';
}

function textsIn(property: Element['properties'][string]): string[] {
  return typeof property === 'string' ? [property] : [];
}
