/** Follows every link of a running server within its own hosts, each address once, and records the visits. */
import { all, readXml } from '#platform/feeds/read-xml.fixture.ts';
import type { HttpResponse } from '../send-request.ts';
import { readPage } from './read-page.ts';

export interface Visit {
  address: string;
  /** The page on which the link was first found. */
  linkedFrom: string;
  status: number;
  type: string;
  /** Target of a redirect. */
  location: string | null;
  canonicals: string[];
  /** Full addresses of links with a fragment. */
  anchors: string[];
  ids: Set<string>;
  robots: string;
  faults: string[];
  /** Entries of a sitemap. */
  listed: string[];
}

export interface CrawlOptions {
  starts: string[];
  request(address: URL): Promise<HttpResponse>;
  /** Whether to visit a new address. */
  shouldVisit(address: URL): boolean;
}

export async function crawl({ starts, request, shouldVisit }: CrawlOptions): Promise<Map<string, Visit>> {
  const hosts = new Set(starts.map((start) => new URL(start).host));
  const visits = new Map<string, Visit>();
  const waiting: { address: string; foundOn: string }[] = [];
  const known = new Set<string>();
  const add = (href: string, foundOn: string): void => {
    const url = URL.parse(href, foundOn);
    if (!url || !hosts.has(url.host)) return;
    url.hash = '';
    if (known.has(url.href)) return;
    known.add(url.href);
    if (shouldVisit(url)) waiting.push({ address: url.href, foundOn });
  };
  for (const start of starts) add(start, start);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { visit, links } = read(next.address, next.foundOn, await request(new URL(next.address)));
    visits.set(next.address, visit);
    for (const href of links) add(href, next.address);
  }
  return visits;
}

function read(address: string, foundOn: string, answer: HttpResponse): { visit: Visit; links: string[] } {
  const visit: Visit = {
    address,
    linkedFrom: foundOn,
    status: answer.status,
    type: answer.headers['content-type']?.split(';')[0] ?? '',
    location: answer.headers.location ?? null,
    canonicals: [],
    anchors: [],
    ids: new Set(),
    robots: '',
    faults: [],
    listed: [],
  };
  try {
    return { visit, links: readContent(visit, answer.text) };
  } catch (error) {
    visit.faults.push(String(error));
    return { visit, links: [] };
  }
}

/** Returns the links of a response; adds its other properties to the visit. */
function readContent(visit: Visit, text: string): string[] {
  switch (visit.type) {
    case 'text/html': {
      const { links, pictures, anchors, ...others } = readPage(text);
      Object.assign(visit, others, { anchors: anchors.map((href) => new URL(href, visit.address).href) });
      return [...links, ...pictures];
    }
    case 'text/css':
      return [...text.matchAll(/url\("?([^)"]+)/g)].flatMap(([, address]) => address ?? []);
    case 'text/plain':
      return [...text.matchAll(/^Sitemap: (.*)$/gm)].flatMap(([, address]) => address ?? []);
    case 'application/feed+json':
      return addressesOfJsonFeed(text);
    case 'application/manifest+json':
      return addressesOfManifest(text);
    case 'application/rss+xml':
    case 'application/atom+xml':
    case 'application/xml':
    case 'application/opensearchdescription+xml':
      return addressesInXml(visit, text);
    default:
      return [];
  }
}

function addressesOfJsonFeed(text: string): string[] {
  const feed: { home_page_url: string; feed_url: string; items: { url: string }[] } = JSON.parse(text);
  return [feed.home_page_url, feed.feed_url, ...feed.items.map((item) => item.url)];
}

function addressesOfManifest(text: string): string[] {
  const manifest: { start_url: string; icons: { src: string }[] } = JSON.parse(text);
  return [manifest.start_url, ...manifest.icons.map((icon) => icon.src)];
}

function addressesInXml(visit: Visit, text: string): string[] {
  const root = readXml(text);
  visit.listed = all(root, 'loc').map((node) => node.text);
  const links = [...all(root, 'link'), ...all(root, 'atom:link')];
  const pictures = all(root, 'image:loc').map((node) => node.text);
  return [...visit.listed, ...pictures, ...links.map((node) => node.attributes.href ?? node.text)];
}
