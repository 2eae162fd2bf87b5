/** `/dokumentum/{slug}`: a page that is not news [SITE-12]. */
import type { ContentFeature } from '#features/content/public.server.ts';
import { definePage } from '#features/kit/public.ts';
import { type Edition, locationOfDocument, noQuery, type Site } from '#features/sites/public.ts';
import type { DocumentPageData } from './document-data.ts';
import { documentsInSitemap } from './documents-in-sitemap.ts';
import { loadDocument } from './load-document.ts';

export const documentPage = definePage({
  route: 'doc',
  view: 'DocumentPage',
  at: [{ pattern: '/dokumentum/{slug}', sites: 'root', row: undefined, ownPath }],
  query: noQuery,
  mayBeMissing: true,
  audience: 'everyone',
  frame: 'site',
  sitemap: (scope, { content }: { content: ContentFeature }) =>
    documentsInSitemap(scope, content, 'ofDocumentPage'),
  examples: [{ name: 'doc', path: '/dokumentum/adatkezeles' }],
  async load(request, { content }: { content: ContentFeature }) {
    const { slug = '' } = request.params;
    const document = await loadDocument(request, slug, content);
    const { dependencies } = document;
    if (document.content === null) return { kind: 'nothing', code: 'document-not-found', dependencies };
    const data: DocumentPageData = { ...document.content };
    return { kind: 'page', head: document.head, data, language: document.language, dependencies };
  },
});

/** A document with an address of its own is available only there. */
function ownPath(edition: Edition, site: Site, { slug = '' }: Record<string, string>): string | null {
  const location = locationOfDocument(edition, site, slug);
  return location === 'documents' ? `/dokumentum/${slug}` : (location?.path ?? null);
}
