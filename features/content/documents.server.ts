/** Documents: pages of text such as the imprint. */
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import {
  type DocumentRow,
  documentBySlug,
  documentsOfSites,
  type NewDocument,
  removeDocument,
  writeDocument,
} from './document-queries.server.ts';
import { refuseWrongSlugs } from './refuse-wrong-slugs.ts';

export interface Documents {
  document(slug: string): Promise<DocumentRow | undefined>;
  /** Documents of these sites by name, with the unix seconds of their last change. */
  documents(sites: string[]): Promise<{ slug: string; updatedAt: number }[]>;
  writeDocument(document: NewDocument, work?: Work): Promise<void>;
  removeDocument(slug: string, work?: Work): Promise<void>;
}

export function createDocuments({ db, recordInvalidations }: ContentNeeds): Documents {
  return {
    document: (slug) => documentBySlug(db, slug),
    documents: async (sites) =>
      (await documentsOfSites(db, sites)).map(({ slug, updated_at }) => ({
        slug,
        updatedAt: Math.floor(updated_at.getTime() / 1000),
      })),
    writeDocument: (document, work) =>
      inTransaction(db, work, async (inner) => {
        refuseWrongSlugs([document]);
        await writeDocument(inner, document);
        await recordInvalidations(inner, [{ key: `document:${document.slug}` }]);
      }),
    removeDocument: (slug, work) =>
      inTransaction(db, work, async (inner) => {
        await removeDocument(inner, slug);
        await recordInvalidations(inner, [{ key: `document:${slug}` }]);
      }),
  };
}
