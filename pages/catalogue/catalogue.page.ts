/** `/__ui`: every part of `ui/` in its states, for those who build and review pages; only in development and preview. */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { mainSite, noQuery, originOf } from '#features/sites/public.ts';

interface CatalogueNeeds {
  /** Whether only the newsroom may see the sites. */
  preview?: boolean;
}

export const cataloguePage = definePage({
  route: 'catalogue',
  view: 'CataloguePage',
  at: [{ pattern: '/__ui', sites: 'root', row: undefined }],
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'catalogue', path: '/__ui' }],
  async load(request, { preview = false }: CatalogueNeeds) {
    const { edition, port } = request.view;
    const isPublic = originOf(mainSite(edition), port).startsWith('https:');
    if (isPublic && !preview) return { kind: 'nothing', code: 'page-not-found', dependencies: [] };
    const head = headOfPage(request, {
      title: 'Parts of the interface',
      description: 'Every part in its states.',
      canonicalPath: request.path,
      robots: 'noindex',
    });
    return { kind: 'page', head, data: null, language: 'en', dependencies: [] };
  },
});
