/** Parses a page as a browser and a search engine do: its links, its metadata, its faults. */
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

export interface PageReading {
  /** Addresses of other pages, feeds and files, as written. */
  links: string[];
  /** Pictures, one for each `src` and each candidate of a `srcset`. */
  pictures: string[];
  /** Links of the text with a fragment, as written. */
  anchors: string[];
  ids: Set<string>;
  canonicals: string[];
  /** Directives for search engines; empty by default. */
  robots: string;
  /** Parse errors, elements that the parser had to close or to add, and duplicate ids. */
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
  const ids = new Set<string>();
  const reading: PageReading = {
    links: [],
    pictures: [],
    anchors: [],
    ids,
    canonicals: [],
    robots: '',
    faults,
  };
  for (const element of elementsOf(tree)) {
    const id = element.properties.id;
    if (!isClosedExplicitly(element)) faults.push(`<${element.tagName}> is not closed where it should be`);
    if (typeof id === 'string' && ids.has(id)) faults.push(`id '${id}' is there twice`);
    if (typeof id === 'string') ids.add(id);
    readElement(element, reading);
  }
  return reading;
}

/** The server writes every tag; one that the parser adds indicates invalid nesting. */
function isClosedExplicitly({ tagName, position, data }: Element): boolean {
  return position !== undefined && (selfClosing.test(tagName) || data?.position?.closing !== undefined);
}

/** HTML's void elements, and the SVG shapes that are self-closing. */
const selfClosing =
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
  const { poster, dataIsland, dataEnlarge } = properties;
  const isPicture = ['img', 'source'].includes(tagName) || properties.as === 'image';
  (isPicture ? pictures : links).push(...stringsIn(href), ...stringsIn(src));
  links.push(...stringsIn(action), ...stringsIn(dataIsland));
  pictures.push(...stringsIn(poster));
  if (tagName === 'a') reading.anchors.push(...stringsIn(href).filter((address) => address.includes('#')));
  for (const set of [srcSet, imageSrcSet, dataEnlarge].flatMap(stringsIn))
    pictures.push(...set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''));
  if (property === 'og:url') links.push(...stringsIn(content));
  if (property === 'og:image') pictures.push(...stringsIn(content));
  if (name === 'robots') reading.robots = stringsIn(content).join();
  if (tagName === 'link' && [rel].flat().includes('canonical')) reading.canonicals.push(...stringsIn(href));
  const [text] = children;
  if (type === 'application/ld+json' && text?.type === 'text') readData(JSON.parse(text.value), reading);
}

/** Reads the addresses in JSON-LD, which search engines follow like links. */
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

function stringsIn(property: Element['properties'][string]): string[] {
  return typeof property === 'string' ? [property] : [];
}
