/** Changes stories. */
import { inTransaction } from '#platform/db/in-transaction.server.ts';

import type { ContentNeeds, Work } from '../content-needs.server.ts';
import { completeFeedIds } from '../read/feed-ids-queries.server.ts';
import { addressStarts } from './address-starts.ts';
import type { ArticleDraft } from './article-draft.ts';
import { isAnythingDue } from './article-queries.server.ts';
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
import { type SaveCause, type SavedArticle, saveArticles } from './save-articles.server.ts';

export interface StoryChanges {
  /** `announce: false`: the caller records an invalidation of everything. */
  save(
    drafts: (ArticleDraft & { id?: number })[],
    cause: SaveCause,
    work?: Work,
    announce?: boolean,
  ): Promise<SavedArticle[]>;
  publish(id: number, at?: Date): Promise<StateChange>;
  /** Now, or at the given time. */
  withdraw(id: number, at?: Date): Promise<StateChange>;
  correct(id: number, correction: Correction): Promise<StateChange>;
  changePost(id: number, change: PostChange): Promise<StateChange>;
  setLive(id: number, isLive: boolean): Promise<StateChange>;
  /** One cheap query that saves two transactions when nothing is due. */
  isAnythingDue(): Promise<boolean>;
  /** Completes the feed ids of stories that an older version published; nothing is left to do from the second start on. */
  completeFeedIds(): Promise<void>;
  publishDue(): Promise<DueChanges>;
  withdrawDue(): Promise<DueChanges>;
}

export function createStoryChanges(needs: ContentNeeds): StoryChanges {
  return {
    save: (drafts, cause, work, announce) =>
      inTransaction(needs.db, work, (inner) => saveArticles(needs, inner, drafts, cause, announce)),
    publish: (id, at) => publishArticle(needs, id, at),
    withdraw: (id, at) => withdrawArticle(needs, id, at),
    correct: (id, correction) => correctArticle(needs, id, correction),
    changePost: (id, change) => changePost(needs, id, change),
    setLive: (id, isLive) => setLive(needs, id, isLive),
    isAnythingDue: () => isAnythingDue(needs.db, needs.clock.now()),
    completeFeedIds: () => completeFeedIds(needs.db, addressStarts(needs.edition, needs.port)),
    publishDue: () => publishDue(needs),
    withdrawDue: () => withdrawDue(needs),
  };
}
