/** Data of an act while copy and story are locked. */
import type { Kysely, Transaction } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor, ContentFeature } from '#features/content/public.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ChecklistSetting } from '../../checks/checklist-setting.ts';
import type { StoredStory } from '../copies/stored-story.server.ts';
import type { StoryAuthority } from '../copies/story-authority.server.ts';
import type { CopyChange, CopyRow } from '../copies/working-copy-queries.server.ts';
import type { Writer } from '../copies/writer.ts';
import type { ActOrder } from './act-outcome.server.ts';

export interface ActNeeds {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<
    ContentFeature,
    'save' | 'publish' | 'withdraw' | 'restore' | 'pastState' | 'changeSlug' | 'freeSlug'
  >;
  authority: StoryAuthority;
  checklist: ChecklistSetting;
}

export interface Acting {
  trx: Transaction<DB>;
  copy: CopyRow;
  story: StoredStory;
  /** Document of the version that the act names. */
  document: Node;
  order: ActOrder;
  member: Writer;
  checklist: ChecklistSetting;
  by: ChangeAuthor;
  now: Date;
}

export interface Done {
  change: CopyChange;
  /** New version of the story; null when the act has no effect for readers. */
  storyVersion: number | null;
}
