/** Dependencies of an import, and the parameters of a run. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentFeature } from '#features/content/public.server.ts';
import type { MediaFeature } from '#features/media/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ImportFile } from './imported.ts';

export interface ImportNeeds {
  db: Kysely<DB>;
  content: Pick<
    ContentFeature,
    | 'save'
    | 'changedAt'
    | 'withdraw'
    | 'writeDocument'
    | 'removeDocument'
    | 'ensureAuthors'
    | 'ensureSuperTags'
    | 'tagsByName'
  >;
  media: Pick<MediaFeature, 'storeImage' | 'imageBySourceKey' | 'storeDocument'>;
  edition: Edition;
  clock: Clock;
}

export interface ImportRequest {
  format: 'wxr' | 'ninjs';
  files: ImportFile[];
  /** Slug of the site that the imported stories belong to. */
  site: string;
  /** Folder with the old site's pictures; null uses those of earlier imports and counts the others as lost. */
  mediaFolder: string | null;
  isDryRun: boolean;
}
