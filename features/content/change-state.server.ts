/** Publishing, withdrawing and correcting: one transaction each, with everything readers must be told. */
import { siteBySlug, urlDateOf } from '#features/sites/public.ts';
import {
  addCorrection,
  type ChangedColumns,
  changeColumns,
  type DueArticle,
  type ExistingArticle,
  keepVersions,
  lockArticles,
  lockDue,
  lockToWithdraw,
} from './article-queries.server.ts';
import { cleanCharacters, cleanLine } from './clean-text.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import { type ChangedArticle, tellReaders } from './tell-readers.server.ts';

export type StateChange =
  | { kind: 'done'; id: number; slug: string; version: number; state: string }
  | { kind: 'refused'; why: string };

const goesBeforeItComes = 'it would go before it comes';

/** Makes a story public now, or at `at` when that lies ahead. */
export async function publishArticle(needs: ContentNeeds, id: number, at?: Date): Promise<StateChange> {
  return changeOne(needs, id, 'publish', async (work, article, now) => {
    if (article.state === 'active') return 'it is public already';
    const isFirst = !article.was_public;
    const keepsDate = !isFirst && article.pub_date <= now;
    const pubDate = at ?? (keepsDate ? article.pub_date : now);
    if (article.withdraw_at && article.withdraw_at <= pubDate) return goesBeforeItComes;
    const zone = siteBySlug(needs.edition, article.site).timeZone;
    await changeColumns(
      work,
      [id],
      {
        state: pubDate > now ? 'scheduled' : 'active',
        pub_date: pubDate,
        ...(isFirst ? { url_date: urlDateOf(pubDate, zone) } : {}),
      },
      now,
    );
    return null;
  });
}

/**
 * Takes a story out of readers' sight, now or at `at` when that lies ahead: from then on its address answers 404. What
 * never was public is a draft again.
 */
export async function withdrawArticle(needs: ContentNeeds, id: number, at?: Date): Promise<StateChange> {
  const isLater = at !== undefined && at > needs.clock.now();
  return changeOne(needs, id, isLater ? 'schedule' : 'withdraw', async (work, article, now) => {
    if (article.state === 'withdrawn') return 'it is withdrawn already';
    if (article.state === 'draft') return 'it is a draft, which nobody sees';
    if (isLater && at <= article.pub_date) return goesBeforeItComes;
    await changeColumns(work, [id], isLater ? { withdraw_at: at } : outOfSight(article), now);
    return null;
  });
}

function outOfSight({ was_public }: ExistingArticle): ChangedColumns {
  return { state: was_public ? 'withdrawn' : 'draft', withdraw_at: null };
}

export interface Correction {
  text: string;
  title?: string;
  lead?: string;
}

/** Adds a public correction note and changes the title or the lead when they were what was wrong [S31]. */
export async function correctArticle(
  needs: ContentNeeds,
  id: number,
  correction: Correction,
): Promise<StateChange> {
  const { text, ...changes } = cleanCorrection(correction);
  return changeOne(needs, id, 'correct', async (work, _article, now) => {
    if (text === '') return 'a correction says something';
    if (changes.title === '') return 'a title is not empty';
    await addCorrection(work, id, now, text);
    await changeColumns(work, [id], changes, now);
    return null;
  });
}

/** A lead may end up empty: there are stories without one. */
function cleanCorrection({ text, title, lead }: Correction): Correction {
  return {
    text: cleanCharacters(text).trim(),
    ...(title === undefined ? {} : { title: cleanLine(title) }),
    ...(lead === undefined ? {} : { lead: cleanCharacters(lead).trim() }),
  };
}

/** What the timetable did. */
export interface DueChanges {
  stories: number;
  /** How long after its time the last of them was changed. */
  latestMs: number;
}

/** Publishes what is scheduled and due. Safe to run in several processes at once [S32]. */
export function publishDue(needs: ContentNeeds): Promise<DueChanges> {
  return changeDue(needs, 'publish', lockDue, () => ({ state: 'active' }));
}

/** Withdraws what is due, safely in the same way. */
export function withdrawDue(needs: ContentNeeds): Promise<DueChanges> {
  return changeDue(needs, 'withdraw', lockToWithdraw, outOfSight);
}

async function changeDue(
  needs: ContentNeeds,
  cause: 'publish' | 'withdraw',
  lock: (work: Work, now: Date) => Promise<DueArticle[]>,
  change: (article: ExistingArticle) => ChangedColumns,
): Promise<DueChanges> {
  return needs.db.transaction().execute(async (work) => {
    const now = needs.clock.now();
    const due = await lock(work, now);
    if (due.length === 0) return { stories: 0, latestMs: 0 };
    const ids = due.map(({ id }) => id);
    const before = await lockArticles(work, { ids });
    for (const article of before) await changeColumns(work, [article.id], change(article), now);
    const after = new Map((await lockArticles(work, { ids })).map((article) => [article.id, article]));
    await keepVersions(work, ids, cause);
    await tellReaders(
      needs,
      work,
      before.map((article) => changedOf(article, after.get(article.id))),
    );
    return {
      stories: due.length,
      latestMs: Math.max(...due.map(({ at }) => now.getTime() - at.getTime())),
    };
  });
}

/** Null when it is done, else why not. */
export type Change = (work: Work, article: ExistingArticle, now: Date) => Promise<string | null>;

export async function changeOne(
  needs: ContentNeeds,
  id: number,
  cause: 'publish' | 'withdraw' | 'schedule' | 'correct' | 'edit',
  change: Change,
): Promise<StateChange> {
  return needs.db.transaction().execute(async (work) => {
    const [article] = await lockArticles(work, { ids: [id] });
    if (!article) return { kind: 'refused', why: `there is no story with the id ${id}` };
    const refusal = await change(work, article, needs.clock.now());
    if (refusal !== null) return { kind: 'refused', why: refusal };
    const [after] = await lockArticles(work, { ids: [id] });
    if (!after) throw new Error(`story ${id} vanished while it was locked`);
    await keepVersions(work, [id], cause === 'publish' && after.state === 'scheduled' ? 'schedule' : cause);
    await tellReaders(needs, work, [changedOf(article, after)]);
    return { kind: 'done', id, slug: after.slug, version: after.version, state: after.state };
  });
}

function changedOf(article: ExistingArticle, after = article): ChangedArticle {
  const [wasSeen, isSeen] = [article, after].map(({ state }) => state === 'active');
  return {
    id: article.id,
    slugs: [article.slug],
    parentIds: article.parent_id !== null && (wasSeen || isSeen) ? [article.parent_id] : [],
    takesPosts: wasSeen !== isSeen,
  };
}
