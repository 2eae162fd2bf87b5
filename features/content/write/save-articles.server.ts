/**
 * Saves new and changed stories, one or a hundred, in the caller's transaction. Each save increments the version, saves
 * a snapshot, records a former slug, fixes the address's date at the first publication, adds the story to its lists and
 * records the invalidations.
 */
import pg from 'pg';
import { siteBySlug, urlDateOf } from '#features/sites/public.ts';
import { isSponsored } from '../article.ts';
import { type DraftBody, type StoredBody, withKeys } from '../body/block-keys.ts';
import { minutesToRead, paragraphCount } from '../body/measure-body.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import { columnsOf } from '../fields/fields-of.ts';
import { refuseWrongFields } from '../fields/refuse-wrong-fields.ts';
import { type ChangeAuthor, commandAuthor } from './acts/change-author.ts';
import type { ArticleDraft } from './article-draft.ts';
import {
  type ArticleRecord,
  type ArticleRelations,
  type ExistingArticle,
  lockArticles,
  ownersOfSlugs,
  reserveIds,
  saveFormerSlugs,
  storedBodies,
  writeArticles,
  writeCorrections,
  writeRelations,
} from './article-queries.server.ts';
import { newBlockKey } from './new-block-key.server.ts';
import { projectChanges } from './project-changes.server.ts';
import type { ChangedStory } from './stories-changed.server.ts';
import { saveVersions } from './versions/version-queries.server.ts';

export interface SavedArticle {
  id: number;
  slug: string;
  version: number;
  isNew: boolean;
}

export class SlugTaken extends Error {
  readonly slug: string;
  constructor(slug: string) {
    super(`the slug '${slug}' belongs to another story`);
    this.slug = slug;
  }
}

/** The story has a newer version than the one that the draft is based on. */
export class VersionOutdated extends Error {
  readonly newer: number;
  constructor(id: number, newer: number) {
    super(`story ${id} has the newer version ${newer}`);
    this.newer = newer;
  }
}

export type SaveCause = 'create' | 'edit' | 'import';

export interface DraftToSave extends ArticleDraft {
  id?: number;
  /** The version that the draft is based on, which is compared. */
  version?: number;
}

export interface SaveOptions {
  by?: ChangeAuthor;
  /** False: the caller records an invalidation of everything after the last save. */
  announce?: boolean;
}

/**
 * Drafts with an `id` change that story; drafts with a known `sourceKey` change the story with that key.
 * @throws {SlugTaken} {VersionOutdated}
 */
export async function saveArticles(
  needs: ContentNeeds,
  trx: Trx,
  drafts: DraftToSave[],
  cause: SaveCause,
  { by = commandAuthor, announce = true }: SaveOptions = {},
): Promise<SavedArticle[]> {
  drafts.forEach(refuseWrongFields);
  const existing = await lockArticles(trx, {
    ids: drafts.flatMap((draft) => draft.id ?? []),
    sourceKeys: drafts.flatMap((draft) => draft.sourceKey ?? []),
  });
  const known = drafts.map((draft) => existing.find((one) => isSameStory(one, draft)));
  refuseOutdated(drafts, known);
  const fresh = await reserveIds(trx, known.filter((one) => one === undefined).length);
  const ids = known.map((one) => one?.id ?? fresh.shift() ?? 0);
  await refuseTakenSlugs(trx, drafts, ids);

  const now = needs.clock.now();
  const former = await storedBodies(
    trx,
    existing.map(({ id }) => id),
  );
  const records = drafts.map((draft, at) => {
    const id = ids[at] ?? 0;
    const body = withKeys(draft.body, former.get(id) ?? [], newBlockKey);
    return recordOf(needs, { ...draft, body }, known[at], id, now);
  });
  await writeArticles(trx, records).catch((error: unknown) => {
    throw slugTakenIn(error, records) ?? error;
  });
  await writeRelations(
    trx,
    drafts.map((draft, at) => relationsOf(draft, ids[at] ?? 0)),
  );
  await writeCorrections(
    trx,
    drafts.flatMap(({ corrections }, at) => (corrections ? [{ articleId: ids[at] ?? 0, corrections }] : [])),
  );
  await saveFormerSlugs(trx, changedSlugs(drafts, known), now);
  const isScheduled = records.map(
    ({ state }, at) => cause !== 'import' && state === 'scheduled' && known[at]?.state !== 'scheduled',
  );
  await saveVersions(
    trx,
    ids.filter((_, at) => isScheduled[at]),
    'schedule',
    by,
  );
  await saveVersions(
    trx,
    ids.filter((_, at) => !isScheduled[at]),
    cause,
    by,
  );
  await projectChanges(needs, trx, {
    stories: records.map((record, at) => changedStory(record, drafts[at]?.parentId ?? null, known[at])),
    change: 'text',
    by,
    announce,
  });
  return records.map((record, at) => ({
    id: record.id,
    slug: record.slug,
    version: record.version,
    isNew: known[at] === undefined,
  }));
}

function changedStory(
  record: ArticleRecord,
  parentId: number | null,
  before: ExistingArticle | undefined,
): ChangedStory {
  const [wasPublic, isPublic] = [before, record].map((one) => one?.state === 'active');
  return {
    id: record.id,
    slugs: [record.slug, ...(before ? [before.slug] : [])],
    parentIds: [isPublic ? parentId : null, wasPublic && before ? before.parent_id : null].filter(
      (id) => id !== null,
    ),
    // The new section may be closed.
    changesPosts:
      before !== undefined &&
      (wasPublic !== isPublic || before.main_super_tag_id !== record.main_super_tag_id),
  };
}

function refuseOutdated(drafts: DraftToSave[], known: (ExistingArticle | undefined)[]): void {
  for (const [at, { version }] of drafts.entries()) {
    const before = known[at];
    if (before && version !== undefined && version !== before.version)
      throw new VersionOutdated(before.id, before.version);
  }
}

function isSameStory(one: ExistingArticle, draft: DraftToSave): boolean {
  if (draft.id !== undefined) return one.id === draft.id;
  return draft.sourceKey !== undefined && one.source_key === draft.sourceKey;
}

async function refuseTakenSlugs(trx: Trx, drafts: ArticleDraft[], ids: number[]): Promise<void> {
  const owners = await ownersOfSlugs(
    trx,
    drafts.map((draft) => draft.slug),
  );
  for (const [at, { slug }] of drafts.entries()) {
    const id = ids[at] ?? 0;
    if ((owners.get(slug) ?? id) !== id) throw new SlugTaken(slug);
    owners.set(slug, id);
  }
}

/** Another transaction took the slug after `refuseTakenSlugs` checked it. */
function slugTakenIn(error: unknown, records: ArticleRecord[]): SlugTaken | undefined {
  if (!(error instanceof pg.DatabaseError) || error.constraint !== 'articles_slug_key') return undefined;
  const taken = records.find(({ slug }) => error.detail?.includes(`(${slug})`));
  return new SlugTaken(taken?.slug ?? '');
}

function changedSlugs(
  drafts: ArticleDraft[],
  known: (ExistingArticle | undefined)[],
): { slug: string; articleId: number }[] {
  return drafts.flatMap((draft, at) => {
    const before = known[at];
    return before && before.slug !== draft.slug ? [{ slug: before.slug, articleId: before.id }] : [];
  });
}

function recordOf(
  needs: ContentNeeds,
  draft: ArticleDraft & { body: StoredBody },
  before: ExistingArticle | undefined,
  id: number,
  now: Date,
): ArticleRecord {
  const zone = siteBySlug(needs.edition, draft.site).timeZone;
  return {
    ...columnsOf(draft),
    id,
    slug: draft.slug,
    state: draft.state === 'active' && draft.pubDate > now ? 'scheduled' : draft.state,
    url_date: before?.was_public ? before.url_date : urlDateOf(draft.pubDate, zone),
    created_at: (before?.created_at ?? now).toISOString(),
    updated_at: (draft.updatedAt ?? now).toISOString(),
    withdraw_at: (draft.withdrawAt ?? before?.withdraw_at)?.toISOString() ?? null,
    version: (before?.version ?? 0) + 1,
    paragraph_count: paragraphCount(draft.body),
    minute: minutesToRead(draft.body),
    actions: [],
    source_key: draft.sourceKey ?? before?.source_key ?? null,
    source_hash: draft.sourceHash ?? before?.source_hash ?? null,
  };
}

function relationsOf(draft: ArticleDraft, articleId: number): ArticleRelations {
  // A paid story is not among the stories of an author, and search finds it by no author's name.
  const { authorIds = [], contributorIds = [] } = isSponsored({ flags: draft.flags ?? [] }) ? {} : draft;
  return {
    articleId,
    authorIds: unique(authorIds),
    contributorIds: unique(contributorIds),
    tagIds: unique(draft.tagIds ?? []),
    superTagIds: unique(draft.superTagIds ?? []),
    mirrors: unique(draft.mirroringSites ?? []).filter((site) => site !== draft.site),
    ...referencesIn(draft.body),
  };
}

/** Ids of images and slugs of stories that a body refers to. */
export function referencesIn(body: DraftBody): { imageIds: number[]; linkedSlugs: string[] } {
  const text = JSON.stringify(body);
  return {
    imageIds: [...text.matchAll(/"imageId":(\d+)/g)].map((match) => Number(match[1])),
    linkedSlugs: unique([
      ...[...text.matchAll(/"to":"story","slug":"([a-z0-9-]+)"/g)].flatMap((match) => match[1] ?? []),
      // In inline HTML the quotes are escaped; the `href` of an image block has plain ones.
      ...[...text.matchAll(/href(?:=\\|":)"story:([a-z0-9-]+)\\?"/g)].flatMap((match) => match[1] ?? []),
    ]),
  };
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
