/** Follows every link of a running paper within its own hosts, each address once, and writes down what it met. */
import { all, readXml } from '#platform/feeds/read-xml.fixture.ts';
import type { Answer } from '../ask.ts';
import { readPage } from './what-a-page-says.ts';

export interface Visit {
  address: string;
  /** The address on which it was first seen. */
  seenOn: string;
  status: number;
  type: string;
  /** Where a redirect leads. */
  location: string | null;
  canonicals: string[];
  robots: string;
  faults: string[];
  /** Entries of a sitemap. */
  listed: string[];
}

export interface CrawlOptions {
  starts: string[];
  ask(address: URL): Promise<Answer>;
  /** Whether an address that was not seen before is worth a look. */
  wants(address: URL): boolean;
}

export async function crawl({ starts, ask, wants }: CrawlOptions): Promise<Map<string, Visit>> {
  const hosts = new Set(starts.map((start) => new URL(start).host));
  const visits = new Map<string, Visit>();
  const waiting: { address: string; seenOn: string }[] = [];
  const known = new Set<string>();
  const add = (href: string, seenOn: string): void => {
    const url = URL.parse(href, seenOn);
    if (!url || !hosts.has(url.host)) return;
    url.hash = '';
    if (known.has(url.href)) return;
    known.add(url.href);
    if (wants(url)) waiting.push({ address: url.href, seenOn });
  };
  for (const start of starts) add(start, start);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { visit, links } = read(next.address, next.seenOn, await ask(new URL(next.address)));
    visits.set(next.address, visit);
    for (const href of links) add(href, next.address);
  }
  return visits;
}

function read(address: string, seenOn: string, answer: Answer): { visit: Visit; links: string[] } {
  const visit: Visit = {
    address,
    seenOn,
    status: answer.status,
    type: answer.headers['content-type']?.split(';')[0] ?? '',
    location: answer.headers.location ?? null,
    canonicals: [],
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

/** Where it leads; what else it says goes into the visit. */
function readContent(visit: Visit, text: string): string[] {
  switch (visit.type) {
    case 'text/html': {
      const { links, pictures, ...said } = readPage(text);
      Object.assign(visit, said);
      return [...links, ...pictures];
    }
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
