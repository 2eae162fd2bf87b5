/**
 * A page as a browser takes it in that has another page of ours open. It is cut out of the finished document, so that
 * both say the same and are drawn once.
 */

export interface PagePayload {
  build: string;
  status: number;
  /** Name of the route. */
  route: string;
  /** Title and what else of the head belongs to the page, as HTML. */
  head: string;
  /** Stylesheets, in their order. */
  styles: string[];
  /** Attributes of the root element and of the body. */
  root: Record<string, string>;
  body: Record<string, string>;
  /** The whole `<main>`. */
  main: string;
  /** What stands before and after it; only where it was asked for. */
  shell?: { before: string; after: string };
}

export function pagePayload(html: string, status: number, build: string, withShell: boolean): PagePayload {
  const [, rootTag = '', head = '', bodyTag = '', body = ''] = document.exec(html) ?? [];
  // Text is escaped wherever it stands: a page has one `<main` and one `</main>`.
  const start = body.indexOf('<main');
  const end = body.lastIndexOf('</main>') + '</main>'.length;
  if (start < 0) throw new Error('The document has no main part.');
  const attributes = attributesOf(bodyTag);
  return {
    build,
    status,
    route: attributes['data-route'] ?? '',
    head: ownHead(head),
    styles: [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href),
    root: attributesOf(rootTag),
    body: attributes,
    main: body.slice(start, end),
    ...(withShell ? { shell: { before: body.slice(0, start), after: body.slice(end) } } : {}),
  };
}

const document = /<html([^>]*)><head>(.*?)<\/head><body([^>]*)>(.*)<\/body>/s;

/** What a browser fetches first it has; what searching machines read, nobody reads here. */
function ownHead(head: string): string {
  const tags = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? [];
  return tags.filter((tag) => !/ rel="(stylesheet|preload)"| charset=| name="viewport"/.test(tag)).join('');
}

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => characters[name] ?? whole);
}
