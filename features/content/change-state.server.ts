/** Publishing, withdrawing and correcting: one transaction each, with everything readers must be told. */
import { siteBySlug, urlDateOf } from '#features/sites/public.ts';
import {
  addCorrection,
  changeColumns,
  type ExistingArticle,
  keepVersions,
  lockArticles,
  lockDue,
} from './article-queries.server.ts';
import type { ContentNeeds, Work } from './content-needs.server.ts';
import { type ChangedArticle, tellReaders } from './tell-readers.server.ts';

export type StateChange =
  | { kind: 'done'; id: number; slug: string; version: number; state: string }
  | { kind: 'refused'; why: string };

/** Makes a story public now, or at `at` when that lies ahead. */
export async function publishArticle(needs: ContentNeeds, id: number, at?: Date): Promise<StateChange> {
  return changeOne(needs, id, 'publish', async (work, article, now) => {
    if (article.state === 'active') return 'it is public already';
    const isFirst = !article.was_public;
    const keepsDate = !isFirst && article.pub_date <= now;
    const pubDate = at ?? (keepsDate ? article.pub_date : now);
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

/** Takes a story out of readers' sight: its address answers 404 from now on. What never was public is a draft again. */
export async function withdrawArticle(needs: ContentNeeds, id: number): Promise<StateChange> {
  return changeOne(needs, id, 'withdraw', async (work, article, now) => {
    if (article.state === 'withdrawn') return 'it is withdrawn already';
    if (article.state === 'draft') return 'it is a draft, which nobody sees';
    await changeColumns(work, [id], { state: article.was_public ? 'withdrawn' : 'draft' }, now);
    return null;
  });
}

/** Adds a public correction note and changes the title or the lead when they were what was wrong [S31]. */
export async function correctArticle(
  needs: ContentNeeds,
  id: number,
  correction: { text: string; title?: string; lead?: string },
): Promise<StateChange> {
  return changeOne(needs, id, 'correct', async (work, _article, now) => {
    await addCorrection(work, id, now, correction.text);
    const { text: _, ...changes } = correction;
    await changeColumns(work, [id], changes, now);
    return null;
  });
}

export interface DuePublished {
  published: number;
  /** How long after its time the last of them became public. */
  latestMs: number;
}

/** Publishes what is scheduled and due. Safe to run in several processes at once [S32]. */
export async function publishDue(needs: ContentNeeds): Promise<DuePublished> {
  return needs.db.transaction().execute(async (work) => {
    const now = needs.clock.now();
    const due = await lockDue(work, now);
    if (due.length === 0) return { published: 0, latestMs: 0 };
    await changeColumns(work, due, { state: 'active' }, now);
    const articles = await lockArticles(work, { ids: due });
    await keepVersions(work, due, 'publish');
    await tellReaders(
      needs,
      work,
      articles.map((article) => changedOf(article)),
    );
    const latestMs = Math.max(...articles.map(({ pub_date }) => now.getTime() - pub_date.getTime()));
    return { published: due.length, latestMs };
  });
}

/** Null when it is done, else why not. */
export type Change = (work: Work, article: ExistingArticle, now: Date) => Promise<string | null>;

export async function changeOne(
  needs: ContentNeeds,
  id: number,
  cause: 'publish' | 'withdraw' | 'correct' | 'edit',
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
  const isOrWasSeen = [article, after].some(({ state }) => state === 'active');
  return {
    id: article.id,
    slugs: [article.slug],
    parentIds: article.parent_id === null || !isOrWasSeen ? [] : [article.parent_id],
  };
}
