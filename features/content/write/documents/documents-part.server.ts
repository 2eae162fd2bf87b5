/** `edition/documents`: documents that belong to the edition, such as the imprint; each start writes what has changed. */
import { z } from 'zod';
import { defineEditionPart } from '#features/kit/public.ts';
import type { EditionPart } from '#features/sites/public.ts';
import { slugSchema } from '#platform/text/slug-schema.ts';
import { htmlToBody } from '../../body/from-html/html-to-body.server.ts';

const editionDocumentSchema = z.strictObject({
  slug: slugSchema,
  title: z.string().min(1),
  /** Slug of the site that it belongs to. */
  site: z.string(),
  language: z.enum(['hu', 'en']).default('hu'),
  html: z.string().min(1),
});

export const documentsPart: EditionPart<z.infer<typeof editionDocumentSchema>> = defineEditionPart({
  folder: 'documents',
  schema: editionDocumentSchema,
  faults: (edition) =>
    documentsPart.of(edition).flatMap(({ slug, site, html }) => {
      const { body, images } = htmlToBody(html);
      return [
        ...(edition.sites.some((one) => one.slug === site) ? [] : [`no site has the slug '${site}'`]),
        ...(body.length === 0 ? ['it has no text'] : []),
        ...(images.length > 0 ? ['it has a picture; pictures can only be imported'] : []),
      ].map((fault) => `documents: '${slug}': ${fault}`);
    }),
});
