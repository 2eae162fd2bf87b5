/** Links, structured data and breadcrumbs in the HTML of a page, for tests. */
import { z } from 'zod';

/** Attributes of the `<link>`s in the head. */
export function linksIn(html: string): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<link ([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...(attributes ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

/** Structured data of the page. */
export function jsonLdIn(html: string) {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    z.looseObject({ '@type': z.string() }).parse(JSON.parse(json ?? '')),
  );
}

/** Addresses of the breadcrumbs. */
export function crumbsIn(jsonLd: ReturnType<typeof jsonLdIn>): string[] {
  const trail = jsonLd.find((one) => one['@type'] === 'BreadcrumbList');
  const steps = z.object({ itemListElement: z.array(z.object({ item: z.string() })) }).parse(trail);
  return steps.itemListElement.map(({ item }) => item);
}
