/**
 * The draft of a site's front, which its editors share, and its launches. A draft has the stories of boxes only: which
 * boxes there are is written by a command, and is public at once.
 */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import type { FeatureNeeds } from '#features/kit/public.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { type Draft, type Launch, launchesOf, launchOf, lockDraft } from './draft-queries.server.ts';
import { type ChosenBox, changeBoxes, type FrontChange } from './front-change.ts';
import { frontTopic } from './front-topic.ts';
import {
  type LaunchOrder,
  type LaunchOutcome,
  launchFront,
  saveAndTell,
  undoLaunch,
} from './launch-front.server.ts';
import { type BreakingPlace, placeBreaking } from './place-breaking.server.ts';
import {
  mostReadStories,
  newestStories,
  type PlacedStory,
  storiesById,
  storiesByTitle,
} from './placed-stories-queries.server.ts';
import { type DraftBox, differing, draftBoxes, type FrontDraft, readDraft } from './read-draft.server.ts';

export type DraftOutcome = { kind: 'done'; front: FrontDraft } | { kind: 'outdated' } | { kind: 'missing' };

/** `missing`: there is no such site. */
export interface FrontDrafts {
  read(site: string): Promise<FrontDraft | undefined>;
  change(site: string, change: FrontChange): Promise<DraftOutcome>;
  /** Restores the draft from a launch, or with null from the public front. */
  restore(site: string, order: { version: number; launch: number | null }): Promise<DraftOutcome>;
  launch(order: LaunchOrder): Promise<LaunchOutcome | { kind: 'missing' }>;
  undo(order: {
    site: string;
    launch: number;
    by: ChangeAuthor;
  }): Promise<LaunchOutcome | { kind: 'missing' }>;
  /** Puts a story into place 1000 of a front in the caller's transaction [ACT-11]. */
  placeBreaking(place: BreakingPlace, trx: Transaction<DB>): Promise<void>;
  launches(site: string): Promise<Launch[]>;
  /** The stories that the boxes name, without those that are not for this member. */
  named(front: FrontDraft, member: NewsroomViewer): Promise<PlacedStory[]>;
  choose(site: string, from: ChoiceSource, member: NewsroomViewer): Promise<PlacedStory[]>;
  /** Whether there is a topic of this name in the live connection. */
  isTopic(topic: string): boolean;
}

export type ChoiceSource = { kind: 'latest' } | { kind: 'mostRead' } | { kind: 'title'; text: string };

const loggedLaunches = 100;

export function createFrontDrafts(
  needs: Pick<FeatureNeeds, 'db' | 'clock' | 'edition' | 'recordInvalidations'>,
): FrontDrafts {
  const { db, edition } = needs;
  const isSite = (site: string) => edition.sites.some(({ slug }) => slug === site);

  async function changeDraft(
    site: string,
    change: (boxes: DraftBox[], draft: Draft, trx: Transaction<DB>) => Promise<ChosenBox[] | null>,
  ): Promise<DraftOutcome> {
    if (!isSite(site)) return { kind: 'missing' };
    return inTransaction(db, undefined, async (trx) => {
      const draft = await lockDraft(trx, site);
      const boxes = await draftBoxes(trx, site, draft);
      const changed = await change(boxes, draft, trx);
      if (changed === null) return { kind: 'outdated' };
      await saveAndTell(trx, site, differing(changed, boxes));
      return { kind: 'done', front: await readDraft(trx, site) };
    });
  }

  return {
    read: async (site) => (isSite(site) ? readDraft(db, site) : undefined),
    change: (site, change) => changeDraft(site, async (boxes) => changeBoxes(boxes, change)),
    restore: (site, { version, launch }) =>
      changeDraft(site, async (boxes, draft, trx) => {
        if (draft.version !== version) return null;
        if (launch === null) return boxes.map((box) => ({ ...box, stories: box.launched }));
        const found = await launchOf(trx, site, launch);
        const chosen = new Map(found?.boxes.map(({ slug, stories }) => [slug, stories]));
        return found ? boxes.map((box) => ({ ...box, stories: chosen.get(box.slug) ?? box.launched })) : null;
      }),
    launch: async (order) => (isSite(order.site) ? launchFront(needs, order) : { kind: 'missing' }),
    undo: async (order) => (isSite(order.site) ? undoLaunch(needs, order) : { kind: 'missing' }),
    placeBreaking: (place, trx) => placeBreaking(needs, trx, place),
    launches: (site) => launchesOf(db, site, loggedLaunches),
    named({ boxes }, member) {
      const ids = boxes.flatMap(({ stories, launched, shown, planned }) => [
        ...stories,
        ...launched,
        ...shown,
        ...planned,
      ]);
      return storiesById(db, [...new Set(ids)], member);
    },
    choose(site, from, member) {
      if (from.kind === 'title') return storiesByTitle(db, from.text, member);
      return from.kind === 'latest' ? newestStories(db, `latest:${site}`) : mostReadStories(db, site);
    },
    isTopic: (topic) => edition.sites.some(({ slug }) => frontTopic(slug) === topic),
  };
}
