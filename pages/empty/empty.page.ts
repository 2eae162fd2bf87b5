/** `/empty`: a page without content, for services that need an address on the site [SITE-28]. */
import { definePage, headOfPage } from '#features/kit/public.ts';
import { noQuery } from '#features/sites/public.ts';

export const emptyPage = definePage({
  route: 'empty',
  view: 'EmptyPage',
  at: [{ pattern: '/empty', sites: 'all', row: undefined }],
  query: noQuery,
  audience: 'everyone',
  frame: 'site',
  examples: [{ name: 'empty', path: '/empty' }],
  async load(request) {
    const { site, path } = request;
    const head = headOfPage(request, {
      title: '',
      description: site.description,
      canonicalPath: path,
      robots: 'noindex',
    });
    return { kind: 'page', head, data: null, dependencies: [] };
  },
});
