/** Documents: pages of text such as the imprint. */
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { bodyToHtml } from '../../body/body-to-html.ts';
import { htmlToBody } from '../../body/from-html/html-to-body.server.ts';
import { resolveImages } from '../../body/pending-body.ts';
import type { ContentNeeds } from '../../content-needs.server.ts';
import { type ChangeAuthor, type ChangeOptions, commandAuthor } from '../acts/change-author.ts';
import { refuseWrongSlugs } from '../refuse-wrong-slugs.ts';
import {
  type DocumentRow,
  documentBySlug,
  documentsOfSites,
  documentVersions,
  type NewDocument,
  type PastDocument,
  removeDocument,
  writeDocument,
} from './document-queries.server.ts';
import { documentsPart } from './documents-part.server.ts';

type DocumentOptions = Pick<ChangeOptions, 'by' | 'trx'>;

export interface Documents {
  document(slug: string): Promise<DocumentRow | undefined>;
  /** Documents of these sites by name, with the unix seconds of their last change. */
  documents(sites: string[]): Promise<{ slug: string; updatedAt: number }[]>;
  writeDocument(document: NewDocument, options?: DocumentOptions): Promise<void>;
  removeDocument(slug: string, options?: DocumentOptions): Promise<void>;
  /** All versions of a document, the newest first. */
  documentVersions(slug: string): Promise<PastDocument[]>;
  /** Writes the edition's own documents where they differ from the stored ones. */
  writeEditionDocuments(): Promise<void>;
}

export function createDocuments({ db, edition, clock, recordInvalidations }: ContentNeeds): Documents {
  const write: Documents['writeDocument'] = (document, { by = commandAuthor, trx } = {}) =>
    inTransaction(db, trx, async (inner) => {
      refuseWrongSlugs([document]);
      await writeDocument(inner, document, by);
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
    removeDocument: (slug, { by = commandAuthor, trx } = {}) =>
      inTransaction(db, trx, async (inner) => {
        await removeDocument(inner, slug, by);
        await recordInvalidations(inner, [{ key: `document:${slug}` }]);
      }),
    documentVersions: (slug) => documentVersions(db, slug),
    async writeEditionDocuments() {
      for (const { html, ...about } of documentsPart.of(edition)) {
        const body = resolveImages(htmlToBody(html).body, new Map());
        const stored = await documentBySlug(db, about.slug);
        if (!stored || isChanged(stored, { ...about, body }))
          await write({ ...about, body, updatedAt: clock.now() }, { by: ofEdition });
      }
    },
  };
}

const ofEdition: ChangeAuthor = { kind: 'command', id: 'edition' };

type Written = Omit<NewDocument, 'updatedAt'>;

function isChanged(stored: Written, now: Written): boolean {
  const textOf = ({ title, site, language, body }: Written) =>
    JSON.stringify([title, site, language, bodyToHtml(body, { picture: () => null })]);
  return textOf(stored) !== textOf(now);
}
