/** Documents: pages of text such as the imprint. */
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { bodyToHtml } from '../body/body-to-html.ts';
import { htmlToBody } from '../body/from-html/html-to-body.server.ts';
import { resolveImages } from '../body/pending-body.ts';
import type { ContentNeeds, Work } from '../content-needs.server.ts';
import {
  type DocumentRow,
  documentBySlug,
  documentsOfSites,
  type NewDocument,
  removeDocument,
  writeDocument,
} from './document-queries.server.ts';
import { documentsPart } from './documents-part.server.ts';
import { refuseWrongSlugs } from './refuse-wrong-slugs.ts';

export interface Documents {
  document(slug: string): Promise<DocumentRow | undefined>;
  /** Documents of these sites by name, with the unix seconds of their last change. */
  documents(sites: string[]): Promise<{ slug: string; updatedAt: number }[]>;
  writeDocument(document: NewDocument, work?: Work): Promise<void>;
  removeDocument(slug: string, work?: Work): Promise<void>;
  /** Writes the edition's own documents where they differ from the stored ones. */
  writeEditionDocuments(): Promise<void>;
}

export function createDocuments({ db, edition, clock, recordInvalidations }: ContentNeeds): Documents {
  const write: Documents['writeDocument'] = (document, work) =>
    inTransaction(db, work, async (inner) => {
      refuseWrongSlugs([document]);
      await writeDocument(inner, document);
      await recordInvalidations(inner, [{ key: `document:${document.slug}` }]);
    });
  return {
    document: (slug) => documentBySlug(db, slug),
    documents: async (sites) =>
      (await documentsOfSites(db, sites)).map(({ slug, updated_at }) => ({
        slug,
        updatedAt: Math.floor(updated_at.getTime() / 1000),
      })),
    writeDocument: write,
    removeDocument: (slug, work) =>
      inTransaction(db, work, async (inner) => {
        await removeDocument(inner, slug);
        await recordInvalidations(inner, [{ key: `document:${slug}` }]);
      }),
    async writeEditionDocuments() {
      for (const { html, ...about } of documentsPart.of(edition)) {
        const body = resolveImages(htmlToBody(html).body, new Map());
        const stored = await documentBySlug(db, about.slug);
        if (!stored || isChanged(stored, { ...about, body }))
          await write({ ...about, body, updatedAt: clock.now() });
      }
    },
  };
}

type Written = Omit<NewDocument, 'updatedAt'>;

function isChanged(stored: Written, now: Written): boolean {
  const textOf = ({ title, site, language, body }: Written) =>
    JSON.stringify([title, site, language, bodyToHtml(body, { picture: () => null })]);
  return textOf(stored) !== textOf(now);
}
