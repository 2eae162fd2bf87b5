/** A site's search as a search provider for browsers (OpenSearch 1.1). */
import { defineCall, failure, publicFile, text } from '#features/kit/public.ts';
import { originOf, type Site } from '#features/sites/public.ts';
import { element, elementAround, xmlDeclaration } from '#platform/feeds/xml.ts';
import { archiveWords } from './archive-words.ts';

const openSearchType = 'application/opensearchdescription+xml';

export const openSearchCall = defineCall({
  ...publicFile,
  id: 'openSearch',
  path: ({ sites }) =>
    [...new Set(sites.map((site) => site.path))].map((prefix) => ({ path: `${prefix}/opensearch.xml` })),
  summary: 'The search of a site for browsers',
  answer: text(`${openSearchType}; charset=utf-8`),
  caching: 'day',
  async handle({ path, view: { site, port } }) {
    // Other domains have no such sub-site.
    if (path !== `${site.path}/opensearch.xml`) return failure('route-not-found', `Page not found: ${path}`);
    return { kind: 'answer', value: openSearch(site, originOf(site, port)), dependencies: null };
  },
});

function openSearch(site: Site, origin: string): string {
  const home = origin + site.path;
  const parts = [
    element('ShortName', truncateName(site.name, 16)),
    element('LongName', truncateName(site.name, 48)),
    element('Description', archiveWords.openSearch(site.name)),
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

/** OpenSearch limits the length of names. */
function truncateName(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}
