/** Changes stories. */
import type { Viewpoint } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';

import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import { completeFeedIds } from '../read/feed-ids-queries.server.ts';
import type { LoadedStory } from '../read/loaded-story.server.ts';
import { changeSecrecy, type SecrecyChange } from '../secrecy/change-secrecy-queries.server.ts';
import type { Erasure } from '../takedowns/erasure.ts';
import { repeatErasures, type TextsOf } from '../takedowns/erasures.server.ts';
import { type TakedownOrder, takeDown } from '../takedowns/take-down.server.ts';
import type { ChangeOptions } from './acts/change-author.ts';
import { changePost, type PostChange, setLive } from './acts/change-live.server.ts';
import { changeSlug } from './acts/change-slug.server.ts';
import {
  type Correction,
  correctArticle,
  type DueChanges,
  publishArticle,
  publishDue,
  type StateChange,
  withdrawArticle,
  withdrawDue,
} from './acts/change-state.server.ts';
import { restoreVersion } from './acts/restore-version.server.ts';
import { addressStarts } from './address-starts.ts';
import { deleteDrafts, isAnythingDue } from './article-queries.server.ts';
import { freeSlug } from './free-slug-queries.server.ts';
import { presentDraft } from './present-draft.server.ts';
import {
  type DraftToSave,
  type SaveCause,
  type SavedArticle,
  type SaveOptions,
  saveArticles,
} from './save-articles.server.ts';
import { presentPast } from './versions/present-past.server.ts';
import { type PublicSpan, publicSpans } from './versions/public-spans-queries.server.ts';
import {
  type PastState,
  pastState,
  type VersionEntry,
  versionsOf,
} from './versions/version-queries.server.ts';

export interface StoryChanges {
  save(
    drafts: DraftToSave[],
    cause: SaveCause,
    options?: SaveOptions & Pick<ChangeOptions, 'trx'>,
  ): Promise<SavedArticle[]>;
  /** How a site would show the draft of a story; nothing is saved. */
  presentDraft(view: Viewpoint, draft: DraftToSave & { id: number }): Promise<LoadedStory | undefined>;
  publish(id: number, at?: Date, options?: ChangeOptions): Promise<StateChange>;
  /** Now, or at the given time. */
  withdraw(id: number, at?: Date, options?: ChangeOptions): Promise<StateChange>;
  correct(id: number, correction: Correction, options?: ChangeOptions): Promise<StateChange>;
  /** Another address; the old one leads to it. @throws {SlugTaken} */
  changeSlug(id: number, slug: string, options?: ChangeOptions): Promise<StateChange>;
  /** The slug itself where the story can have it, else one like it. */
  freeSlug(slug: string, id: number): Promise<string>;
  /** Restores one of its versions, as if later ones had never been public; for an undo within seconds. */
  restore(id: number, version: number, options?: ChangeOptions): Promise<StateChange>;
  /** Deletes drafts that were never public for good; returns their number. */
  deleteDrafts(ids: readonly number[]): Promise<number>;
  changePost(id: number, change: PostChange, options?: ChangeOptions): Promise<StateChange>;
  setLive(id: number, isLive: boolean, options?: ChangeOptions): Promise<StateChange>;
  /** Embargo and restriction; in the caller's transaction. */
  changeSecrecy(trx: Trx, id: number, change: SecrecyChange): Promise<void>;
  /** Removes a story or a passage for good [ACT-08]; false when there is none. */
  takeDown(id: number, order: TakedownOrder, trx?: Trx): Promise<boolean>;
  /** Repeats takedowns and deletions in a database that was restored [SAVE-13]; returns how many. */
  repeatErasures(erasures: readonly Erasure[], textsOf: TextsOf): Promise<number>;
  /** All versions of a story, the newest first. */
  storyVersions(id: number): Promise<VersionEntry[]>;
  /** The story with its relations as it stood in one of its versions. */
  pastState(id: number, version: number): Promise<PastState | undefined>;
  /** When readers had which version, the newest first [REV-06]. */
  publicSpans(id: number): Promise<PublicSpan[]>;
  /** How a site showed the story at that moment; undefined when readers had no version of it. */
  presentPast(view: Viewpoint, id: number, moment: Date): Promise<LoadedStory | undefined>;
  /** One cheap query that saves two transactions when nothing is due. */
  isAnythingDue(): Promise<boolean>;
  /** Completes the feed ids of stories that an older version published; nothing is left to do from the second start on. */
  completeFeedIds(): Promise<void>;
  publishDue(): Promise<DueChanges>;
  withdrawDue(): Promise<DueChanges>;
}

export function createStoryChanges(needs: ContentNeeds): StoryChanges {
  return {
    save: (drafts, cause, { trx, ...options } = {}) =>
      inTransaction(needs.db, trx, (inner) => saveArticles(needs, inner, drafts, cause, options)),
    presentDraft: (view, draft) => presentDraft(needs, view, draft),
    publish: (id, at, options) => publishArticle(needs, id, at, options),
    withdraw: (id, at, options) => withdrawArticle(needs, id, at, options),
    correct: (id, correction, options) => correctArticle(needs, id, correction, options),
    changeSlug: (id, slug, options) => changeSlug(needs, id, slug, options),
    freeSlug: (slug, id) => freeSlug(needs.db, slug, id),
    restore: (id, version, options) => restoreVersion(needs, id, version, options),
    deleteDrafts: (ids) => deleteDrafts(needs.db, ids, needs.clock.now()),
    repeatErasures: (erasures, textsOf) => repeatErasures(needs, erasures, textsOf),
    changePost: (id, change, options) => changePost(needs, id, change, options),
    setLive: (id, isLive, options) => setLive(needs, id, isLive, options),
    changeSecrecy,
    takeDown: (id, order, trx) => inTransaction(needs.db, trx, (inner) => takeDown(needs, inner, id, order)),
    storyVersions: (id) => versionsOf(needs.db, id),
    pastState: (id, version) => pastState(needs.db, id, version),
    publicSpans: (id) => publicSpans(needs.db, id),
    presentPast: (view, id, moment) => presentPast(needs, view, id, moment),
    isAnythingDue: () => isAnythingDue(needs.db, needs.clock.now()),
    completeFeedIds: () => completeFeedIds(needs.db, addressStarts(needs.edition, needs.port)),
    publishDue: () => publishDue(needs),
    withdrawDue: () => withdrawDue(needs),
  };
}
