/** What an import asks of the house, and what it is asked to do. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ContentRoom } from '#features/content/public.server.ts';
import type { MediaRoom } from '#features/media/public.server.ts';
import type { Edition } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ImportFile } from './imported.ts';

export interface ImportNeeds {
  db: Kysely<DB>;
  content: Pick<
    ContentRoom,
    | 'save'
    | 'withdraw'
    | 'writeDocument'
    | 'removeDocument'
    | 'ensureAuthors'
    | 'ensureSuperTags'
    | 'ensureTags'
  >;
  media: Pick<MediaRoom, 'takeImage'>;
  edition: Edition;
  clock: Clock;
}

export interface ImportRequest {
  format: 'wxr' | 'ninjs';
  files: ImportFile[];
  /** Slug of the site that the stories belong to from now on. */
  site: string;
  /** Folder with the old site's pictures; null leaves pictures out and counts them. */
  mediaFolder: string | null;
  isDryRun: boolean;
}
