/** Documents of the stories that this process read last: else each key would read a whole story again. */
import type { Node } from 'prosemirror-model';
import type { CopyRow } from './working-copy-queries.server.ts';

export interface RecentDocument {
  version: number;
  document: Node;
}

const mostDocuments = 100;

export class RecentDocuments {
  readonly #documents = new Map<number, RecentDocument & { epoch: number }>();

  /** One that the log leads on from: not older than the stored document. */
  of({ storyId, epoch, version, documentVersion }: CopyRow): RecentDocument | null {
    const found = this.#documents.get(storyId);
    if (found?.epoch === epoch && found.version <= version && found.version >= documentVersion) return found;
    // Newer than the database: that has lost something, and may have something else under the same version soon.
    this.#documents.delete(storyId);
    return null;
  }

  /** @param document of the copy's version, which is committed: another process may replace what is not */
  remember({ storyId, epoch, version }: CopyRow, document: Node): void {
    this.#documents.delete(storyId);
    this.#documents.set(storyId, { epoch, version, document });
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > mostDocuments && oldest !== undefined) this.#documents.delete(oldest);
  }
}
