/** Publishing, withdrawing and correcting: one transaction each, including invalidations. */
import { siteBySlug, urlDateOf } from '#features/sites/public.ts';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import { cleanCharacters, cleanLine } from '../../body/clean-text.ts';
import type { ContentNeeds, Trx } from '../../content-needs.server.ts';
import {
  addCorrection,
  type ChangedColumns,
  changeColumns,
  type DueArticle,
  type ExistingArticle,
  lockArticles,
  lockDue,
  lockToWithdraw,
} from '../article-queries.server.ts';
import { projectChanges } from '../project-changes.server.ts';
import type { ChangedStory } from '../stories-changed.server.ts';
import { saveVersions } from '../versions/version-queries.server.ts';
import { type ChangeAuthor, type ChangeOptions, commandAuthor } from './change-author.ts';

export type StateChange =
  | { kind: 'done'; id: number; slug: string; version: number; state: string }
  /** `newer`: the version that stands, when the change was based on an older one. */
  | { kind: 'refused'; why: string; newer?: number };

const withdrawnBeforePublished = 'it would go before it comes';

/** Publishes a story now, or schedules it when `at` lies in the future. */
export async function publishArticle(
  needs: ContentNeeds,
  id: number,
  at?: Date,
  options?: ChangeOptions,
): Promise<StateChange> {
  return changeArticle(needs, { id, cause: 'publish', ...options }, async (trx, article, now) => {
    if (article.state === 'active') return 'it is public already';
    const isFirst = !article.was_public;
    const embargo = article.embargo_until ?? article.pub_date;
    const keepsDate = !isFirst && article.pub_date <= now && article.pub_date >= embargo;
    const pubDate = at ?? (keepsDate ? article.pub_date : now);
    if (article.embargo_until && pubDate < article.embargo_until)
      return `it is under an embargo until ${article.embargo_until.toISOString()}`;
    if (article.withdraw_at && article.withdraw_at <= pubDate) return withdrawnBeforePublished;
    const zone = siteBySlug(needs.edition, article.site).timeZone;
    await changeColumns(
      trx,
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
export async function withdrawArticle(
  needs: ContentNeeds,
  id: number,
  at?: Date,
  options?: ChangeOptions,
): Promise<StateChange> {
  const isLater = at !== undefined && at > needs.clock.now();
  return changeArticle(
    needs,
    { id, cause: isLater ? 'schedule' : 'withdraw', ...options },
    async (trx, article, now) => {
      if (article.state === 'withdrawn') return 'it is withdrawn already';
      if (article.state === 'draft') return 'it is a draft, which is not public';
      if (isLater && at <= article.pub_date) return withdrawnBeforePublished;
      await changeColumns(trx, [id], isLater ? { withdraw_at: at } : withdrawnColumns(article), now);
      return null;
    },
  );
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
  options?: ChangeOptions,
): Promise<StateChange> {
  const { text, ...changes } = cleanCorrection(correction);
  return changeArticle(needs, { id, cause: 'correct', ...options }, async (trx, _article, now) => {
    if (text === '') return 'the text of a correction must not be empty';
    if (changes.title === '') return 'a title is not empty';
    await addCorrection(trx, id, now, text);
    await changeColumns(trx, [id], changes, now);
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

const schedule: ChangeAuthor = { kind: 'command', id: 'schedule' };

async function changeDue(
  needs: ContentNeeds,
  cause: 'publish' | 'withdraw',
  lock: (trx: Trx, now: Date) => Promise<DueArticle[]>,
  change: (article: ExistingArticle) => ChangedColumns,
): Promise<DueChanges> {
  return needs.db.transaction().execute(async (trx) => {
    const now = needs.clock.now();
    const due = await lock(trx, now);
    if (due.length === 0) return { stories: 0, latestMs: 0 };
    const ids = due.map(({ id }) => id);
    const before = await lockArticles(trx, { ids });
    const times = new Map(due.map(({ id, at }) => [id, at]));
    for (const article of before) {
      const { id } = article;
      const isAllowed = await needs.guardDue(trx, { id, change: cause, at: times.get(id) ?? now, now });
      const columns = isAllowed || cause === 'withdraw' ? change(article) : withdrawnColumns(article);
      await changeColumns(trx, [id], columns, now);
    }
    const after = new Map((await lockArticles(trx, { ids })).map((article) => [article.id, article]));
    await saveVersions(trx, ids, cause, schedule);
    await projectChanges(needs, trx, {
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
export type ArticleChange = (trx: Trx, article: ExistingArticle, now: Date) => Promise<string | null>;

export interface ArticleAct extends ChangeOptions {
  id: number;
  cause: 'publish' | 'withdraw' | 'schedule' | 'correct' | 'edit';
}

export async function changeArticle(
  needs: ContentNeeds,
  { id, cause, by = commandAuthor, trx: callers, version }: ArticleAct,
  change: ArticleChange,
): Promise<StateChange> {
  return inTransaction(needs.db, callers, async (trx) => {
    const [article] = await lockArticles(trx, { ids: [id] });
    if (!article) return { kind: 'refused', why: `there is no story with the id ${id}` };
    if (version !== undefined && version !== article.version)
      return { kind: 'refused', why: `it has the newer version ${article.version}`, newer: article.version };
    const refusal = await change(trx, article, needs.clock.now());
    if (refusal !== null) return { kind: 'refused', why: refusal };
    const [after] = await lockArticles(trx, { ids: [id] });
    if (!after) throw new Error(`story ${id} vanished while it was locked`);
    await saveVersions(
      trx,
      [id],
      cause === 'publish' && after.state === 'scheduled' ? 'schedule' : cause,
      by,
    );
    const stories = [changedStory(article, after)];
    await projectChanges(needs, trx, { stories, change: 'text', by, announce: true });
    return { kind: 'done', id, slug: after.slug, version: after.version, state: after.state };
  });
}

function changedStory(article: ExistingArticle, after = article): ChangedStory {
  const [wasPublic, isPublic] = [article, after].map(({ state }) => state === 'active');
  return {
    id: article.id,
    slugs: [...new Set([article.slug, after.slug])],
    parentIds: article.parent_id !== null && (wasPublic || isPublic) ? [article.parent_id] : [],
    changesPosts: wasPublic !== isPublic,
  };
}
