/** The text of a document, which is not news, and the metadata of its page. */
import type { ContentFeature } from '#features/content/public.server.ts';
import { beginningOf } from '#features/content/public.ts';
import { type Head, headOfPage, type PageRequest } from '#features/kit/public.ts';
import type { Language } from '#features/sites/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { DocumentContent } from './document-data.ts';

export interface LoadedDocument {
  head: Head;
  content: DocumentContent;
  language: Language;
  dependencies: Dependency[];
}

/** The content is null if there is no such document. */
export async function loadDocument(
  request: PageRequest,
  slug: string,
  content: ContentFeature,
): Promise<LoadedDocument | { content: null; dependencies: Dependency[] }> {
  const dependencies = [{ key: `document:${slug}` }];
  const document = await content.document(slug);
  if (!document) return { content: null, dependencies };
  const { title, body, images, language, updated_at } = document;
  return {
    head: headOfPage(request, { title, description: beginningOf(body), canonicalPath: request.path }),
    content: {
      title,
      updatedAt: Math.floor(updated_at.getTime() / 1000),
      body,
      images: Object.fromEntries(images.map((image) => [image.id, image])),
    },
    dependencies: [...dependencies, ...images.map((image) => ({ key: `image:${image.id}` }))],
    language,
  };
}
