/** `/dokumentum/{slug}`: a page that is not news [SITE-12]. */
import { plainTextOf, truncate } from '#features/content/public.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export async function documentPage(request: PageRequest, slug: string): Promise<PageAnswer> {
  const dependencies = [{ key: `document:${slug}` }];
  const document = await request.house.content.document(slug);
  if (!document) throw new NothingHere('document-not-found', `Page not found: ${request.path}`, dependencies);
  const head = headOfPage(request, {
    title: document.title,
    description: truncate(plainTextOf(document.body), 200),
    canonicalPath: request.path,
  });
  const data = {
    route: 'doc' as const,
    title: document.title,
    updatedAt: Math.floor(document.updated_at.getTime() / 1000),
    body: document.body,
    images: Object.fromEntries(document.images.map((image) => [image.id, image])),
  };
  const shown = [...dependencies, ...document.images.map((image) => ({ key: `image:${image.id}` }))];
  return pageAnswer(request, 200, head, data, shown, document.language);
}
