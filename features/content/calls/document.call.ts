/** Pages that are not news over HTTP [ART-22]. */
import { z } from 'zod';
import { defineCall, failure, json, publicCall } from '#features/kit/public.ts';
import type { ContentFeature } from '../content-feature.server.ts';
import { slugParam } from './answer-parts.ts';
import { documentSchema } from './content-schema.ts';
import { presentDocument } from './present-article.ts';

export const documentBySlugCall = defineCall({
  ...publicCall,
  id: 'documentBySlug',
  path: '/api/docs/:slug',
  tag: 'documents',
  summary: 'A document by its slug',
  params: z.object({ slug: slugParam }),
  answer: json(documentSchema, 'The document.'),
  problems: ['document-not-found'],
  varies: 'nothing',
  async handle({ params: { slug } }, { content }: { content: ContentFeature }) {
    const document = await content.document(slug);
    if (!document) return failure('document-not-found', `No document has the slug “${slug}”.`);
    const images = document.images.map((image) => ({ key: `image:${image.id}` }));
    const dependencies = [{ key: `document:${slug}` }, ...images];
    return { kind: 'answer', value: presentDocument(document), dependencies };
  },
});
