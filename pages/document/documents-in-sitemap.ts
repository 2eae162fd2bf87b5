/** The documents in a domain's sitemap: those of the document page, or those with an address of their own [S06]. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { PageSitemap, SitemapScope } from '#features/kit/public.ts';
import { fullAddress, resolveAddress } from '#features/sites/public.ts';

export async function documentsInSitemap(
  scope: SitemapScope,
  content: ContentFeature,
  which: 'ofDocumentPage' | 'withOwnAddress',
): Promise<PageSitemap> {
  const all = await content.documents(scope.sites);
  const found = all.flatMap((document) => {
    const path = pathOf(scope, document.slug, which);
    return path === null ? [] : [{ ...document, path }];
  });
  return {
    entries: found.map(({ path, updatedAt }) => ({
      address: fullAddress(scope.view, path),
      changedAt: updatedAt,
    })),
    dependencies: found.map(({ slug }) => ({ key: `document:${slug}` })),
  };
}

/** Null for a document that this domain does not show, or not at such an address. */
function pathOf(
  { view, main }: SitemapScope,
  slug: string,
  which: 'ofDocumentPage' | 'withOwnAddress',
): string | null {
  const path = `/dokumentum/${slug}`;
  const there = resolveAddress(view.edition, main.domains[0] ?? '', path, '');
  if (there.kind === 'redirect') return which === 'withOwnAddress' ? there.location : null;
  return there.kind === 'page' && which === 'ofDocumentPage' ? path : null;
}
