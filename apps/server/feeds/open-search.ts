/** A site's search as a browser's address bar can use it (OpenSearch 1.1). */
import type { Site } from '#features/sites/public.ts';
import { element, elementAround, xmlDeclaration } from '#platform/feeds/xml.ts';

export const openSearchType = 'application/opensearchdescription+xml';

export function openSearch(site: Site, origin: string): string {
  const home = origin + site.path;
  const parts = [
    element('ShortName', firstOf(site.name, 16)),
    element('LongName', firstOf(site.name, 48)),
    element('Description', `${site.name}: keresés a cikkek között`),
    element('Language', 'hu'),
    element('InputEncoding', 'UTF-8'),
    element('Image', `${home}/icon-192.png`, { width: '192', height: '192', type: 'image/png' }),
    element('Url', null, { type: 'text/html', template: `${home}/archivum?term={searchTerms}` }),
    element('Url', null, { type: openSearchType, rel: 'self', template: `${home}/opensearch.xml` }),
  ];
  const description = elementAround('OpenSearchDescription', parts, {
    xmlns: 'http://a9.com/-/spec/opensearch/1.1/',
  });
  return `${xmlDeclaration}${description}\n`;
}

/** Longer names are not allowed. */
function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}
