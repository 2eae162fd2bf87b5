/** Publishing, withdrawing and correcting: one transaction each, including invalidations. */
import { siteBySlug, urlDateOf } from '#features/sites/public.ts';
import { cleanCharacters, cleanLine } from '../body/clean-text.ts';
import type { ContentNeeds, Work } from '../content-needs.server.ts';
import {
  addCorrection,
  type ChangedColumns,
  changeColumns,
  type DueArticle,
  type ExistingArticle,
  lockArticles,
  lockDue,
  lockToWithdraw,
  saveVersions,
} from './article-queries.server.ts';
import { projectChanges } from './project-changes.server.ts';
import type { ChangedStory } from './stories-changed.server.ts';

export type StateChange =
  | { kind: 'done'; id: number; slug: string; version: number; state: string }
  | { kind: 'refused'; why: string };

const withdrawnBeforePublished = 'it would go before it comes';

/** Publishes a story now, or schedules it when `at` lies in the future. */
export async function publishArticle(needs: ContentNeeds, id: number, at?: Date): Promise<StateChange> {
  return changeArticle(needs, id, 'publish', async (work, article, now) => {
    if (article.state === 'active') return 'it is public already';
    const isFirst = !article.was_public;
    const keepsDate = !isFirst && article.pub_date <= now;
    const pubDate = at ?? (keepsDate ? article.pub_date : now);
    if (article.withdraw_at && article.withdraw_at <= pubDate) return withdrawnBeforePublished;
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
 * Withdraws a story now, or schedules that when `at` lies in the future: from then on its address answers 404. A story
 * that was never public becomes a draft again.
 */
export async function withdrawArticle(needs: ContentNeeds, id: number, at?: Date): Promise<StateChange> {
  const isLater = at !== undefined && at > needs.clock.now();
  return changeArticle(needs, id, isLater ? 'schedule' : 'withdraw', async (work, article, now) => {
    if (article.state === 'withdrawn') return 'it is withdrawn already';
    if (article.state === 'draft') return 'it is a draft, which is not public';
    if (isLater && at <= article.pub_date) return withdrawnBeforePublished;
    await changeColumns(work, [id], isLater ? { withdraw_at: at } : withdrawnColumns(article), now);
    return null;
  });
}

function withdrawnColumns({ was_public }: ExistingArticle): ChangedColumns {
  return { state: was_public ? 'withdrawn' : 'draft', withdraw_at: null };
}

export interface Correction {
  text: string;
  title?: string;
  lead?: string;
}

/** Adds a public correction note and, when given, replaces the title or the lead [S31]. */
export async function correctArticle(
  needs: ContentNeeds,
  id: number,
  correction: Correction,
): Promise<StateChange> {
  const { text, ...changes } = cleanCorrection(correction);
  return changeArticle(needs, id, 'correct', async (work, _article, now) => {
    if (text === '') return 'the text of a correction must not be empty';
    if (changes.title === '') return 'a title is not empty';
    await addCorrection(work, id, now, text);
    await changeColumns(work, [id], changes, now);
    return null;
  });
}

/** A lead may be empty: some stories have none. */
function cleanCorrection({ text, title, lead }: Correction): Correction {
  return {
    text: cleanCharacters(text).trim(),
    ...(title === undefined ? {} : { title: cleanLine(title) }),
    ...(lead === undefined ? {} : { lead: cleanCharacters(lead).trim() }),
  };
}

/** The result of a scheduled run. */
export interface DueChanges {
  stories: number;
  /** Largest delay between due time and change. */
  latestMs: number;
}

/** Publishes scheduled stories that are due. Safe to run in several processes at once [S32]. */
export function publishDue(needs: ContentNeeds): Promise<DueChanges> {
  return changeDue(needs, 'publish', lockDue, () => ({ state: 'active' }));
}

/** Withdraws stories that are due, equally safe. */
export function withdrawDue(needs: ContentNeeds): Promise<DueChanges> {
  return changeDue(needs, 'withdraw', lockToWithdraw, withdrawnColumns);
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
    await saveVersions(work, ids, cause);
    await projectChanges(needs, work, {
      stories: before.map((article) => changedStory(article, after.get(article.id))),
      change: 'text',
      announce: true,
    });
    return {
      stories: due.length,
      latestMs: Math.max(...due.map(({ at }) => now.getTime() - at.getTime())),
    };
  });
}

/** Returns null when done, else the reason of the refusal. */
export type ArticleChange = (work: Work, article: ExistingArticle, now: Date) => Promise<string | null>;

export async function changeArticle(
  needs: ContentNeeds,
  id: number,
  cause: 'publish' | 'withdraw' | 'schedule' | 'correct' | 'edit',
  change: ArticleChange,
): Promise<StateChange> {
  return needs.db.transaction().execute(async (work) => {
    const [article] = await lockArticles(work, { ids: [id] });
    if (!article) return { kind: 'refused', why: `there is no story with the id ${id}` };
    const refusal = await change(work, article, needs.clock.now());
    if (refusal !== null) return { kind: 'refused', why: refusal };
    const [after] = await lockArticles(work, { ids: [id] });
    if (!after) throw new Error(`story ${id} vanished while it was locked`);
    await saveVersions(work, [id], cause === 'publish' && after.state === 'scheduled' ? 'schedule' : cause);
    const stories = [changedStory(article, after)];
    await projectChanges(needs, work, { stories, change: 'text', announce: true });
    return { kind: 'done', id, slug: after.slug, version: after.version, state: after.state };
  });
}

function changedStory(article: ExistingArticle, after = article): ChangedStory {
  const [wasPublic, isPublic] = [article, after].map(({ state }) => state === 'active');
  return {
    id: article.id,
    slugs: [article.slug],
    parentIds: article.parent_id !== null && (wasPublic || isPublic) ? [article.parent_id] : [],
    changesPosts: wasPublic !== isPublic,
  };
}
