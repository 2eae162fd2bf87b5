/** The context of a batch of an import. */
import type { ImportNeeds, ImportRequest } from '../import-needs.ts';
import type { PictureImporter } from './import-pictures.server.ts';

export interface BatchWork {
  needs: ImportNeeds;
  request: ImportRequest;
  pictures: PictureImporter;
  /** Address of the old site. */
  baseUrl: string;
  /** Language of the old site, for stories that name none. */
  language: string;
  /** Source keys processed in this run. */
  processedKeys: Set<string>;
}

/** The author of what imports change. */
export const importer = { kind: 'command', id: 'import' } as const;
