/** Answers in a form that survives new builds: names of files without hashes, HTML without accidents of its writer. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { HttpResponse } from '../send-request.ts';

/** Headers that a client or a cache acts on; the others change with each build or request. */
const comparedHeaders = [
  'allow',
  'access-control-allow-origin',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-security-policy',
  'content-type',
  'link',
  'location',
  'referrer-policy',
  'retry-after',
  'surrogate-key',
  'vary',
  'x-content-type-options',
  'x-robots-tag',
];

export interface GoldenAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function normalise(answer: HttpResponse, port: number): GoldenAnswer {
  const type = answer.headers['content-type'] ?? '';
  const ownPort = new RegExp(`(?::|%3A)${port}\\b`, 'g');
  const requestId = String(answer.headers['x-request-id']);
  const plain = (text: string): string =>
    withoutHashes(text.replaceAll(ownPort, '').replaceAll(requestId, ''));
  const headers = comparedHeaders.flatMap((name) => {
    const value = answer.headers[name];
    if (value === undefined) return [];
    const text = name === 'cache-control' ? withoutAge(String(value)) : plain(String(value));
    // A set, in the order in which the page's queries returned it.
    return [[name, name === 'surrogate-key' ? text.split(' ').toSorted().join(' ') : text]];
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: plain(bodyOf(type, answer)),
  };
}

/** A payload is cached for what is left of its page's lifetime: less on a slow machine, and then without the extension. */
function withoutAge(caching: string): string {
  return caching.replace(/s-maxage=[12]?\d, (?=stale-if-error)/, 's-maxage=30, stale-while-revalidate=10, ');
}

function bodyOf(type: string, answer: HttpResponse): string {
  if (type.startsWith('text/html')) return writeTree(fromHtml(answer.text));
  if (type.includes('json')) return JSON.stringify(withWrittenHtml(answer.json()), null, 1);
  if (type.startsWith('text/') || type.includes('xml') || type.includes('javascript')) return answer.text;
  return `${answer.bytes.length} bytes`;
}

/** `/_assets/index-BadZu5z0.css`, `title-lmq3`, builds, and what is derived from an address with a port. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/(\/_assets\/[\w.-]+?)-[\w-]{8,10}(\.\w+)/gi, '$1$2')
    .replaceAll(/\b([a-z][a-zA-Z0-9]*)-[A-Za-z0-9_-]{4}(?=\\?["\s])/g, '$1')
    .replaceAll(/("(?:build|version|requestId|v)": ?")[^"]*"/g, '$1"')
    .replaceAll(/(<podcast:guid>)[^<]*/g, '$1')
    .replaceAll(/((?:dataBuild=|"data-build": )\\?")[\w-]*/g, '$1');
}

/** The payloads of soft navigation and of islands carry HTML. */
function withWrittenHtml(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('<') ? writeTree(fromHtml(value, { fragment: !value.startsWith('<!') })) : value;
  if (Array.isArray(value)) return value.map(withWrittenHtml);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWrittenHtml(part)]));
}

/** A line for each element and text, attributes by name, without comments; texts that touch are one. */
function writeTree(tree: Root): string {
  const lines: string[] = [];
  writeChildren(tree.children, 0, lines);
  return lines.join('\n');
}

function writeChildren(children: (RootContent | ElementContent)[], depth: number, lines: string[]): void {
  let text = '';
  const flush = (): void => {
    if (text.trim() !== '') lines.push(`${' '.repeat(depth)}${text.replaceAll(/[\n\t ]+/g, ' ')}`);
    text = '';
  };
  for (const child of children) {
    if (child.type === 'text') text += child.value;
    if (child.type !== 'element') continue;
    flush();
    lines.push(`${' '.repeat(depth)}<${child.tagName}${attributesOf(child)}>`);
    writeChildren(child.children, depth + 1, lines);
    if (child.tagName === 'template' && child.content)
      writeChildren(child.content.children, depth + 1, lines);
  }
  flush();
}

function attributesOf({ properties }: Element): string {
  return Object.entries(properties)
    .map(([name, value]) => ` ${name}="${Array.isArray(value) ? value.join(' ') : String(value)}"`)
    .toSorted()
    .join('');
}
