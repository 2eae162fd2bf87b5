/** The most recently read documents in this process: otherwise each key would read a whole story again. */
import type { Node } from 'prosemirror-model';
import type { CopyRow } from './working-copy-queries.server.ts';

export interface RecentDocument {
  version: number;
  document: Node;
}

const mostDocuments = 100;

export class RecentDocuments {
  readonly #documents = new Map<number, RecentDocument & { epoch: number }>();

  /** A document from which the log continues: not older than the stored one. */
  of({ storyId, epoch, version, documentVersion }: CopyRow): RecentDocument | null {
    const found = this.#documents.get(storyId);
    if (found?.epoch === epoch && found.version <= version && found.version >= documentVersion) return found;
    // Newer than the database: the database was restored, and may soon have a different document with the
    // same version.
    this.#documents.delete(storyId);
    return null;
  }

  /**
   * @param document of the copy's version, which must be committed: another process may replace an
   * uncommitted one
   */
  remember({ storyId, epoch, version }: CopyRow, document: Node): void {
    this.#documents.delete(storyId);
    this.#documents.set(storyId, { epoch, version, document });
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > mostDocuments && oldest !== undefined) this.#documents.delete(oldest);
  }
}
