/** Changes stories. */
import { inTransaction } from '#platform/db/in-transaction.server.ts';

import type { ContentNeeds } from '../content-needs.server.ts';
import { completeFeedIds } from '../read/feed-ids-queries.server.ts';
import { addressStarts } from './address-starts.ts';
import { isAnythingDue } from './article-queries.server.ts';
import type { ChangeOptions } from './change-author.ts';
import { changePost, type PostChange, setLive } from './change-live.server.ts';
import {
  type Correction,
  correctArticle,
  type DueChanges,
  publishArticle,
  publishDue,
  type StateChange,
  withdrawArticle,
  withdrawDue,
} from './change-state.server.ts';
import {
  type DraftToSave,
  type SaveCause,
  type SavedArticle,
  type SaveOptions,
  saveArticles,
} from './save-articles.server.ts';
import { type PastState, pastState, type VersionEntry, versionsOf } from './version-queries.server.ts';

export interface StoryChanges {
  save(
    drafts: DraftToSave[],
    cause: SaveCause,
    options?: SaveOptions & Pick<ChangeOptions, 'work'>,
  ): Promise<SavedArticle[]>;
  publish(id: number, at?: Date, options?: ChangeOptions): Promise<StateChange>;
  /** Now, or at the given time. */
  withdraw(id: number, at?: Date, options?: ChangeOptions): Promise<StateChange>;
  correct(id: number, correction: Correction, options?: ChangeOptions): Promise<StateChange>;
  changePost(id: number, change: PostChange, options?: ChangeOptions): Promise<StateChange>;
  setLive(id: number, isLive: boolean, options?: ChangeOptions): Promise<StateChange>;
  /** All versions of a story, the newest first. */
  storyVersions(id: number): Promise<VersionEntry[]>;
  /** The story with its relations as it stood in one of its versions. */
  pastState(id: number, version: number): Promise<PastState | undefined>;
  /** One cheap query that saves two transactions when nothing is due. */
  isAnythingDue(): Promise<boolean>;
  /** Completes the feed ids of stories that an older version published; nothing is left to do from the second start on. */
  completeFeedIds(): Promise<void>;
  publishDue(): Promise<DueChanges>;
  withdrawDue(): Promise<DueChanges>;
}

export function createStoryChanges(needs: ContentNeeds): StoryChanges {
  return {
    save: (drafts, cause, { work, ...options } = {}) =>
      inTransaction(needs.db, work, (inner) => saveArticles(needs, inner, drafts, cause, options)),
    publish: (id, at, options) => publishArticle(needs, id, at, options),
    withdraw: (id, at, options) => withdrawArticle(needs, id, at, options),
    correct: (id, correction, options) => correctArticle(needs, id, correction, options),
    changePost: (id, change, options) => changePost(needs, id, change, options),
    setLive: (id, isLive, options) => setLive(needs, id, isLive, options),
    storyVersions: (id) => versionsOf(needs.db, id),
    pastState: (id, version) => pastState(needs.db, id, version),
    isAnythingDue: () => isAnythingDue(needs.db, needs.clock.now()),
    completeFeedIds: () => completeFeedIds(needs.db, addressStarts(needs.edition, needs.port)),
    publishDue: () => publishDue(needs),
    withdrawDue: () => withdrawDue(needs),
  };
}
