/** `/dokumentum/{slug}`: a page that is not news [SITE-12]. */
import type { Head, WrittenPage } from '#apps/web/page-data.ts';
import type { Language } from '#features/content/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import { beginningOf } from '../head/description.ts';
import { headOfPage } from '../head/head-of.ts';
import { NothingHere } from './nothing-here.ts';
import { type PageAnswer, type PageRequest, pageAnswer } from './page-request.ts';

export async function documentPage(request: PageRequest, slug: string): Promise<PageAnswer> {
  const { head, written, dependencies, language } = await documentParts(request, slug);
  return pageAnswer(request, 200, head, { route: 'doc', ...written }, dependencies, language);
}

export interface DocumentParts {
  head: Head;
  written: WrittenPage;
  dependencies: Dependency[];
  language: Language;
}

export async function documentParts(request: PageRequest, slug: string): Promise<DocumentParts> {
  const dependencies = [{ key: `document:${slug}` }];
  const document = await request.house.content.document(slug);
  if (!document) throw new NothingHere('document-not-found', `Page not found: ${request.path}`, dependencies);
  const { title, body, images, language, updated_at } = document;
  return {
    head: headOfPage(request, {
      title,
      description: beginningOf(body),
      canonicalPath: request.path,
    }),
    written: {
      title,
      updatedAt: Math.floor(updated_at.getTime() / 1000),
      body,
      images: Object.fromEntries(images.map((image) => [image.id, image])),
    },
    dependencies: [...dependencies, ...images.map((image) => ({ key: `image:${image.id}` }))],
    language,
  };
}
